// An administrator sends a guest the link to their booking again.
import { expect, test } from 'vitest'
import { at, bookAsGuest, browser, newestAudit } from '#tests/bookings.ts'
import { list } from '#tests/listing.ts'
import { as, mailTo, make } from '#tests/world.ts'

const support = await make.admin('support')
const desk = as(support).bookingDesk
const shop = await list('Sunset Fades')

test('sends a guest their link again, three times an hour', async () => {
  const guest = { name: 'Lena Ortiz', phone: '(713) 555-0190', email: 'lena@example.com' }
  const { id } = await bookAsGuest(browser(), shop, at(10, 600), guest)
  const order = { id, kind: 'manage' as const, reason: 'They lost the mail' }
  expect(await desk.read({ id })).toMatchObject({ links: ['manage'], clientId: null })
  for (let sent = 0; sent < 3; sent++) await desk.sendLink(order)
  // Listed with the booking at once, to whom it goes.
  const { messages } = await as(support).adminBookings.trail({ id })
  const mail = await mailTo('lena@example.com', 'find-my-booking')
  expect(mail.token('link')).toBeTruthy()
  expect(messages.filter(({ subject }) => subject === mail.subject)).toHaveLength(3)
  expect(messages.find(({ subject }) => subject === mail.subject)).toMatchObject({
    channel: 'mail',
    to: 'Lena Ortiz',
    state: 'queued',
  })
  expect(await newestAudit(id)).toMatchObject({ action: 'send-link', after: { kind: 'manage' } })
  await expect(desk.sendLink(order)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
})
