import { errors, fail, isRefusal, type ErrorCode } from '#contract/errors.ts'

// A refusal that is about one field is said under it: .catch(onField('code', 'CODE_INVALID')).
export function onField(field: string, ...codes: ErrorCode[]) {
  return (error: unknown): never => {
    if (isRefusal(error) && codes.includes(error.code))
      fail(error.code, { [field]: errors[error.code].message })
    throw error
  }
}
