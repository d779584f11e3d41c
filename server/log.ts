import type { Config } from './config.ts'

// Structured, and without secrets: no headers, bodies or query strings are ever logged, and an
// error loses what a driver may have put beside its message.
export function loggerOptions({ LOG_LEVEL }: Pick<Config, 'LOG_LEVEL'>) {
  return {
    level: LOG_LEVEL,
    base: undefined,
    serializers: {
      err: (error: Error & { code?: string; constraint?: string; cause?: unknown }) => ({
        type: error.name,
        message: error.message,
        code: error.code,
        constraint: error.constraint,
        stack: error.stack ?? '',
        cause: error.cause instanceof Error ? error.cause.message : undefined,
      }),
      req: (request: { method: string; routeOptions?: { url?: string } }) => ({
        method: request.method,
        route: request.routeOptions?.url,
      }),
    },
  }
}
