// The last lines of a test run.

// Browser tests may be retried, but not silently.
export function retriedLines(retried) {
  return [...retried.map((name) => `retried: ${name}\n`), `${retried.length} retried\n`].join('')
}

// `retried` is null when no browser test ran.
export function lastLines({ passed, failed, retried }) {
  const named = failed.map((name) => `failed: ${name}\n`).join('')
  const again = retried === null ? '' : retriedLines(retried)
  return `${named}${again}${passed} passed, ${failed.length} failed\n`
}
