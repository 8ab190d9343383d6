#!/usr/bin/env python3
"""usage: read_rows.py ENDPOINT TOKEN BASE TABLE: prints each row's fields, as pyairtable reads them, as a JSON line."""
import json, sys
from pyairtable import Api

endpoint, token, base, name = sys.argv[1:]
for record in Api(token, endpoint_url=endpoint).table(base, name).all():
    print(json.dumps(record["fields"], ensure_ascii=False))
