// Suspending a barber: the bookings stay or are canceled, and the confirmation knows the numbers.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import type { Stopped } from '#contract/admin/stopping.ts'
import { lockBusiness } from '#server/features/businesses/service.ts'
import { noneStopped, suspendListing } from '#tests/acting.ts'
import { ana, at, book, bookAsGuest, bookingAt, browser } from '#tests/bookings.ts'
import { list, type Listed } from '#tests/listing.ts'
import { countWaiting } from '#tests/waiting.ts'
import { as, db, mailTo, make, sendMessages } from '#tests/world.ts'
import { emailOf, seen } from '#tests/setup.ts'

const admin = await make.person('admin')
const operations = await make.admin('operations')
const reason = 'Three complaints'

let guests = 1000

// Two clients with three bookings, and a guest with one.
async function busyShop() {
  const shop = await list('Busy Chair')
  const [one, two] = [await make.person('client'), await make.person('client')]
  await book(one, shop, at(2, 600))
  await book(one, shop, at(3, 600))
  await book(two, shop, at(2, 660))
  const email = `${randomUUID()}@example.com`
  const phone = `(713) 555-${String(guests++).padStart(4, '0')}`
  await bookAsGuest(browser(), shop, at(2, 720), { ...ana, phone, email })
  return { shop, one, two }
}

async function statesAt({ barber }: Listed) {
  const rows = await db
    .selectFrom('bookings')
    .select('status')
    .where('barberId', '=', barber.id)
    .execute()
  return rows.map(({ status }) => status)
}

function countOutbox() {
  return db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
}

test('the preview counts what the suspension does, and leaves nothing behind', async () => {
  const { shop, one } = await busyShop()
  const before = await countOutbox()
  const asked = { id: shop.id, fate: 'cancel' } as const
  const shown = await as(operations).approvals.previewSuspend(asked)
  expect(shown).toEqual({ upcoming: 4, canceled: 4, told: 3, backCents: 0 })
  expect(await as(operations).approvals.previewSuspend({ id: shop.id })).toEqual({
    ...noneStopped,
    upcoming: 4,
  })
  expect(await countOutbox()).toEqual(before)
  expect(await statesAt(shop)).toEqual(Array(4).fill('confirmed'))
  expect((await as(null).barbers.profile({ id: shop.id })).shopName).toBe('Busy Chair')

  const done = await as(operations).approvals.suspend({ ...asked, reason, agreed: shown })
  expect(done).toEqual(shown)
  expect(await statesAt(shop)).toEqual(Array(4).fill('cancelled'))
  await sendMessages()
  const mail = await mailTo(await emailOf(one), 'booking')
  expect(mail.body).toContain('taking appointments')
  expect(mail.body).not.toContain(reason)
  const told = await mailTo(await emailOf(shop.barber), 'listing-decided')
  expect(told.body).toContain('Your upcoming appointments are canceled')
  const { rows } = await as(admin).audit.list({ entityId: shop.id })
  expect(rows).toMatchObject([
    { action: 'suspend', reason, after: { status: 'suspended', canceled: 4, told: 3 } },
  ])
})

test('looking at the confirmation waits for nobody and stops nobody', async () => {
  const { shop } = await busyShop()
  const { id: personId } = shop.barber
  const asked = { id: shop.id, fate: 'cancel' } as const
  const booking = await db.startTransaction().execute()
  await lockBusiness(booking, shop.barber.id)
  await booking
    .updateTable('bookings')
    .set({ cancelReason: null })
    .where('barberId', '=', personId)
    .execute()
  const shown = await as(operations).approvals.previewSuspend(asked)
  expect(shown).toEqual({ upcoming: 4, canceled: 4, told: 3, backCents: 0 })
  expect(await as(operations).userAdmin.previewSuspend({ ...asked, id: personId })).toEqual(shown)
  await booking.rollback().execute()
})

test('a guest who gave only a phone number is told by text, and counted', async () => {
  const shop = await list('Walk-in Chair')
  const guest = { clientId: null, guestName: 'Lou', guestEmail: null }
  const client = await make.person('client')
  await bookingAt(client, shop, at(2, 600), { ...guest, guestPhone: '+17135550177' })
  await bookingAt(client, shop, at(2, 660), { ...guest, guestPhone: '+17135550177' })
  await bookingAt(client, shop, at(2, 720), { ...guest, guestPhone: '+17135550178' })
  await bookingAt(client, shop, at(2, 780), { ...guest, guestPhone: null })
  const shown = { upcoming: 4, canceled: 4, told: 2, backCents: 0 }
  const asked = { id: shop.id, fate: 'cancel' } as const
  expect(await as(admin).approvals.previewSuspend(asked)).toEqual(shown)
  expect(await as(admin).approvals.suspend({ ...asked, reason, agreed: shown })).toEqual(shown)
  await sendMessages()
  const texts = await db
    .selectFrom('smsMessages')
    .select('toPhone')
    .where('toPhone', 'in', ['+17135550177', '+17135550178'])
    .execute()
  expect(new Set(texts.map(({ toPhone }) => toPhone)).size).toBe(2)
})

test('a booking made after the preview is not canceled unseen', async () => {
  const { shop, two } = await busyShop()
  const asked = { id: shop.id, fate: 'cancel' } as const
  const agreed = await as(admin).approvals.previewSuspend(asked)
  await book(two, shop, at(4, 600))
  await expect(as(admin).approvals.suspend({ ...asked, reason, agreed })).rejects.toMatchObject({
    code: 'NUMBERS_CHANGED',
  })
  expect(await statesAt(shop)).toEqual(Array(5).fill('confirmed'))
  expect(await as(admin).approvals.previewSuspend(asked)).toMatchObject({ canceled: 5 })
})

