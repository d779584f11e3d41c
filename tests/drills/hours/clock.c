// Moves the wall clock of a process by MOVED_CLOCK_SECONDS. Monotonic clocks and waits keep the
// real time: libfaketime shows the real time to signal handlers that interrupt a wait, and
// PostgreSQL's timeouts never fire.
#define _GNU_SOURCE
#include <stdlib.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static long moved;

__attribute__((constructor)) static void read_distance(void) {
  const char *given = getenv("MOVED_CLOCK_SECONDS");
  moved = given ? atol(given) : 0;
}

int clock_gettime(clockid_t clock, struct timespec *at) {
  int result = syscall(SYS_clock_gettime, clock, at);
  int is_wall = clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE;
  if (result == 0 && is_wall) at->tv_sec += moved;
  return result;
}

int gettimeofday(struct timeval *restrict at, void *restrict zone) {
  struct timespec now;
  (void)zone;
  clock_gettime(CLOCK_REALTIME, &now);
  *at = (struct timeval){now.tv_sec, now.tv_nsec / 1000};
  return 0;
}

time_t time(time_t *at) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (at) *at = now.tv_sec;
  return now.tv_sec;
}
