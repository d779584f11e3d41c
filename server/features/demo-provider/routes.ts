// The calls of the provider's API that we make.
import * as z from 'zod'
import { createIntent, createRefund, listIntents, listRefunds, readBalance } from './charges.ts'
import {
  createAccount,
  createLink,
  createLoginLink,
  keepBalanceSettings,
  readAccount,
} from './accounts.ts'
import type { Ask } from './ask.ts'
import { saveFile, updateDispute } from './disputes.ts'
import {
  createBankPayout,
  createTransfer,
  listBankPayouts,
  listReversals,
  listTransfers,
  readBankPayout,
  reverseTransfer,
} from './bank-payouts.ts'
import { closeSession, createSession, readSession } from './sessions.ts'
import { listOf, newThing, requireThing } from './memory/store.ts'

type Work = (ask: Ask) => Promise<object>
type Route = { method: 'GET' | 'POST'; path: RegExp; work: Work }

const get = (path: RegExp, work: Work): Route => ({ method: 'GET', path, work })
const post = (path: RegExp, work: Work): Route => ({ method: 'POST', path, work })

const inList = async (data: Promise<object[]>) => ({
  object: 'list',
  data: await data,
  has_more: false,
})

const routes: Route[] = [
  post(/^\/v1\/customers$/, createCustomer),
  post(/^\/v1\/payment_methods\/(\w+)\/detach$/, detachMethod),
  post(/^\/v1\/checkout\/sessions$/, createSession),
  get(/^\/v1\/checkout\/sessions\/(\w+)$/, readSession),
  post(/^\/v1\/checkout\/sessions\/(\w+)\/expire$/, closeSession),
  post(/^\/v1\/payment_intents$/, createIntent),
  get(/^\/v1\/payment_intents$/, (ask) => inList(listIntents(ask))),
  get(/^\/v1\/payment_intents\/(\w+)$/, ({ store, id }) =>
    requireThing(store, id, 'payment_intent'),
  ),
  post(/^\/v1\/refunds$/, createRefund),
  get(/^\/v1\/refunds$/, (ask) => inList(listRefunds(ask))),
  get(/^\/v1\/refunds\/(\w+)$/, ({ store, id }) => requireThing(store, id, 'refund')),
  get(/^\/v1\/disputes\/(\w+)$/, ({ store, id }) => requireThing(store, id, 'dispute')),
  post(/^\/v1\/disputes\/(\w+)$/, updateDispute),
  post(/^\/v1\/files$/, saveFile),
  get(/^\/v1\/balance_transactions$/, (ask) => listPage(ask, 'balance_transaction')),
  get(/^\/v1\/balance$/, readBalance),
  get(/^\/v1\/events$/, (ask) => listPage(ask, 'event')),
  post(/^\/v1\/accounts$/, createAccount),
  get(/^\/v1\/accounts\/(\w+)$/, readAccount),
  post(/^\/v1\/accounts\/(\w+)\/login_links$/, createLoginLink),
  post(/^\/v1\/account_links$/, createLink),
  post(/^\/v1\/balance_settings$/, keepBalanceSettings),
  post(/^\/v1\/transfers$/, createTransfer),
  get(/^\/v1\/transfers$/, (ask) => inList(listTransfers(ask))),
  post(/^\/v1\/transfers\/(\w+)\/reversals$/, reverseTransfer),
  get(/^\/v1\/transfers\/(\w+)\/reversals$/, (ask) => inList(listReversals(ask))),
  post(/^\/v1\/payouts$/, createBankPayout),
  get(/^\/v1\/payouts$/, (ask) => inList(listBankPayouts(ask))),
  get(/^\/v1\/payouts\/(\w+)$/, readBankPayout),
]

export function findRoute(method: string, pathname: string) {
  for (const route of routes) {
    const match = route.path.exec(pathname)
    if (match && route.method === method) return { work: route.work, id: match[1] ?? '' }
  }
  return null
}

const newCustomer = z.object({
  email: z.string().nullable().default(null),
  metadata: z.record(z.string(), z.string()).default({}),
})

async function createCustomer({ store, input }: Ask) {
  const customer = newThing('customer', newCustomer.parse(input))
  await store.save(customer)
  return customer
}

async function detachMethod({ store, id }: Ask) {
  const method = await requireThing(store, id, 'payment_method')
  method.customer = null
  await store.save(method)
  return method
}

const wantedPage = z.object({
  limit: z.coerce.number().int().default(10),
  starting_after: z.string().optional(),
  created: z.object({ gte: z.coerce.number() }).default({ gte: 0 }),
})

// The newest first, a page at a time, as the provider lists everything.
async function listPage({ store, input }: Ask, object: 'event' | 'balance_transaction') {
  const { limit, starting_after: after, created } = wantedPage.parse(input)
  const all = (await listOf(store, object)).filter((each) => each.created >= created.gte)
  const start = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1
  const data = all.slice(start, start + limit)
  return { object: 'list', data, has_more: start + limit < all.length }
}
