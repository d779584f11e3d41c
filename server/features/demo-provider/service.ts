// Stands in for the payment provider, in tests and in the demo city: the part of Stripe's HTTP API that
// we use, with a memory, hosted pages, signed events and faults on demand. Nothing leaves the machine.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '#server/database/db.ts'
import { createHostedPages, languageOf, type Page } from './hosted-pages.ts'
import { answerOnce, broken, failure, type Answer, type Asked } from './answers.ts'
import type { Turn } from './ask.ts'
import { endBankPayout, tooLittle } from './bank-payouts.ts'
import { failRefund } from './charges.ts'
import { disputePayment, endDispute } from './disputes.ts'
import { createFaults, type Fault } from './faults.ts'
import { createMessenger, type Deliver } from './messenger.ts'
import { rememberInDatabase } from './memory/queries.ts'
import { listOf, rememberInProcess, type Memory } from './memory/store.ts'
import type { Kind } from './memory/things.ts'

// For the demo city, and for tests.
export const rememberForever = (db: Db): Memory => rememberInDatabase(db)
export const rememberHere = (): Memory => rememberInProcess()

type Options = {
  memory: Memory
  // Where the hosted page of a session is; by default at this server.
  pageUrl?: (sessionId: string) => string
  // The same for the page of an account.
  accountUrl?: (linkId: string) => string
  bankSeconds?: number
  // Called for every event, with its body and signature.
  deliver?: Deliver
  webhookSecret?: string
  port?: number
}

export type DemoProvider = Awaited<ReturnType<typeof startDemoProvider>>

export async function startDemoProvider(options: Options) {
  const { memory } = options
  const faults = createFaults()
  let origin = ''
  const pageUrl = options.pageUrl ?? ((sessionId: string) => `${origin}/c/pay/${sessionId}`)
  const accountUrl = options.accountUrl ?? ((linkId: string) => `${origin}/c/account/${linkId}`)
  const { bankSeconds = Infinity } = options
  const messenger = createMessenger(options)

  // Events are sent after the turn, when what they tell about can be read.
  async function inTurn<T>(work: (turn: Turn) => Promise<T>) {
    const { emit, emitted } = messenger.open()
    const result = await memory.inTurn(async (store) => {
      const done = await work({ store, emit, pageUrl, accountUrl, bankSeconds })
      for (const event of emitted) await store.save(event)
      return done
    })
    emitted.forEach(messenger.send)
    return result
  }

  const { visitPage, visitAccount } = createHostedPages(inTurn)

  async function answerApi(asked: Asked, fault: Fault | undefined): Promise<Answer> {
    if (!asked.headers.authorization?.startsWith('Bearer sk_test_'))
      return failure(401, 'invalid_request_error', 'Invalid API Key provided.')
    if (fault?.kind === '500') return broken
    if (fault?.kind === '429') return failure(429, 'rate_limit_error', 'Too many requests.')
    if (fault?.kind === 'poor') return { status: 400, body: tooLittle().body }
    return inTurn((turn) => answerOnce(turn, asked, fault))
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const { method = 'GET', headers } = request
    const url = new URL(request.url ?? '/', origin)
    const body = await textOf(request)
    const fault = faults.take(`${method} ${url.pathname}`)
    if (fault?.kind === 'slow') await sleep(fault.ms ?? 1000)
    const [, place, kind, id = ''] = url.pathname.split('/')
    const form = method === 'POST' ? new URLSearchParams(body) : undefined
    if (place === 'c' && kind === 'pay') return sendPage(response, await visitPage(id, form))
    if (place === 'c' && kind === 'account')
      return sendPage(response, await visitAccount(id, languageOf(headers), form))
    const answer = await answerApi({ method, url, body, headers }, fault)
    // The SDK repeats a closed connection by itself; after a silence it gives up.
    if (fault?.kind === 'drop')
      return void setTimeout(() => request.socket.destroy(), fault.ms ?? 0)
    sendJson(response, answer)
  }

  const server = createServer(
    (request, response) => void handle(request, response).catch(() => response.destroy()),
  )
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${portOf(server.address())}`
  // Does not keep a process alive that has nothing else to do.
  server.unref()

  return {
    origin,
    faults,
    visitPage,
    visitAccount,
    deliverTo: messenger.deliverTo,
    // All events so far have arrived, or were given up.
    settled: messenger.settled,
    list: <K extends Kind>(object: K) => memory.inTurn((store) => listOf(store, object)),
    failRefund: (id: string) => inTurn((turn) => failRefund(turn, id)),
    // A client's bank takes a payment back, and decides weeks later.
    disputePayment: (intentId: string) => inTurn((turn) => disputePayment(turn, intentId)),
    endDispute: (id: string, status: 'won' | 'lost') =>
      inTurn((turn) => endDispute(turn, id, status)),
    // The bank's answer to a payout.
    endPayout: (id: string, status: 'paid' | 'failed') =>
      inTurn((turn) => endBankPayout(turn, id, status)),
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function sendPage(response: ServerResponse, page: Page) {
  if (page === null) return response.writeHead(404).end()
  if ('location' in page) return response.writeHead(303, { location: page.location }).end()
  return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page.html)
}

function sendJson(response: ServerResponse, { status, body, isReplayed }: Answer) {
  const replayed = isReplayed && { 'idempotent-replayed': 'true' }
  response
    .writeHead(status, { 'content-type': 'application/json', ...replayed })
    .end(JSON.stringify(body))
}

async function textOf(request: IncomingMessage) {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

function portOf(address: AddressInfo | string | null) {
  if (typeof address === 'object' && address !== null) return address.port
  throw new Error('The demo provider has no port.')
}
