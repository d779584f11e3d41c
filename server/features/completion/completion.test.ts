import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { ana, at, book, bookAsGuest, browser, fromNow, shift } from '#tests/bookings.ts'
import { jobs } from '#server/jobs.ts'
import { list, type Listed } from '#tests/listing.ts'
import { as, db, jobContext, mailTo, make, sendMessages } from '#tests/world.ts'

let shop: Listed
let client: Actor
let count = 0
const nobody = () => browser().api()

beforeEach(async () => {
  shop = await list('Third Ward Cuts', { hours: [540, 1020] })
  client = await make.person('client')
})

// A guest's booking that has just ended, and the link in their mail.
async function finishedAsGuest() {
  count += 1
  const guest = { ...ana, email: `done${count}@example.com`, phone: `(713) 555-${2000 + count}` }
  const { id } = await bookAsGuest(browser(), shop, at(2, 600), guest)
  return { email: guest.email, ...(await finish(id, guest.email)) }
}

async function finishedAsClient() {
  const { id } = await book(client, shop, at(2, 600))
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', client.id)
    .executeTakeFirstOrThrow()
  return { email, ...(await finish(id, email)) }
}

async function finish(id: string, email: string) {
  await shift(id, fromNow(-60))
  const { version } = await as(shop.barber).bookings.read({ id })
  await as(shop.barber).bookings.move({ id, version, move: 'finish' })
  return { id, token: (await mailTo(email, 'booking')).token('token') }
}

const rowOf = (id: string) =>
  db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const eventsOf = async (bookingId: string) => {
  const rows = await db
    .selectFrom('bookingEvents')
    .select('event')
    .where('bookingId', '=', bookingId)
    .execute()
  return rows.map(({ event }) => event)
}
const titlesOf = async ({ id }: Actor) => {
  await sendMessages()
  const rows = await db
    .selectFrom('notifications')
    .select('title')
    .where('userId', '=', id)
    .execute()
  return rows.map(({ title }) => title)
}

const tend = () => jobs['sweep-bookings'].run({}, jobContext)

const problem = (token: string) => ({
  token,
  reason: 'quality' as const,
  askedCents: 1000,
  message: 'He cut the wrong side. What now?',
  filledInMs: 9000,
})

test('opening the link changes nothing, however often', async () => {
  const { id, token } = await finishedAsGuest()
  const before = await rowOf(id)
  for (let times = 0; times < 3; times++)
    expect(await nobody().completion.read({ token })).toMatchObject({
      status: 'awaiting_confirmation',
      answer: null,
      open: ['all_good', 'problem', 'not_happened'],
      mayRate: false,
      mayTip: false,
      hasAccount: false,
    })
  expect(await rowOf(id)).toEqual(before)
})

test('a link tells no name, number or address of the client', async () => {
  const { token, email } = await finishedAsGuest()
  const told = JSON.stringify(await nobody().completion.read({ token }))
  for (const secret of [email, ana.name]) expect(told).not.toContain(secret)
  // The number as it was typed and as it is kept; three digits alone occur in ids.
  expect(told).not.toMatch(/713\D{0,2}555/)
})

test('a guessed token, or one for another purpose, opens nothing', async () => {
  const { id, token } = await finishedAsGuest()
  const manage = (await mailTo(`done${count}@example.com`, 'booking')).token('link')
  for (const wrong of [`${token}x`, '', id, manage || 'x'])
    await expect(nobody().completion.read({ token: wrong })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  await expect(nobody().bookings.read({ id, link: token })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})

test('all good completes the booking, once, and then asks for stars', async () => {
  const { id, token } = await finishedAsGuest()
  const said = await nobody().completion.allGood({ token })
  expect(said).toMatchObject({ status: 'completed', answer: 'all_good', open: [], mayRate: true })
  expect(await rowOf(id)).toMatchObject({ completionSource: 'client', tipCents: 0 })
  for (const again of ['allGood', 'notHappened'] as const)
    await expect(nobody().completion[again]({ token })).rejects.toMatchObject({
      code: 'MOVE_NOT_OPEN',
    })
  await expect(nobody().completion.problem(problem(token))).rejects.toMatchObject({
    code: 'MOVE_NOT_OPEN',
  })
})

test('pressed several times at once, it is said once', async () => {
  const { id, token } = await finishedAsGuest()
  const all = await Promise.allSettled(
    Array.from({ length: 5 }, () => nobody().completion.notHappened({ token })),
  )
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await eventsOf(id)).filter((event) => event === 'flagged_not_happened')).toHaveLength(1)
})

test('a client need not sign in, and their stars are their own', async () => {
  const { id, token } = await finishedAsClient()
  expect(await nobody().completion.allGood({ token })).toMatchObject({ hasAccount: true })
  expect(await nobody().completion.rate({ token, rating: 4 })).toMatchObject({
    rating: 4,
    mayRate: false,
  })
  const { reviews } = await as(client).reviews.mine({})
  expect(reviews).toMatchObject([{ bookingId: id, rating: 4, text: '' }])
  expect(await titlesOf(shop.barber)).toContain('New review')
})

