#pragma once
#include <curl/curl.h>

/* Swift cannot call C variadics, and curl.h hides them behind macros of the same names: each
   function here fixes the type of the one argument. */

static inline CURLcode curl_set_long(CURL *easy, CURLoption option, long value) {
  return curl_easy_setopt(easy, option, value);
}
static inline CURLcode curl_set_offset(CURL *easy, CURLoption option, curl_off_t value) {
  return curl_easy_setopt(easy, option, value);
}
static inline CURLcode curl_set_string(CURL *easy, CURLoption option, const char *value) {
  return curl_easy_setopt(easy, option, value);
}
static inline CURLcode curl_set_bytes(CURL *easy, CURLoption option, const void *value) {
  return curl_easy_setopt(easy, option, value);
}
static inline CURLcode curl_set_url(CURL *easy, CURLU *url) {
  return curl_easy_setopt(easy, CURLOPT_CURLU, url);
}
static inline CURLcode curl_set_headers(CURL *easy, struct curl_slist *list) {
  return curl_easy_setopt(easy, CURLOPT_HTTPHEADER, list);
}
static inline CURLcode curl_set_write(CURL *easy, curl_write_callback body,
                                      curl_write_callback header, void *context) {
  curl_easy_setopt(easy, CURLOPT_WRITEDATA, context);
  curl_easy_setopt(easy, CURLOPT_HEADERDATA, context);
  CURLcode code = curl_easy_setopt(easy, CURLOPT_HEADERFUNCTION, header);
  return code ? code : curl_easy_setopt(easy, CURLOPT_WRITEFUNCTION, body);
}
static inline CURLcode curl_set_progress(CURL *easy, curl_xferinfo_callback progress,
                                         void *context) {
  curl_easy_setopt(easy, CURLOPT_XFERINFODATA, context);
  curl_easy_setopt(easy, CURLOPT_XFERINFOFUNCTION, progress);
  return curl_easy_setopt(easy, CURLOPT_NOPROGRESS, 0L);
}
static inline CURLcode curl_get_long(CURL *easy, CURLINFO info, long *value) {
  return curl_easy_getinfo(easy, info, value);
}
