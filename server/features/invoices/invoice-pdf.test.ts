// The file: whose it is, and how it is drawn.
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { invoicePath } from '#contract/money/invoices.ts'
import { createVisitor, openApp, signIn } from '#tests/http.ts'
import { completedBooking, issueNow, moveBooking } from '#tests/invoices.ts'
import { list } from '#tests/listing.ts'
import { as, db, make } from '#tests/world.ts'
import { drawInvoice } from './invoice-pdf.ts'
import { findPaper } from './queries.ts'

const app = openApp()
let client: Actor
let barber: Actor
let id: string

beforeEach(async () => {
  const shop = await list('Peluquería Ñandú')
  barber = shop.barber
  client = await make.person('client')
  const bookingId = await completedBooking(client, shop)
  await issueNow()
  await moveBooking(await make.person('admin'), bookingId, 'void')
  await issueNow()
  const { invoices } = await as(client).invoices.list({})
  id = invoices[0]!.id
})

async function signedIn(who: Actor) {
  const visitor = createVisitor(app)
  await signIn(visitor, who)
  return visitor
}

test('is for its client, kept nowhere, and named by its number', async () => {
  const visitor = await signedIn(client)
  const { status, headers } = await visitor.get(`${invoicePath(id)}?language=es`)
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('application/pdf')
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['content-disposition']).toMatch(/^inline; filename="kempt-HOU-\d{4}-\d{6}\.pdf"$/)
  for (const wrong of [invoicePath('x'), invoicePath(client.id), `${invoicePath(id)}?language=fr`])
    expect((await visitor.get(wrong)).status).toBe(404)
  const other = await signedIn(await make.person('client'))
  expect((await other.get(invoicePath(id))).status).toBe(404)
  expect((await createVisitor(app).get(invoicePath(id))).status).toBe(404)
})

test('is for the seller and for administrators who see money, without the address they may not see', async () => {
  const fileFor = async (who: Actor) => (await signedIn(who)).get(invoicePath(id))
  const { body: paper } = await fileFor(client)
  for (const who of [barber, await make.person('admin'), await make.admin('operations')])
    expect(await fileFor(who)).toMatchObject({ status: 200, body: paper })
  const { status, body } = await fileFor(await make.admin('finance'))
  expect(status).toBe(200)
  expect(body === paper).toBe(false)
  const { barber: elsewhere } = await list('Elsewhere')
  for (const who of [elsewhere, await make.admin('support'), await make.admin('analyst')])
    expect((await fileFor(who)).status).toBe(404)
})

test('gives the same bytes each time, others in the other language and for a credit note', async () => {
  const { invoices } = await as(client).invoices.list({})
  const credit = await findPaper(db, invoices[0]!.creditNotes[0]!.id)
  const paper = await findPaper(db, id)
  const [one, two, english, taken] = await Promise.all([
    drawInvoice(paper!, 'es'),
    drawInvoice(paper!, 'es'),
    drawInvoice(paper!, 'en'),
    drawInvoice(credit!, 'es'),
  ])
  expect(one.subarray(0, 8).toString()).toBe('%PDF-1.7')
  expect(one.equals(two)).toBe(true)
  expect(one.length).toBeLessThan(40_000)
  expect(one.equals(english)).toBe(false)
  expect(one.equals(taken)).toBe(false)
})