// Two of four are canceled by their client; the suspension waits for it.
async function cancelWhile(shop: Listed, client: Actor, suspend: () => Promise<unknown>) {
  const canceling = await db.startTransaction().execute()
  await canceling
    .updateTable('bookings')
    .set({ status: 'cancelled' })
    .where('barberId', '=', shop.barber.id)
    .where('clientId', '=', client.id)
    .execute()
  const suspending = Promise.allSettled([suspend()])
  await expect.poll(countWaiting).toBe(1)
  await canceling.commit().execute()
  const [outcome] = await suspending
  return outcome
}

const ways = {
  listing: ({ id }: Listed, order: Order) => as(admin).approvals.suspend({ ...order, id }),
  account: ({ barber: { id } }: Listed, order: Order) =>
    as(admin).userAdmin.suspend({ ...order, id }),
}
type Order = { fate: 'cancel'; reason: string; agreed: Stopped }

test.each(['listing', 'account'] as const)(
  'of a %s: what clients cancel at the same moment is neither counted nor canceled again',
  async (way) => {
    const order = { fate: 'cancel', reason } as const
    const { shop, one } = await busyShop()
    const agreed = { upcoming: 4, canceled: 4, told: 3, backCents: 0 }
    const refused = await cancelWhile(shop, one, () => ways[way](shop, { ...order, agreed }))
    expect(refused).toMatchObject({ reason: { code: 'NUMBERS_CHANGED' } })
    expect((await statesAt(shop)).toSorted()).toEqual([
      ...Array(2).fill('cancelled'),
      ...Array(2).fill('confirmed'),
    ])

    const busy = await busyShop()
    const left = { upcoming: 2, canceled: 2, told: 2, backCents: 0 }
    const done = await cancelWhile(busy.shop, busy.one, () =>
      ways[way](busy.shop, { ...order, agreed: left }),
    )
    expect(done).toMatchObject({ value: left })
    const entityId = way === 'listing' ? busy.shop.id : busy.shop.barber.id
    const { rows } = await as(admin).audit.list({ entityId, action: 'suspend' })
    expect(rows).toMatchObject([{ after: { canceled: 2, told: 2 } }])
  },
)

test('kept bookings stay, and only an approved barber can be suspended', async () => {
  const { shop } = await busyShop()
  await suspendListing(admin, { id: shop.id, reason })
  expect(await statesAt(shop)).toEqual(Array(4).fill('confirmed'))
  const again = { id: shop.id, reason, agreed: noneStopped }
  for (const call of ['previewSuspend', 'suspend'] as const)
    await expect(as(admin).approvals[call](again)).rejects.toMatchObject({ code: 'NOT_APPROVED' })
})

test('found by the name of the shop or the barber, and the rejected have their own queue', async () => {
  const { id } = await list('Peluquería Ñandú', { profile: { approvalStatus: 'rejected' } })
  const show = 'rejected'
  for (const q of ['peluqueria nandu', 'ÑANDÚ', undefined]) {
    const { rows: items, total } = await as(operations).approvals.list({ show, q })
    expect(
      items.map((item) => item.id),
      q,
    ).toContain(id)
    expect(total.count).toBe(1)
  }
  const { rows: items, counts } = await as(operations).approvals.list({ show, q: 'xyz' })
  expect(items).toEqual([])
  expect(counts.rejected).toBe(1)
})

test('every queue is paged by key, none twice and none missing', async () => {
  const made: string[] = []
  for (let n = 0; n < 28; n++) {
    const approvalStatus = 'changes_requested' as const
    made.push((await list(`Paged ${n}`, { profile: { approvalStatus } })).id)
  }
  const seen: string[] = []
  let after: string | undefined
  do {
    const page = await as(operations).approvals.list({
      show: 'changes_requested',
      q: 'paged',
      after,
    })
    expect(page.total).toEqual({ count: 28, isMore: false })
    seen.push(...page.rows.map(({ id }) => id))
    after = page.next ?? undefined
  } while (after !== undefined)
  expect(seen).toHaveLength(28)
  expect(seen.toSorted()).toEqual(made.toSorted())
})

test('licenses that expire on the same day are paged too', async () => {
  const licenseExpiresOn = Temporal.Now.plainDateISO('America/Chicago').toString()
  const made: string[] = []
  for (let n = 0; n < 27; n++)
    made.push((await list(`Expiring ${n}`, { profile: { licenseExpiresOn } })).id)
  const asked = { show: 'expiring', q: 'expiring' } as const
  const first = await as(operations).approvals.list(asked)
  const rest = await as(operations).approvals.list({ ...asked, after: first.next ?? undefined })
  const seen = [...first.rows, ...rest.rows].map(({ id }) => id)
  expect(seen.toSorted()).toEqual(made.toSorted())
})

test('an empty queue says when its last one was decided', async () => {
  const asked = { show: 'waiting', q: 'nobody has this name' } as const
  const { id } = await list('Last One', { profile: { approvalStatus: 'submitted' } })
  await as(admin).approvals.reject({ ...(await seen(admin, id)), reason })
  const [deed] = (await as(admin).audit.list({ entityId: id })).rows
  expect((await as(admin).approvals.list(asked)).lastAt).toBe(deed?.at)
  const full = await as(admin).approvals.list({ show: 'rejected' })
  expect(full.rows).not.toEqual([])
  expect(full.lastAt).toBeNull()
})

test('the queue says how long the oldest waits', async () => {
  const { barber } = await list('Slow Chair', { profile: { approvalStatus: 'submitted' } })
  await db
    .insertInto('barberSetups')
    .values({ barberId: barber.id, submittedAt: at(-3, 600) })
    .execute()
  const { pace } = await as(operations).approvals.list({})
  expect(pace.oldestHours).toBeGreaterThan(48)
})
