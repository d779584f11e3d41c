// What may not stand in the audit trail: secrets not at all, contacts only in part, so that erasing
// a person does not have to touch the trail.
import { maskEmail, maskPhone } from '#server/masks.ts'
import type { JsonObject, JsonValue } from '#server/database/tables.ts'

const secret = /password|token|secret|hash|^code$|codes$/i
const longestText = 200

export function redact(values: JsonObject): JsonObject {
  const kept = Object.entries(values).filter(([key]) => !secret.test(key))
  return Object.fromEntries(kept.map(([key, value]) => [key, redactValue(key, value)]))
}

function redactValue(key: string, value: JsonValue | undefined): JsonValue {
  if (value === undefined || value === null) return null
  if (Array.isArray(value)) return value.map((each) => redactValue(key, each))
  if (typeof value === 'object') return redact(value)
  if (typeof value !== 'string') return value
  if (/email/i.test(key)) return maskEmail(value)
  if (/phone/i.test(key)) return maskPhone(value)
  return value.length > longestText ? `${value.slice(0, longestText)}…` : value
}
