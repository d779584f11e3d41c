// Who reads an invoice: its client, its seller, those who see money, a guest by their link.
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { bookAsGuest, browser, fromNow, at, shift } from '#tests/bookings.ts'
import { completedBooking, issueNow, moveBooking } from '#tests/invoices.ts'
import { list, type Listed } from '#tests/listing.ts'
import { as, db, mailTo, make } from '#tests/world.ts'

const admin = await make.person('admin')
let shop: Listed
let client: Actor

beforeEach(async () => {
  shop = await list('Third Ward Cuts', { profile: { licenseNumber: 'TX-1' } })
  client = await make.person('client')
})

const mine = async (who = client) => (await as(who).invoices.list({})).invoices

test('another’s invoice does not exist', async () => {
  const bookingId = await completedBooking(client, shop)
  await issueNow()
  const [invoice] = await mine()
  const { id } = invoice!
  for (const other of [await make.person('client'), shop.barber, admin]) {
    expect(await mine(other)).toEqual([])
    const refused = { code: 'NOT_FOUND' }
    await expect(as(other).invoices.read({ id })).rejects.toMatchObject(refused)
    await expect(as(other).invoices.email({ id })).rejects.toMatchObject(refused)
  }
  const { barber: elsewhere } = await list('Elsewhere')
  for (const other of [await make.person('client'), elsewhere, await make.admin('support')]) {
    const theirs = as(other).invoices.ofBooking({ id: bookingId })
    await expect(theirs).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
  expect(await as(client).invoices.ofBooking({ id: bookingId })).toEqual([invoice])
})

test('the seller and those who see money read them, the address only with the right to it', async () => {
  const id = await completedBooking(client, shop)
  await issueNow()
  const [invoice] = await mine()
  for (const reader of [shop.barber, admin, await make.admin('operations')])
    expect(await as(reader).invoices.ofBooking({ id })).toEqual([invoice])
  const [seen] = await as(await make.admin('finance')).invoices.ofBooking({ id })
  expect(seen?.document.client).toEqual({ ...invoice?.document.client, email: '' })
  expect(invoice?.document.client.email).not.toBe('')
})

test('a guest opens theirs by the link in the mail, and keeps it in an account', async () => {
  const guest = browser()
  const email = `guest-${Date.now()}@example.com`
  const contact = { name: 'Ana Ruiz', phone: '(713) 555-0142', email }
  const { id } = await bookAsGuest(guest, shop, at(2, 600), contact)
  await shift(id, fromNow(-60))
  await moveBooking(admin, id, 'complete')
  await issueNow()
  const link = (await mailTo(email, 'invoice')).token('link')
  const [invoice] = await as(null).invoices.ofBooking({ id, link })
  expect(invoice?.document.client).toEqual({ name: 'Ana Ruiz', email })
  expect(await guest.api().invoices.ofBooking({ id })).toEqual([invoice])
  for (const wrong of [{ id }, { id, link: 'x' }])
    await expect(as(null).invoices.ofBooking(wrong)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await db.updateTable('bookings').set({ clientId: client.id }).where('id', '=', id).execute()
  expect(await mine()).toEqual([invoice])
})

test('an account mails itself a copy, five times an hour', async () => {
  await completedBooking(client, shop)
  await issueNow()
  const [invoice] = await mine()
  const { id } = invoice!
  const send = () => as(client).invoices.email({ id })
  for (let n = 0; n < 5; n++) await send()
  await expect(send()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  const mails = db.selectFrom('mails').select('subject').where('userId', '=', client.id)
  expect(await mails.where('kind', '=', 'invoice').execute()).toHaveLength(6)
})
