import type { Config } from './config.ts'

// Structured logs without user data: headers, bodies and query strings are never logged, and error
// messages that may quote them are dropped.
export function loggerOptions({ LOG_LEVEL }: Pick<Config, 'LOG_LEVEL'>) {
  return {
    level: LOG_LEVEL,
    base: undefined,
    serializers: {
      err: (error: Error & { code?: string; constraint?: string; cause?: unknown }) => ({
        type: error.name,
        message: isQuoting(error) ? '' : error.message,
        code: error.code,
        constraint: error.constraint,
        stack: isQuoting(error) ? framesOf(error) : (error.stack ?? ''),
        cause:
          error.cause instanceof Error && !isQuoting(error.cause) ? error.cause.message : undefined,
      }),
      req: (request: { method: string; routeOptions?: { url?: string } }) => ({
        method: request.method,
        route: request.routeOptions?.url,
      }),
    },
  }
}

// Errors that quote input: unreadable JSON, dates and URLs, PostgreSQL class 22, and our own
// checks.
function isQuoting(error: Error & { code?: string }) {
  return (
    error instanceof SyntaxError ||
    error instanceof RangeError ||
    error instanceof URIError ||
    /^(22|ERR_INVALID)/.test(error.code ?? '')
  )
}

function framesOf({ stack = '' }: Error) {
  return stack.slice(Math.max(0, stack.search(/^ +at /m)))
}
