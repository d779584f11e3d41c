// When a server does not answer five times in a row, nobody tries again for a while: those who wait
// for it hold up everything else.

type Options = { failures: number; pauseMs: number }

export function createCircuit({ failures, pauseMs }: Options) {
  let inARow = 0
  let openUntil = 0

  return {
    // How long to stay away; 0 means go. After the pause one caller tries, and the others wait.
    waitMs() {
      const left = openUntil - Date.now()
      if (left > 0) return left
      if (inARow >= failures) openUntil = Date.now() + pauseMs
      return 0
    },
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
