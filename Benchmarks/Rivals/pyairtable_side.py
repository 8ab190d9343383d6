"""pyairtable PORT FOLDER: `batch_upsert` of the records in FOLDER's bodies."""
import json
import sys
import time

from pyairtable import Api

PORT, FOLDER = sys.argv[1:3]
table = Api("patBench.0123456789", endpoint_url=f"http://127.0.0.1:{PORT}").table("appBench", "Orders")
print("ready", flush=True)
for line in sys.stdin:
    seconds, rows = line.split()
    with open(f"{FOLDER}/rows{rows}.json", encoding="utf-8") as file:
        body = json.load(file)
    keys = body["performUpsert"]["fieldsToMergeOn"]
    wall, cpu = time.monotonic_ns(), time.process_time_ns()
    requests = 0
    while time.monotonic_ns() - wall < float(seconds) * 1e9:
        table.batch_upsert(body["records"], key_fields=keys)
        requests += 1
    print(requests, time.monotonic_ns() - wall, time.process_time_ns() - cpu, flush=True)
