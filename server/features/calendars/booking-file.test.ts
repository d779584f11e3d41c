import { expect, test } from 'vitest'
import { createVisitor, openApp, signIn } from '#tests/http.ts'
import { list } from '#tests/listing.ts'
import { mailTo, make } from '#tests/world.ts'
import { ana, at, book, bookAsGuest, browser } from '#tests/bookings.ts'

const app = openApp()
const client = await make.person('client')
const shop = await list('Third Ward Cuts', { hours: [540, 1020] })
const startsAt = at(2, 600)
const { id, bookingNumber } = await book(client, shop, startsAt)
const fileOf = (booking: string) => `/api/bookings/${booking}/calendar.ics`

test('a client takes the booking into a calendar', async () => {
  const visitor = createVisitor(app)
  await signIn(visitor, client)
  const answer = await visitor.get(fileOf(id))

  expect(answer.status).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `attachment; filename="kempt-${bookingNumber}.ics"`,
    'cache-control': 'no-store',
  })
  const utc = startsAt.replaceAll(/[-:]|\.000/g, '')
  expect(answer.body).toContain(`UID:${id}@kempt`)
  expect(answer.body).toContain(`DTSTART:${utc}`)
  expect(answer.body).toContain('SUMMARY:Haircut at Third Ward Cuts')
})

test('a stranger, a guest and nonsense find nothing', async () => {
  const stranger = createVisitor(app)
  await signIn(stranger, await make.person('client'))
  const guest = createVisitor(app)
  for (const visitor of [stranger, guest])
    expect(await visitor.get(fileOf(id))).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    })
  expect(await guest.get(fileOf('x'))).toMatchObject({ status: 404 })
  expect(await guest.get(`${fileOf(id)}?link=${'x'.repeat(300)}`)).toMatchObject({ status: 404 })
})

test('the link of a guest’s mail opens the file too', async () => {
  const booking = await bookAsGuest(browser(), shop, at(3, 600))
  const link = (await mailTo(ana.email, 'booking')).token('link')
  const visitor = createVisitor(app)
  expect(await visitor.get(fileOf(booking.id))).toMatchObject({ status: 404 })
  const answer = await visitor.get(`${fileOf(booking.id)}?link=${link}`)
  expect(answer.body).toContain(`UID:${booking.id}@kempt`)
})
