import type { Config } from './config.ts'

// Structured, and without anything people sent: no headers, bodies or query strings are ever logged,
// and an error loses what may quote them.
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

// JSON, dates and addresses that cannot be read are quoted in the message; so is what PostgreSQL
// cannot read (class 22) and what a check of ours refuses.
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
