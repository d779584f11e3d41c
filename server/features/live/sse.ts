// Server-sent events as bytes, made once however many read them.
import type { LiveEventName, LiveEvents } from '#contract/live.ts'

// The id is how far the reader has come: a browser names it when it returns.
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
