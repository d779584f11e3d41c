// Guests: nothing without the link from their mail, everything in the browser that has opened it.
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { claimBookings } from '#server/features/guests/service.ts'
import { limit } from '#server/features/rate-limits/service.ts'
import { app } from '#tests/accounts.ts'
import { browser } from '#tests/bookings.ts'
import { createVisitor, signIn } from '#tests/http.ts'
import { as, db, mailTo, make } from '#tests/world.ts'
import { ago, change, linkIn, opened, openedAsGuest, picture, rowOf } from './tickets.test.kit.ts'

await app.ready()
beforeEach(() => db.deleteFrom('rateLimits').execute())

const say = (me: ReturnType<typeof browser>, id: string, body: string) =>
  me.api().tickets.reply({ id, clientId: randomUUID(), body, files: [] })

test('the link opens it in this browser and proves the address', async () => {
  const { me, email, id } = await openedAsGuest()
  await expect(me.api().tickets.read({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await rowOf(id)).toMatchObject({ isProved: false })
  const token = await linkIn(email)
  expect(await me.api().tickets.claim({ token })).toEqual({ id })
  expect(await rowOf(id)).toMatchObject({ isProved: true })
  expect(await me.api().tickets.read({ id })).toMatchObject({
    isGuest: true,
    messages: [{ from: 'client', body: 'I lost my umbrella' }],
  })
  await say(me, id, 'It is red')
  await me.api().tickets.seen({ id, seq: 2 })
  await me.api().tickets.close({ id })
  await me.api().tickets.rate({ id, stars: 3 })
  const stranger = browser()
  await expect(stranger.api().tickets.read({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(say(stranger, id, 'Let me in')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  for (const wrong of ['', 'x', `${token}x`])
    await expect(stranger.api().tickets.claim({ token: wrong })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
})

test('an old link opens nothing', async () => {
  const { me, email, id } = await openedAsGuest()
  const token = await linkIn(email)
  await db
    .updateTable('ticketLinks')
    .set({ expiresAt: ago(1) })
    .where('ticketId', '=', id)
    .execute()
  await expect(me.api().tickets.claim({ token })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('links are not guessed by trying', async () => {
  const me = browser()
  const tries = Array.from({ length: 121 }, () =>
    me
      .api()
      .tickets.claim({ token: randomUUID() })
      .catch(({ code }: { code: string }) => code),
  )
  const codes = await Promise.all(tries)
  expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(1)
})

test.each(['ticket', 'net'])('too many messages within an hour, by %s', async (what) => {
  const { me, email, id } = await openedAsGuest()
  await me.api().tickets.claim({ token: await linkIn(email) })
  const most = what === 'ticket' ? 60 : 600
  const key = what === 'ticket' ? `ticket-reply:ticket:${id}` : networkKey(me)
  for (let n = 0; n < most - 1; n++) await limit(db, [{ key, points: most, seconds: 3600 }])
  await say(me, id, 'The last one')
  await expect(say(me, id, 'One more')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
})

const networkKey = ({ request }: ReturnType<typeof browser>) =>
  `ticket-reply:net:${request.network}`

test('its pictures, in this browser only', async () => {
  const { me, email, id } = await openedAsGuest()
  await me.api().tickets.claim({ token: await linkIn(email) })
  const file = await picture()
  await me.api().tickets.reply({ id, clientId: randomUUID(), body: '', files: [file] })
  const url = `/api/support/tickets/${id}/files/${file}`
  const cookie = `__Host-device=${me.request.deviceToken}`
  const own = await app.inject({ url, headers: { cookie } })
  expect([own.statusCode, own.headers['content-type']]).toEqual([200, 'image/webp'])
  expect(own.headers['cache-control']).toBe('private, no-store')
  const wrong = [
    { url },
    { url: url.replace(id, randomUUID()), headers: { cookie } },
    { url: url.replace(file, `${randomUUID()}.webp`), headers: { cookie } },
    { url: url.replace(file, 'x'), headers: { cookie } },
  ]
  for (const request of wrong) expect((await app.inject(request)).statusCode).toBe(404)
  const [finance, support] = await Promise.all([make.admin('finance'), make.admin('support')])
  const asked = async (person: typeof finance) => {
    const visitor = createVisitor(app)
    await signIn(visitor, person)
    return (await visitor.ask('GET', url)).status
  }
  expect(await asked(support)).toBe(200)
  expect(await asked(finance)).toBe(404)
})

test('after seven days the new request is in the same browser', async () => {
  const { me, email, id } = await openedAsGuest()
  await me.api().tickets.claim({ token: await linkIn(email) })
  await change(id, { state: 'closed', solvedAt: ago(9) })
  const next = await say(me, id, 'It is gone again')
  expect(await me.api().tickets.read({ id: next.id })).toMatchObject({ state: 'new' })
})

test('an account with the proved address takes its requests along', async () => {
  const { email, id } = await openedAsGuest()
  const client = await make.person('client')
  await claimBookings(db, client.id, email)
  expect(await as(client).tickets.read({ id })).toMatchObject({ isGuest: false })
  expect((await as(client).tickets.list({})).rows).toHaveLength(1)
  const other = await make.person('client')
  await opened(other)
  await claimBookings(db, other.id, email)
  expect((await as(other).tickets.list({})).rows).toHaveLength(1)
})

test('the thank-you has the link and not the message', async () => {
  const { email } = await openedAsGuest()
  const { body } = await mailTo(email)
  expect(body).toContain('/contact-support#ticket=')
  expect(body).not.toContain('umbrella')
})
