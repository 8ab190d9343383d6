/* server: a table that takes whatever comes, on a port of this machine that it prints.

   Answers a write of records with the records as they were sent, an id and a moment put into each, which is all that a
   client looks at. One thread, epoll, keep-alive. */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <netinet/tcp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/epoll.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <unistd.h>

enum { ROOM = 1 << 18, HEAD = 160, MOST = 1024 };

typedef struct {
  int used;
  char in[ROOM];
} Connection;

static Connection *connections[MOST];
static char out[2 * ROOM];
static unsigned long made;

static char *put(char *to, const char *from, size_t length) {
  memcpy(to, from, length);
  return to + length;
}

#define PUT(to, literal) put(to, literal, sizeof(literal) - 1)

static char *put_id(char *to) { return to + sprintf(to, "rec%014lu", made); }

/* Behind the bracket that closes the one at `from`; 0 where none does. */
static const char *closing(const char *from, const char *end) {
  int depth = 0, quoted = 0;
  for (const char *at = from; at < end; at++) {
    if (quoted) {
      if (*at == '\\') at++;
      else if (*at == '"') quoted = 0;
    } else if (*at == '"') quoted = 1;
    else if (*at == '[' || *at == '{') depth++;
    else if ((*at == ']' || *at == '}') && --depth == 0) return at + 1;
  }
  return 0;
}

/* Writes the answer to a body behind `to`. No string of JSON holds a bare quote, so the names of the members are found
   as they stand. */
static char *answer(char *to, const char *body, size_t length) {
  static const char list[] = "\"records\":", fields[] = "{\"fields\":";
  const char *end = body + length, *at = memmem(body, length, list, sizeof list - 1);
  const char *last = at ? closing(at + sizeof list - 1, end) : 0;
  if (!last) return 0;
  to = PUT(to, "{\"updatedRecords\":[],\"createdRecords\":[],\"records\":");
  at += sizeof list - 1;
  for (const char *next; (next = memmem(at, last - at, fields, sizeof fields - 1)); at = next + 1) {
    to = put(to, at, next + 1 - at);
    made++;
    to = PUT(to, "\"id\":\"");
    to = put_id(to);
    to = PUT(to, "\",\"createdTime\":\"2026-11-30T06:00:00.000Z\",");
  }
  to = put(to, at, last - at);
  return PUT(to, "}");
}

static int send_all(int socket, const char *from, size_t length) {
  while (length > 0) {
    ssize_t sent = send(socket, from, length, MSG_NOSIGNAL);
    if (sent <= 0) return 0;
    from += sent;
    length -= sent;
  }
  return 1;
}

/* Answers the whole requests that are there; 0 where the connection is to end. */
static int serve(int socket, Connection *connection) {
  for (;;) {
    char *end = memmem(connection->in, connection->used, "\r\n\r\n", 4);
    if (!end) return connection->used < ROOM;
    size_t length = 0;
    for (char *line = connection->in; line < end; line = (char *)memmem(line, end + 2 - line, "\r\n", 2) + 2)
      if (!strncasecmp(line, "content-length:", 15)) length = strtoul(line + 15, 0, 10);
    size_t whole = end + 4 - connection->in + length;
    if (whole > ROOM) return 0;
    if ((size_t)connection->used < whole) return 1;
    char *to = answer(out + HEAD, end + 4, length);
    int status = to ? 200 : 422;
    if (!to) to = PUT(out + HEAD, "{\"error\":\"INVALID_REQUEST\"}");
    char head[HEAD];
    int width = snprintf(head, sizeof head,
        "HTTP/1.1 %d OK\r\nContent-Type: application/json\r\nContent-Length: %td\r\n\r\n", status, to - out - HEAD);
    memcpy(out + HEAD - width, head, width);
    if (!send_all(socket, out + HEAD - width, to - out - HEAD + width)) return 0;
    connection->used -= whole;
    memmove(connection->in, connection->in + whole, connection->used);
  }
}

int main(void) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  int door = socket(AF_INET, SOCK_STREAM, 0), yes = 1;
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
  socklen_t size = sizeof address;
  if (bind(door, (struct sockaddr *)&address, size) || listen(door, 64)) return perror("server"), 1;
  getsockname(door, (struct sockaddr *)&address, &size);
  int queue = epoll_create1(0);
  struct epoll_event event = {.events = EPOLLIN, .data.fd = door};
  epoll_ctl(queue, EPOLL_CTL_ADD, door, &event);
  printf("ready %d\n", ntohs(address.sin_port));
  fflush(stdout);
  for (;;) {
    if (epoll_wait(queue, &event, 1, -1) < 1) continue;
    int socket = event.data.fd;
    if (socket == door) {
      socket = accept(door, 0, 0);
      if (socket < 0) continue;
      if (socket >= MOST) { close(socket); continue; }
      setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
      connections[socket] = calloc(1, sizeof(Connection));
      event = (struct epoll_event){.events = EPOLLIN, .data.fd = socket};
      epoll_ctl(queue, EPOLL_CTL_ADD, socket, &event);
      continue;
    }
    Connection *connection = connections[socket];
    ssize_t got = recv(socket, connection->in + connection->used, ROOM - connection->used, 0);
    if (got > 0) connection->used += got;
    if (got <= 0 || !serve(socket, connection)) {
      close(socket);
      free(connection);
      connections[socket] = 0;
    }
  }
}
