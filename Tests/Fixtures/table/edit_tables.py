#!/usr/bin/env python3
"""usage: edit_tables.py ENDPOINT TOKEN BASE: does what the JSON lines on standard input say, through the real pyairtable.

{"make": NAME, "fields": [{"name": …, "type": …}]}  makes a table
{"add": NAME, "records": [{…}]}                     adds records
{"change": NAME, "where": [COLUMN, VALUE], "to": {…}}  changes the one record that has that value
{"remove": NAME, "where": [COLUMN, VALUE]}          takes the one record out that has it
"""
import json, sys
from pyairtable import Api

endpoint, token, base_id = sys.argv[1:]
api = Api(token, endpoint_url=endpoint)
for line in sys.stdin:
    act = json.loads(line)
    if "make" in act:
        api.base(base_id).create_table(act["make"], act["fields"])
    elif "add" in act:
        api.table(base_id, act["add"]).batch_create(act["records"])
    else:
        table = api.table(base_id, act.get("change") or act["remove"])
        column, value = act["where"]
        (record,) = [r for r in table.all() if r["fields"].get(column) == value]
        if "change" in act:
            table.update(record["id"], act["to"])
        else:
            table.delete(record["id"])
