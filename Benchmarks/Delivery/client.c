/* client PORT FOLDER: the limit: posts the bodies of FOLDER with libcurl's easy handle, over one connection. */
#include <curl/curl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef struct {
  char *bytes;
  size_t used, room;
} Buffer;

static size_t take(char *from, size_t size, size_t count, void *context) {
  Buffer *buffer = context;
  size_t length = size * count;
  if (buffer->used + length > buffer->room) {
    buffer->room = 2 * (buffer->used + length);
    buffer->bytes = realloc(buffer->bytes, buffer->room);
  }
  memcpy(buffer->bytes + buffer->used, from, length);
  buffer->used += length;
  return length;
}

static Buffer read_body(const char *folder, int count) {
  char path[4096], piece[4096];
  Buffer body = {0};
  snprintf(path, sizeof path, "%s/rows%d.json", folder, count);
  FILE *file = fopen(path, "r");
  if (!file) exit((perror(path), 1));
  for (size_t got; (got = fread(piece, 1, sizeof piece, file)) > 0;) take(piece, 1, got, &body);
  fclose(file);
  return body;
}

static long long now(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return time.tv_sec * 1000000000ll + time.tv_nsec;
}

int main(int count, char **words) {
  if (count != 3) return fputs("name a port and a folder\n", stderr), 1;
  char url[256];
  snprintf(url, sizeof url, "http://127.0.0.1:%s/v0/appBench/Orders", words[1]);
  curl_global_init(CURL_GLOBAL_DEFAULT);
  CURL *easy = curl_easy_init();
  struct curl_slist *headers = curl_slist_append(0, "Authorization: Bearer patBench.0123456789");
  headers = curl_slist_append(headers, "User-Agent: drinkrun");
  headers = curl_slist_append(headers, "Content-Type: application/json");
  headers = curl_slist_append(headers, "Expect:");
  Buffer reply = {0};
  curl_easy_setopt(easy, CURLOPT_URL, url);
  curl_easy_setopt(easy, CURLOPT_CUSTOMREQUEST, "PATCH");
  curl_easy_setopt(easy, CURLOPT_HTTPHEADER, headers);
  curl_easy_setopt(easy, CURLOPT_WRITEFUNCTION, take);
  curl_easy_setopt(easy, CURLOPT_WRITEDATA, &reply);
  puts("ready");
  fflush(stdout);
  double seconds;
  int rows;
  while (scanf("%lf %d", &seconds, &rows) == 2) {
    Buffer body = read_body(words[2], rows);
    curl_easy_setopt(easy, CURLOPT_POSTFIELDS, body.bytes);
    curl_easy_setopt(easy, CURLOPT_POSTFIELDSIZE, (long)body.used);
    long long wall = now(CLOCK_MONOTONIC), cpu = now(CLOCK_PROCESS_CPUTIME_ID), end = wall + (long long)(seconds * 1e9);
    long requests = 0, status = 0;
    do {
      reply.used = 0;
      CURLcode code = curl_easy_perform(easy);
      curl_easy_getinfo(easy, CURLINFO_RESPONSE_CODE, &status);
      if (code != CURLE_OK || status != 200) return fprintf(stderr, "client: %d, status %ld\n", code, status), 1;
      requests++;
    } while (now(CLOCK_MONOTONIC) < end);
    printf("%ld %lld %lld\n", requests, now(CLOCK_MONOTONIC) - wall, now(CLOCK_PROCESS_CPUTIME_ID) - cpu);
    fflush(stdout);
    free(body.bytes);
  }
}
