// Signs the provider's events and sends them.
import { createHmac } from 'node:crypto'
import { newThing } from './memory/store.ts'
import type { Thing, ThingOf } from './memory/things.ts'

export const apiVersion = '2026-10-28.endive'

export type Deliver = (body: string, signature: string) => Promise<unknown>

type Options = { deliver?: Deliver; webhookSecret?: string }

export function createMessenger({ deliver: first, webhookSecret = '' }: Options) {
  const sending = new Set<Promise<unknown>>()
  let deliver = first

  return {
    deliverTo: (target: Deliver) => void (deliver = target),
    // Collects the events of one turn.
    open() {
      const emitted: ThingOf<'event'>[] = []
      const emit = (type: string, object: Thing, account?: string) => {
        const data = { object: structuredClone(object) }
        const about = account === undefined ? {} : { account }
        emitted.push(newThing('event', { type, api_version: apiVersion, data, ...about }))
      }
      return { emit, emitted }
    },
    send(event: ThingOf<'event'>) {
      if (!deliver) return
      const body = JSON.stringify(event)
      const sent = deliver(body, signatureOf(body, webhookSecret)).catch(() => {})
      sending.add(sent)
      void sent.finally(() => sending.delete(sent))
    },
    async settled() {
      while (sending.size > 0) await Promise.all(sending)
    },
  }
}

// As the provider signs: the moment and the body.
export function signatureOf(body: string, secret: string, atMs = Date.now()) {
  const at = Math.floor(atMs / 1000)
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`
}
