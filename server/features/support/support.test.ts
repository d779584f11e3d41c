import { beforeEach, expect, test } from 'vitest'
import { ticketTypes } from '#contract/accounts/support.ts'
import { suspendPerson } from '#tests/acting.ts'
import { as, db, make } from '#tests/world.ts'

const admin = await make.person('admin')
const gone = await make.person('admin')
await suspendPerson(admin, { id: gone.id, reason: 'Left the company' })
const client = await make.person('client')
const { email: knownEmail } = await db
  .selectFrom('users')
  .select('email')
  .where('id', '=', client.id)
  .executeTakeFirstOrThrow()

const good = {
  email: 'Ana@example.com',
  type: 'booking',
  bookingNumber: ' HOU-1 ',
  message: 'My barber did not come.\nWhat now?',
  filledInMs: 9000,
} as const
const guest = as(null, { network: '203.0.113.1', language: 'es' })
const tickets = () => db.selectFrom('supportTickets').selectAll().orderBy('createdAt').execute()
const mails = () =>
  db
    .selectFrom('mails')
    .select(['kind', 'toAddress', 'replyTo', 'language', 'body'])
    .orderBy('id')
    .execute()

beforeEach(async () => {
  await db.deleteFrom('rateLimits').execute()
  await db.deleteFrom('supportTickets').execute()
  await db.deleteFrom('mails').execute()
  await db.deleteFrom('notifications').execute()
})

test('a ticket is kept, both sides get a mail, and administrators are told', async () => {
  const { ticketNumber } = await guest.support.open(good)
  expect(ticketNumber).toMatch(/^T-\d{4,}$/)
  const [ticket] = await tickets()
  expect(ticket).toMatchObject({
    ticketNumber,
    userId: null,
    email: 'ana@example.com',
    type: 'booking',
    bookingNumber: 'HOU-1',
    subject: 'My barber did not come.',
    state: 'new',
    priority: 'normal',
  })
  const messages = await db
    .selectFrom('messages as m')
    .innerJoin('participants as p', 'p.id', 'm.senderId')
    .select(['m.seq', 'm.body', 'p.side', 'p.userId', 'p.guestEmail'])
    .where('m.conversationId', '=', ticket?.conversationId ?? '')
    .execute()
  const from = { side: 'client', userId: null, guestEmail: 'ana@example.com' }
  expect(messages).toEqual([{ ...from, seq: 1, body: good.message }])

  expect(await mails()).toMatchObject([
    { kind: 'support-ticket', toAddress: 'support@kempt.example', replyTo: 'ana@example.com' },
    { kind: 'support-ticket-received', toAddress: 'ana@example.com', language: 'es' },
  ])
  const [, thanks] = await mails()
  expect(thanks?.body).toContain(ticketNumber)
  expect(thanks?.body).not.toContain('barber did not come')

  expect(await db.selectFrom('notifications').selectAll().execute()).toMatchObject([
    {
      userId: admin.id,
      type: 'support_ticket',
      title: `New support ticket ${ticketNumber}`,
      actionUrl: `/admin/support?ticket=${ticket?.id}`,
    },
  ])
})

test('a known address and an unknown one get the same answer, and only administrators are notified', async () => {
  const known = await guest.support.open({ ...good, email: knownEmail })
  const unknown = await guest.support.open(good)
  expect(Object.keys(known)).toEqual(Object.keys(unknown))
  expect((await tickets()).map(({ userId }) => userId)).toEqual([null, null])
  const told = await db.selectFrom('notifications').select('userId').execute()
  expect(new Set(told.map(({ userId }) => userId))).toEqual(new Set([admin.id]))
})

test("a signed-in person's ticket is their own", async () => {
  await as(client, { network: '203.0.113.2' }).support.open(good)
  expect(await tickets()).toMatchObject([{ userId: client.id }])
})

test.each(ticketTypes)('a ticket about %s has its priority', async (type) => {
  await guest.support.open({ ...good, type })
  const isUrgent = type === 'safety' || type === 'payment'
  expect(await tickets()).toMatchObject([{ type, priority: isUrgent ? 'urgent' : 'normal' }])
})

test.each([
  [{ email: 'x' }, { email: 'Invalid email address' }],
  [{ type: 'other' }, { type: "Choose what it's about" }],
  [
    { bookingNumber: 'a'.repeat(41) },
    { bookingNumber: 'Booking number must be less than 40 characters' },
  ],
  [{ message: 'help' }, { message: 'Please tell us a little more' }],
  [{ message: 'a'.repeat(5001) }, { message: 'Message must be less than 5000 characters' }],
])('%o is refused under its field', async (wrong, fields) => {
  const opening = guest.support.open({ ...good, ...wrong } as typeof good)
  await expect(opening).rejects.toMatchObject({ code: 'INVALID_INPUT', fields })
})

test('scripts are kept out as with inquiries, on a limit of its own', async () => {
  for (const wrong of [{ website: 'x' }, { filledInMs: 10 }])
    await expect(guest.support.open({ ...good, ...wrong })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
  for (let n = 0; n < 3; n++) await guest.support.open(good)
  await expect(guest.support.open(good)).rejects.toMatchObject({ code: 'PROOF_WANTED' })
  await guest.inquiries.send({
    name: 'Ana',
    email: good.email,
    message: 'hello',
    filledInMs: 5000,
  })
})
