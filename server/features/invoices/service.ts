// Invoices for the client whose booking they are about, for the seller, and for administrators who may
// see money.
import type { Received } from '#contract/call.ts'
import type { ById } from '#contract/bookings/confirmation.ts'
import { fail } from '#contract/errors.ts'
import type { invoices } from '#contract/money/invoices.ts'
import type { Caller, SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { findParts } from '#server/features/bookings/booking-view.ts'
import { readerOf } from '#server/features/notifications/service.ts'
import { limit } from '#server/features/rate-limits/service.ts'
import { numberOf } from './issue.ts'
import {
  findInvoice,
  findPaper,
  listInvoices,
  listInvoicesOf,
  listPapersOf,
  type Paper,
} from './queries.ts'
import { takeNumbers } from './request-queries.ts'
import { clientPath, mailPaper } from './tell.ts'

const pageSize = 20

export async function readInvoices(
  { db, actor }: SignedInCaller,
  { after }: Received<typeof invoices.list>,
) {
  // One more than a page shows whether there are older ones.
  const found = await listInvoices(db, actor.id, { after, limit: pageSize + 1 })
  const page = found.slice(0, pageSize)
  const last = page.at(-1)
  const next = found.length > pageSize && last ? `${last.issuedAt}_${last.id}` : null
  return { invoices: page, next }
}

// More than anyone has.
const mostExported = 50_000

export function exportInvoices({ db, actor }: SignedInCaller) {
  return listInvoices(db, actor.id, { after: undefined, limit: mostExported })
}

export async function readInvoice({ db, actor }: SignedInCaller, id: string) {
  return (await findInvoice(db, actor.id, id)) ?? fail('NOT_FOUND')
}

export async function readInvoicesOf(caller: Caller, asked: ById) {
  const mayReach = await requireReader(caller, asked)
  const found = await listInvoicesOf(caller.db, asked.id)
  return found.map((invoice) => (mayReach ? invoice : withoutContact(invoice)))
}

const hour = 3600
const mailsAnHour = 5

// An invoice or a credit note.
export async function mailInvoice(caller: SignedInCaller, id: string) {
  const { db, actor } = caller
  const paper = (await findPaper(db, id)) ?? fail('NOT_FOUND')
  const { parts } = await findParts(caller, { id: paper.bookingId })
  if (!parts.includes('client')) fail('NOT_FOUND')
  await limit(db, [{ key: `invoice-mail:user:${actor.id}`, points: mailsAnHour, seconds: hour }])
  const { email: to, language } = await readerOf(db, actor.id)
  const path = clientPath({ id, correctsId: paper.correctsId })
  await inTransaction(db, (db) => mailPaper(db, paper, { to, userId: actor.id, language, path }))
}

export async function readPaper(caller: Caller, { id, link }: ById): Promise<Paper> {
  const paper = (await findPaper(caller.db, id)) ?? fail('NOT_FOUND')
  const mayReach = await requireReader(caller, { id: paper.bookingId, link })
  return mayReach ? paper : withoutContact(paper)
}

// Whether they may see how to reach the client.
async function requireReader(caller: Caller, asked: ById) {
  const { actor } = caller
  const { parts } = await findParts(caller, asked)
  if (parts.includes('client') || parts.includes('owner')) return true
  // Nobody has a part in a booking that does not exist.
  if (!parts.includes('reader') || !actor?.permissions.has('money.read')) return fail('NOT_FOUND')
  return actor.permissions.has('people.contacts')
}

type Printed = Pick<Paper, 'document'>

function withoutContact<Any extends Printed>(paper: Any): Any {
  const { document } = paper
  return { ...paper, document: { ...document, client: { ...document.client, email: '' } } }
}

// The next number of a series, in the caller's transaction: a rollback gives it back.
export async function takeNumber(db: Db, series: string) {
  return numberOf(series, await takeNumbers(db, series, 1))
}

const keptNote =
  'Invoices and credit notes are kept as long as tax law asks, also after an account is deleted. / Las facturas y notas de crédito se conservan mientras lo pida la ley fiscal, también después de eliminar la cuenta.'

// For the export of a person's data.
export async function collectInvoices(db: Db, clientId: string) {
  return { note: keptNote, invoices: await listPapersOf(db, clientId) }
}
