// Server-sent events as bytes, encoded once for all readers.
import type { LiveEventName, LiveEvents } from '#contract/live.ts'

// The id is the reader's position, which the browser sends when it reconnects.
export function encode<Name extends LiveEventName>(name: Name, id: number, data: LiveEvents[Name]) {
  return Buffer.from(`id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
}

// Moves the reader's id without an event, and keeps proxies from closing a silent connection.
export function encodeBeat(id: number) {
  return Buffer.from(`id: ${id}\n:\n\n`)
}

export function encodeRetry(ms: number) {
  return Buffer.from(`retry: ${Math.round(ms)}\n\n`)
}
