import { AppError, isRefusal, type ErrorCode } from '#contract/errors.ts'

// A limit's refusal in the words of the call: .catch(refusedAs('RESEND_TOO_OFTEN')).
export function refusedAs(code: ErrorCode) {
  return (error: unknown): never => {
    if (!isRefusal(error) || error.code !== 'TOO_MANY_REQUESTS') throw error
    const refusal = new AppError(code)
    if (error instanceof AppError) refusal.retryAfterSeconds = error.retryAfterSeconds
    throw refusal
  }
}
