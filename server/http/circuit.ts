// After five failures in a row the server is not contacted for a while, because waiting for it
// holds up everything else.

type Options = { failures: number; pauseMs: number }

export function createCircuit({ failures, pauseMs }: Options) {
  let inARow = 0
  let openUntil = 0

  return {
    // How long to wait; 0 means go. After the pause one caller tries, and the others wait.
    waitMs() {
      const left = openUntil - Date.now()
      if (left > 0) return left
      if (inARow >= failures) openUntil = Date.now() + pauseMs
      return 0
    },
    // As waitMs, for those who only want to know: they do not become the one who tries.
    pauseMs: () => Math.max(0, openUntil - Date.now()),
    succeeded() {
      inARow = 0
      openUntil = 0
    },
    failed() {
      inARow++
      if (inARow >= failures) openUntil = Date.now() + pauseMs
    },
  }
}
