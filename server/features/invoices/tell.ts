// Tells a client of an invoice or a credit note.
import { fill, type Language } from '#contract/language.ts'
import type { InvoiceDocument } from '#contract/money/invoices.ts'
import type { Db } from '#server/database/db.ts'
import { makeLink } from '#server/features/guests/service.ts'
import { queueMail } from '#server/features/mail/service.ts'
import { notify, waitOf, wants } from '#server/features/notifications/service.ts'
import { moneyOf, whenOf } from '#server/formats.ts'
import type { WantedInvoice } from './request-queries.ts'
import { invoiceTexts as texts, isPart, linesOf, sumsOf } from './texts.ts'

const guestLinkDays = 30

type Issued = { id: string; number: string; correctsId: string | null; document: InvoiceDocument }

export async function tellClient(db: Db, wanted: WantedInvoice, issued: Issued) {
  const { clientId, correctsNumber, bookingId, language } = wanted
  if (wanted.isErased) return
  const { number, document } = issued
  const paper = { bookingId, number, correctsNumber, document }
  if (clientId === null) {
    const path = await guestPath(db, bookingId)
    return mailPaper(db, paper, { to: wanted.clientEmail, language, path })
  }
  const path = clientPath(issued)
  await notify(db, {
    userId: clientId,
    event: 'invoice',
    type: 'invoice_generated',
    ...messageOf(paper),
    params: paramsOf(paper, language),
    actionUrl: path,
    data: { invoice_number: number, amount: document.totalCents / 100 },
  })
  if (!(await wants(db, clientId, 'invoice', 'email'))) return
  const runAt = await waitOf(db, clientId, {})
  await mailPaper(db, paper, { to: wanted.clientEmail, userId: clientId, language, path, runAt })
}

// A credit note is shown beside the invoice that it takes back.
export const clientPath = ({ id, correctsId }: Pick<Issued, 'id' | 'correctsId'>): `/${string}` =>
  `/client/dashboard?tab=invoices&invoice=${correctsId ?? id}`

async function guestPath(db: Db, bookingId: string): Promise<`/${string}`> {
  const until = Temporal.Now.instant().add({ hours: guestLinkDays * 24 })
  const link = await makeLink(db, bookingId, 'manage', until.toString())
  return `/guest/bookings#booking=${bookingId}&link=${link}`
}

type Paper = {
  bookingId: string
  number: string
  correctsNumber: string | null
  document: InvoiceDocument
}

function messageOf({ correctsNumber, document }: Paper) {
  if (correctsNumber === null) return { title: texts.ready, message: texts.readyText }
  return isPart(document)
    ? { title: texts.partBack, message: texts.partBackText }
    : { title: texts.takenBack, message: texts.takenBackText }
}

const paramsOf = ({ number, correctsNumber, document }: Paper, language: Language) => ({
  number,
  corrects: correctsNumber ?? '',
  shop: document.seller.name,
  amount: moneyOf(document.totalCents, language),
})

type Recipient = {
  to: string
  userId?: string
  language: Language
  path: `/${string}`
  runAt?: string | undefined
}

export async function mailPaper(db: Db, paper: Paper, recipient: Recipient) {
  const { number, document, bookingId } = paper
  const { language, path, ...rest } = recipient
  const money = (cents: number) => moneyOf(cents, language)
  const { title, message } = messageOf(paper)
  await queueMail(db, {
    kind: 'invoice',
    ...rest,
    language,
    bookingId,
    data: {
      name: document.client.name,
      title,
      message: fill(message, language, paramsOf(paper, language)),
      number,
      when: whenOf(document.visitedAt, document.timeZone, language),
      shop: `${document.seller.name}, ${document.seller.address}`,
      sums: [
        ...[...linesOf(document), ...sumsOf(document)].map(({ label, cents }) => ({
          name: label,
          value: money(cents),
        })),
        { name: texts.total, value: money(document.totalCents) },
      ],
      path,
    },
  })
}
