#pragma once
#include <stdarg.h>
#include <stdint.h>
#include <sys/socket.h>
#include <netinet/in.h>
#include <microhttpd.h>

/// What the library would say on standard error: it names URLs, so it is dropped.
static inline void httpd_say_nothing(void *context, const char *format, va_list arguments) {
  (void)context; (void)format; (void)arguments;
}

/// Starts a daemon on a socket that listens already; NULL where it cannot.
///
/// MHD_start_daemon is variadic, which Swift does not import.
static inline struct MHD_Daemon *httpd_start(
    int listener, unsigned int connections, unsigned int idle_seconds, size_t connection_memory,
    void *(*began)(void *, const char *, struct MHD_Connection *),
    MHD_AccessHandlerCallback continued, MHD_RequestCompletedCallback ended, void *context) {
  return MHD_start_daemon(
      MHD_USE_EPOLL_INTERNAL_THREAD | MHD_USE_ITC | MHD_ALLOW_SUSPEND_RESUME, 0, NULL, NULL,
      continued, context,
      MHD_OPTION_EXTERNAL_LOGGER, httpd_say_nothing, NULL,
      MHD_OPTION_LISTEN_SOCKET, listener,
      MHD_OPTION_CONNECTION_LIMIT, connections,
      MHD_OPTION_CONNECTION_TIMEOUT, idle_seconds,
      MHD_OPTION_CONNECTION_MEMORY_LIMIT, connection_memory,
      MHD_OPTION_URI_LOG_CALLBACK, began, context,
      MHD_OPTION_NOTIFY_COMPLETED, ended, context,
      MHD_OPTION_END);
}
