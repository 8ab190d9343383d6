#!/usr/bin/env python3
"""usage: echoing_table.py STATUS: answers every request with that status, and repeats the token in all ways it knows.

A redirect goes to another server of this program, with the token in its address.
First line of output: the port on 127.0.0.1. Then for each request {"method": …, "isRedirected": …, "hasToken": …}.
"""
import base64, http.server, json, sys, threading, urllib.parse

status = int(sys.argv[1])


class Echo(http.server.BaseHTTPRequestHandler):
    def answer(self):
        self.rfile.read(int(self.headers.get("Content-Length") or 0))
        said = self.headers.get("Authorization", "")
        is_redirected = self.server is not first
        print(json.dumps({"method": self.command, "isRedirected": is_redirected, "hasToken": bool(said)}), flush=True)
        token = said.removeprefix("Bearer ")
        encoded = [base64.b64encode(text.encode()).decode() for text in (token, said, "x" + said)]
        message = " ".join([said, urllib.parse.quote(token, safe=""), self.path, *encoded])
        body = json.dumps({"error": {"type": "ECHO", "message": message}}).encode()
        self.send_response(status)
        if status == 302:
            self.send_header("Location", f"http://127.0.0.1:{second.server_address[1]}/{urllib.parse.quote(token)}")
        if status == 429:
            self.send_header("Retry-After", "1")
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    do_GET = do_POST = do_PATCH = answer

    def log_message(self, *_):
        pass


first, second = (http.server.ThreadingHTTPServer(("127.0.0.1", 0), Echo) for _ in range(2))
print(first.server_address[1], flush=True)
threading.Thread(target=second.serve_forever, daemon=True).start()
first.serve_forever()
