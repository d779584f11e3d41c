// How a client record affects booking: blocks and commission.
import { expect, test } from 'vitest'
import { lacksYes } from '#contract/bookings/after-booking/after-booking-rules.ts'
import { at, book, bookAsGuest, browser, hold } from '#tests/bookings.ts'
import { as, db } from '#tests/world.ts'
import { emailOf, named, owner, place, rival, shop, theOne, visited } from './clients.test.kit.ts'
import { isOwnClient } from './service.ts'

test('blocked: the account and the guest are refused in neutral words, by a proved address', async () => {
  const person = await named('Not Welcome', { phone: '+17135550155' })
  await visited(person)
  const { id } = await theOne('not welcome')
  const held = await hold(person, shop, at(6, 600))
  await owner.block({ place, id, reason: 'Shouted at staff' })
  expect(await owner.read({ place, id })).toMatchObject({
    isBlocked: true,
    blockReason: 'Shouted at staff',
  })

  const refusal = {
    code: 'NOT_BOOKABLE_ONLINE',
    message: "This time can't be booked online. Please contact the shop.",
  }
  await expect(as(person).bookings.confirm({ id: held.id })).rejects.toMatchObject(refusal)
  await expect(hold(person, shop, at(6, 690))).rejects.toMatchObject(refusal)
  const guest = {
    name: 'Somebody Else',
    phone: '(713) 555-0155',
    email: `${crypto.randomUUID()}@example.com`,
  }
  // An unverified phone number blocks no one.
  await bookAsGuest(browser(), shop, at(6, 780), guest)
  const sameAddress = { ...guest, phone: '(713) 555-0156', email: await emailOf(person) }
  await expect(bookAsGuest(browser(), shop, at(6, 900), sameAddress)).rejects.toMatchObject(refusal)

  await book(person, rival, at(6, 1020))
  await book(await named('Welcome'), shop, at(6, 1020))
  await owner.unblock({ place, id })
  await book(person, shop, at(6, 1140))
})

test('isOwnClient: brought by the barber, until the day they booked by themselves', async () => {
  const barberId = shop.barber.id
  const brought = await named('Brought Along')
  const email = await emailOf(brought)
  const who = { clientId: brought.id, email: null, phone: null }
  expect(await isOwnClient(db, barberId, who)).toBe(false)
  await owner.add({ place, name: 'Brought', email })
  expect(await isOwnClient(db, barberId, who)).toBe(true)
  expect(await isOwnClient(db, barberId, { clientId: null, email, phone: null })).toBe(true)
  expect(await isOwnClient(db, rival.barber.id, who)).toBe(false)

  const found = await named('Found On Kempt')
  await visited(found)
  await owner.add({ place, name: 'Claimed Later', email: await emailOf(found) })
  expect(await isOwnClient(db, barberId, { clientId: found.id, email: null, phone: null })).toBe(
    false,
  )
})

test('a time the shop chose is as unconfirmed in the record as in the drawer, until the client says yes', async () => {
  const person = await named('Booked By Shop')
  await visited(person)
  const { id: clientRecordId } = await theOne('booked by shop')
  const asked = { name: null, phone: null, email: null, note: '', isWalkIn: false, clientRecordId }
  const { id } = await as(shop.barber).desk.create({
    place,
    ...asked,
    serviceIds: shop.services,
    memberId: shop.barber.id,
    startsAt: at(7, 600),
  })
  const seen = async () => {
    const { history } = await owner.read({ place, id: clientRecordId })
    const { booking } = await as(shop.barber).desk.visit({ place, id })
    return [history.find((visit) => visit.id === id)!, booking].map(lacksYes)
  }
  expect(await seen()).toEqual([true, true])
  await as(person).afterBooking.attend({ id })
  expect(await seen()).toEqual([false, false])
})
