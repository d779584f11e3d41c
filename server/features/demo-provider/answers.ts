// Answers a call of the API, once per key.
import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import * as z from 'zod'
import type { Turn } from './ask.ts'
import { expand } from './expand.ts'
import type { Fault } from './faults.ts'
import { readForm } from './form.ts'
import { findRoute } from './routes.ts'
import { isRefusal, newThing } from './memory/store.ts'
import { isOf } from './memory/things.ts'

export type Answer = { status: number; body: unknown; isReplayed?: boolean }

export type Asked = { method: string; url: URL; body: string; headers: IncomingHttpHeaders }

export const failure = (status: number, type: string, message: string): Answer => ({
  status,
  body: { error: { type, message } },
})
export const broken = failure(500, 'api_error', 'Something broke.')

// With a key: the first answer that was worked for, also a failure.
export async function answerOnce(
  ask: Turn,
  asked: Asked,
  fault: Fault | undefined,
): Promise<Answer> {
  const key = asked.headers['idempotency-key']?.toString()
  if (key === undefined) return work(ask, asked)
  const { method, url, body } = asked
  const hash = createHash('sha256').update(`${method} ${url.pathname} ${body}`).digest('hex')
  const known = await ask.store.find(`key_${key}`)
  if (isOf(known, 'key')) {
    if (known.asked === hash) return { status: known.status, body: known.body, isReplayed: true }
    const message = 'Keys for idempotent requests can only be used with the same parameters.'
    return failure(400, 'idempotency_error', message)
  }
  const worked = fault?.kind === 'stuck' ? broken : await work(ask, asked)
  const answer = fault?.kind === 'broken' ? broken : worked
  const kept = newThing('key', { asked: hash, ...answer })
  await ask.store.save({ ...kept, id: `key_${key}` })
  return answer
}

async function work(ask: Turn, { method, url, body, headers }: Asked): Promise<Answer> {
  const route = findRoute(method, url.pathname)
  if (!route)
    return failure(404, 'invalid_request_error', `Unrecognized URL (${method}: ${url.pathname}).`)
  const input = readForm(method === 'GET' ? url.searchParams : new URLSearchParams(body))
  const account = headers['stripe-account']?.toString() ?? null
  try {
    const answer = await route.work({ ...ask, id: route.id, input, account })
    return { status: 200, body: await expand(ask.store, answer, pathsOf(input)) }
  } catch (error) {
    if (isRefusal(error)) return { status: error.status, body: error.body }
    if (error instanceof z.ZodError) return failure(400, 'invalid_request_error', error.message)
    throw error
  }
}

const asksToExpand = z.object({ expand: z.record(z.string(), z.string()) })

function pathsOf(input: object) {
  const { data } = asksToExpand.safeParse(input)
  return data ? Object.values(data.expand) : []
}