test('a guest gives stars once, after the booking is completed, and never to their own shop', async () => {
  const { id, token } = await finishedAsGuest()
  const rate = (rating: number) => nobody().completion.rate({ token, rating })
  await expect(rate(5)).rejects.toMatchObject({ code: 'REVIEW_NOT_OPEN' })
  await nobody().completion.allGood({ token })
  for (const wrong of [0, 6, 2.5])
    await expect(rate(wrong)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  expect(await rate(5)).toMatchObject({ rating: 5 })
  await expect(rate(1)).rejects.toMatchObject({ code: 'REVIEW_EXISTS' })
  const review = await db
    .selectFrom('reviews')
    .selectAll()
    .where('bookingId', '=', id)
    .executeTakeFirstOrThrow()
  expect(review).toMatchObject({ clientId: null, rating: 5, body: '', status: 'published' })

  const own = await finishedAsGuest()
  const { guestPhone } = await rowOf(own.id)
  await db
    .updateTable('profiles')
    .set({ phone: guestPhone, phoneVerifiedAt: new Date().toISOString() })
    .where('userId', '=', shop.barber.id)
    .execute()
  await nobody().completion.allGood({ token: own.token })
  await expect(nobody().completion.rate({ token: own.token, rating: 5 })).rejects.toMatchObject({
    code: 'REVIEW_OF_OWN_SHOP',
  })
})

test('a problem becomes a dispute, which a guest follows by the same link', async () => {
  const { id, token, email } = await finishedAsGuest()
  const { visit } = await nobody().completion.problem(problem(token))
  expect(visit).toMatchObject({ answer: 'problem', open: [] })
  const disputeId = visit.disputeId!
  const view = await nobody().disputes.read({ id: disputeId, token })
  expect(view).toMatchObject({ side: 'client', state: 'barber_response', booking: { id } })
  await expect(nobody().disputes.read({ id: disputeId })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  const other = await finishedAsGuest()
  await expect(nobody().disputes.read({ id: disputeId, token: other.token })).rejects.toMatchObject(
    { code: 'NOT_FOUND' },
  )
  expect(await eventsOf(id)).toContain('problem_reported')
  await expect(nobody().completion.problem(problem(token))).rejects.toMatchObject({
    code: 'MOVE_NOT_OPEN',
  })
  expect((await mailTo(email, 'notice')).subject).toContain('We got your dispute')
  const message = 'I can show it to you.'
  await as(shop.barber).disputes.respond({ id: disputeId, move: 'contest', message })
  const escalated = await nobody().disputes.answer({ id: disputeId, token, move: 'escalate' })
  expect(escalated.state).toBe('escalated')
})

test('it did not happen: flagged, the barber asked, and the clock does not complete it', async () => {
  const { id, token } = await finishedAsGuest()
  expect(await nobody().completion.notHappened({ token })).toMatchObject({
    answer: 'not_happened',
    open: [],
    mayRate: false,
  })
  expect(await rowOf(id)).toMatchObject({ disputeStatus: 'flagged' })
  expect(await titlesOf(shop.barber)).toContain("An appointment didn't happen?")
  await db
    .updateTable('bookings')
    .set({ finishedAt: new Date(Date.now() - 3 * 86_400_000).toISOString() })
    .where('id', '=', id)
    .execute()
  await tend()
  expect(await rowOf(id)).toMatchObject({ status: 'awaiting_confirmation' })
})

test('what the clock has completed can still be questioned, and gets stars', async () => {
  const { id, token } = await finishedAsGuest()
  await db
    .updateTable('bookings')
    .set({ finishedAt: new Date(Date.now() - 2 * 86_400_000).toISOString() })
    .where('id', '=', id)
    .execute()
  await tend()
  expect(await nobody().completion.read({ token })).toMatchObject({
    status: 'completed',
    answer: null,
    open: ['problem', 'not_happened'],
    mayRate: true,
  })
  await expect(nobody().completion.allGood({ token })).rejects.toMatchObject({
    code: 'MOVE_NOT_OPEN',
  })
})

test('an expired link shows how things stand, and does nothing', async () => {
  const { id, token } = await finishedAsGuest()
  const link = await db
    .selectFrom('bookingLinks')
    .select('expiresAt')
    .where('bookingId', '=', id)
    .where('purpose', '=', 'completion')
    .executeTakeFirstOrThrow()
  const { endsAt } = await rowOf(id)
  expect(Date.parse(link.expiresAt) - Date.parse(endsAt)).toBe(7 * 86_400_000)
  await db
    .updateTable('bookingLinks')
    .set({ expiresAt: new Date(Date.now() - 1000).toISOString() })
    .where('bookingId', '=', id)
    .execute()
  expect(await nobody().completion.read({ token })).toMatchObject({
    isExpired: true,
    open: [],
    status: 'awaiting_confirmation',
  })
  const expired = { code: 'LINK_EXPIRED' }
  await expect(nobody().completion.allGood({ token })).rejects.toMatchObject(expired)
  await expect(nobody().completion.notHappened({ token })).rejects.toMatchObject(expired)
  await expect(nobody().completion.problem(problem(token))).rejects.toMatchObject(expired)
  await expect(nobody().completion.rate({ token, rating: 5 })).rejects.toMatchObject(expired)
})

test('of several answers at once, one is taken and at most one dispute opened', async () => {
  for (let round = 0; round < 4; round++) {
    const { id, token } = await finishedAsGuest()
    const answers = await Promise.allSettled([
      nobody().completion.problem(problem(token)),
      nobody().completion.allGood({ token }),
      nobody().completion.problem(problem(token)),
      nobody().completion.notHappened({ token }),
      nobody().completion.problem(problem(token)),
    ])
    const refused = answers.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
    expect(refused.map(({ code }) => code)).toEqual(Array(4).fill('MOVE_NOT_OPEN'))
    const disputes = await db
      .selectFrom('disputes')
      .select('id')
      .where('bookingId', '=', id)
      .execute()
    const reports = (await eventsOf(id)).filter((event) => event === 'problem_reported')
    expect(disputes).toHaveLength(reports.length)
    expect(reports.length).toBeLessThanOrEqual(1)
  }
})
