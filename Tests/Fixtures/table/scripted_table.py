#!/usr/bin/env python3
"""usage: scripted_table.py [ANSWER...]

ANSWER is what one request gets, in order; the requests behind the last of them are upserts that are done:
  ok        the upsert is done
  strangers status 200, with records of somebody else
  hang      no answer until the client goes
  STATUS    an error as Airtable says it; STATUS:TYPE names its type

A reading finds nothing, and takes no answer; how it is built it does not tell.

First line of output: the port on 127.0.0.1. Then for each request {"answer": …, "rows": [keys]}.
"""
import http.server, json, sys

script = sys.argv[1:]
rows = {}
keys_of = {}  # by the ids of records


class Table(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_PATCH(self):
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        merge = body.get("performUpsert")
        fields = [record["fields"] for record in body["records"]]
        answer = script.pop(0) if script else "ok"
        keys = [
            keys_of[record["id"]] if "id" in record
            else record["fields"][merge["fieldsToMergeOn"][0]]
            for record in body["records"]
        ]
        print(json.dumps({"answer": answer, "rows": keys}), flush=True)
        if answer == "hang":
            self.rfile.read(1)
            return
        if answer == "strangers":
            strangers = [{"id": "rec%014d" % n, "fields": {}} for n in range(len(keys))]
            ids = [record["id"] for record in strangers]
            self.say(200, {"records": strangers, "createdRecords": ids, "updatedRecords": []})
        elif answer == "ok":
            for key, row in zip(keys, fields):
                rows.setdefault(key, {}).update(row)
                keys_of["rec" + key[-14:]] = key
            records = [{"id": "rec" + key[-14:], "fields": rows[key]} for key in keys]
            self.say(200, {"records": records})
        else:
            status, _, kind = answer.partition(":")
            self.say(int(status), {"error": {"type": kind or "SCRIPTED", "message": "as told"}})

    def do_GET(self):
        if self.path.startswith("/v0/meta/"):
            self.say(404, {"error": "NOT_FOUND"})
            return
        self.say(200, {"records": []})

    def say(self, status, body):
        data = json.dumps(body).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *_):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Table)
server.daemon_threads = True
print(server.server_address[1], flush=True)
server.serve_forever()
