// Invoices and credit notes of bookings, through the API.
import { beforeEach, describe, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { jobs } from '#server/jobs.ts'
import { bookingAt, fromNow } from '#tests/bookings.ts'
import { completedBooking, issueNow, moveBooking } from '#tests/invoices.ts'
import { list, type Listed } from '#tests/listing.ts'
import { as, db, jobContext, make } from '#tests/world.ts'
import { listInDenver } from '#tests/zones.ts'
import { issuePast } from './issue.ts'

const admin = await make.person('admin')
let shop: Listed
let client: Actor

beforeEach(async () => {
  shop = await list('Third Ward Cuts', { profile: { licenseNumber: 'TX-1' } })
  client = await make.person('client')
})

const mine = async (who = client) => (await as(who).invoices.list({})).invoices

const papersOf = (bookingId: string) =>
  db
    .selectFrom('invoices')
    .selectAll()
    .where('bookingId', '=', bookingId)
    .orderBy('invoiceNumber')
    .execute()

const requests = () => db.selectFrom('invoiceRequests').selectAll().execute()

describe('issuing', () => {
  test('a completed booking gets its invoice a few minutes later, from the job', async () => {
    const id = await completedBooking(client, shop)
    expect(await papersOf(id)).toEqual([])
    await jobs['issue-invoices'].run({}, jobContext)
    expect(await mine()).toEqual([])
    await issueNow()
    expect(await requests()).toEqual([])
    const [invoice, ...others] = await mine()
    expect(others).toEqual([])
    const { year } = Temporal.Instant.from(invoice!.issuedAt).toZonedDateTimeISO('America/Chicago')
    expect(invoice).toMatchObject({
      number: expect.stringMatching(new RegExp(`^HOU-${year}-\\d{6}$`)),
      bookingId: id,
      laterTipCents: 0,
      creditNotes: [],
      document: {
        seller: {
          name: 'Third Ward Cuts',
          owner: 'barber',
          address: '100 Main St, Houston, TX',
          license: 'TX-1',
        },
        client: { name: 'client' },
        professional: 'barber',
        items: [{ name: 'Haircut', priceCents: 3000 }],
        discountCents: 0,
        creditCents: 0,
        tipCents: 0,
        totalCents: 3000,
        payment: 'at_shop',
      },
    })
    expect(await as(client).invoices.read({ id: invoice!.id })).toEqual(invoice)
  })

  test('the client is told once, with number and amount', async () => {
    await completedBooking(client, shop)
    await issueNow()
    await issueNow()
    const [invoice] = await mine()
    const { notifications } = await as(client).notifications.list({ type: 'invoice_generated' })
    expect(notifications).toMatchObject([
      {
        type: 'invoice_generated',
        message: 'Third Ward Cuts, $30.00.',
        actionUrl: `/client/dashboard?tab=invoices&invoice=${invoice!.id}`,
        notificationData: { invoice_number: invoice!.number, amount: 30 },
      },
    ])
    const mails = await db
      .selectFrom('mails')
      .select(['subject', 'body'])
      .where('userId', '=', client.id)
      .where('kind', '=', 'invoice')
      .execute()
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toBe(`Your invoice is ready: ${invoice!.number}`)
    expect(mails[0]?.body).toContain('$30.00')
  })

  test('discount, credit and tip stand on it, and a later tip beside it', async () => {
    const id = await completedBooking(client, shop)
    const less = { discountCents: 500, creditCents: 700, totalCents: 1800 }
    await db.updateTable('bookings').set(less).where('id', '=', id).execute()
    await as(client).afterBooking.tip({ id, tipCents: 400 })
    await issueNow()
    const [invoice] = await mine()
    expect(invoice).toMatchObject({
      laterTipCents: 0,
      document: { discountCents: 500, creditCents: 700, tipCents: 400, totalCents: 2200 },
    })
    await as(client).afterBooking.tip({ id, tipCents: 600 })
    expect(await mine()).toEqual([{ ...invoice, laterTipCents: 200 }])
  })

  test('one that does not add up is not issued, and the others do not wait', async () => {
    const wrong = await completedBooking(client, shop)
    const right = await completedBooking(client, shop, { day: 3 })
    await db.updateTable('bookings').set({ totalCents: 9999 }).where('id', '=', wrong).execute()
    await expect(issueNow()).rejects.toThrow('Invoices that were not issued: 1')
    expect(await papersOf(wrong)).toEqual([])
    expect(await papersOf(right)).toHaveLength(1)
    // It is tried again later.
    await jobs['issue-invoices'].run({}, jobContext)
    await db.updateTable('bookings').set({ totalCents: 3000 }).where('id', '=', wrong).execute()
    await issueNow()
    expect(await papersOf(wrong)).toHaveLength(1)
  })

  test('a booking that was never completed, and a walk-in without an address, have none', async () => {
    const row = { clientId: null, guestName: 'Walk-in', source: 'walk_in' } as const
    const id = await bookingAt(client, shop, fromNow(-30), { ...row, totalCents: 3000 })
    await moveBooking(admin, id, 'complete')
    const missed = await bookingAt(client, shop, fromNow(-90))
    await moveBooking(shop.barber, missed, 'no_show')
    expect(await requests()).toEqual([])
  })
})

describe('credit notes', () => {
  test('a booking that is undone before the invoice is issued leaves no paper', async () => {
    const id = await completedBooking(client, shop)
    await moveBooking(admin, id, 'void')
    await issueNow()
    expect(await papersOf(id)).toEqual([])
  })

  test('one that is undone later gets a credit note beside its invoice', async () => {
    const id = await completedBooking(client, shop)
    await as(client).afterBooking.tip({ id, tipCents: 400 })
    await issueNow()
    await moveBooking(admin, id, 'void')
    await issueNow()
    const [invoice, credit] = await papersOf(id)
    expect(credit).toMatchObject({
      correctsId: invoice?.id,
      totalCents: -3400,
      document: { tipCents: -400, totalCents: -3400, items: [{ priceCents: -3000 }] },
    })
    expect(await mine()).toMatchObject([
      {
        id: invoice?.id,
        document: { totalCents: 3400 },
        creditNotes: [{ id: credit?.id, number: credit?.invoiceNumber, totalCents: -3400 }],
      },
    ])
    const { notifications } = await as(client).notifications.list({ type: 'invoice_generated' })
    expect(notifications[0]).toMatchObject({
      title: 'Your invoice was taken back',
      actionUrl: `/client/dashboard?tab=invoices&invoice=${invoice?.id}`,
      notificationData: { invoice_number: credit?.invoiceNumber, amount: -34 },
    })
  })

  test('and a new invoice when it took place after all', async () => {
    const id = await completedBooking(client, shop, { by: admin })
    await issueNow()
    await moveBooking(admin, id, 'no_show')
    await issueNow()
    await moveBooking(admin, id, 'complete')
    await issueNow()
    await issueNow()
    const numbers = (await papersOf(id)).map(({ totalCents }) => totalCents)
    expect(numbers).toEqual([3000, -3000, 3000])
    const [newer, older] = await mine()
    expect([newer, older].map((each) => each?.creditNotes.map((n) => n.totalCents))).toEqual([
      [],
      [-3000],
    ])
  })

  test('nothing is ever changed or deleted', async () => {
    await completedBooking(client, shop)
    await issueNow()
    const change = db.updateTable('invoices').set({ totalCents: 1 }).execute()
    await expect(change).rejects.toThrow()
    await expect(db.deleteFrom('invoices').execute()).rejects.toThrow()
  })
})

describe('numbers', () => {
  // Requested at a given moment, as the demo city's past.
  async function issuedAt(there: Listed, dueAt: string) {
    const id = await bookingAt(client, there, '2026-12-30T18:00:00Z', {
      status: 'completed',
      totalCents: 3800,
    })
    const { id: requestId } = await db
      .insertInto('invoiceRequests')
      .values({ cause: `completed:${id}:1`, bookingId: id, dueAt })
      .returning('id')
      .executeTakeFirstOrThrow()
    await issuePast(db, [requestId])
    const [paper] = await papersOf(id)
    expect(paper?.issuedAt).toBe(dueAt)
    return paper?.invoiceNumber
  }

  test('begin anew with the year of the city’s own clock', async () => {
    expect(await issuedAt(shop, '2030-01-01T05:59:59Z')).toBe('HOU-2029-000001')
    expect(await issuedAt(shop, '2030-01-01T06:00:00Z')).toBe('HOU-2030-000001')
    expect(await issuedAt(shop, '2030-01-01T06:00:01Z')).toBe('HOU-2030-000002')
    const denver = await listInDenver('Mile High')
    expect(await issuedAt(denver, '2030-01-01T06:30:00Z')).toBe('DEN-2029-000001')
  })

  test('a city without a code gets one that no other has', async () => {
    const place = { latitude: 0, longitude: 0, timeZone: 'America/Chicago', name: 'Houma' }
    const made = await db
      .insertInto('cities')
      .values(['LA', 'TX', 'OK'].map((state) => ({ ...place, state })))
      .returning('code')
      .execute()
    expect(made.map(({ code }) => code)).toEqual(['HOU2', 'HOU3', 'HOU4'])
  })
})

test('the list is paged, newest first', async () => {
  const ids: string[] = []
  for (let n = 0; n < 23; n++)
    ids.push(
      await bookingAt(client, shop, fromNow(-60 * (n + 1)), {
        status: 'completed',
        totalCents: 3800,
      }),
    )
  const rows = ids.map((bookingId) => ({ cause: `completed:${bookingId}:1`, bookingId }))
  await db.insertInto('invoiceRequests').values(rows).execute()
  await issueNow()
  const first = await as(client).invoices.list({})
  expect(first.invoices).toHaveLength(20)
  const second = await as(client).invoices.list({ after: first.next! })
  expect(second.next).toBeNull()
  const numbers = [...first.invoices, ...second.invoices].map(({ number }) => number)
  expect(numbers).toHaveLength(23)
  expect(numbers).toEqual(numbers.toSorted().toReversed())
  // The file has all pages, and no one else's.
  await completedBooking(await make.person('client'), shop)
  await issueNow()
  const pages = [...first.invoices, ...second.invoices]
  expect(await as(client).invoices.export()).toEqual(pages)
})
