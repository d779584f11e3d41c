import { beforeEach, describe, expect, test } from 'vitest'
import { at } from '#tests/bookings.ts'
import type { Listed } from '#tests/listing.ts'
import { as, db, make } from '#tests/world.ts'
import { dateIn, join, noticesOf, openShop, startsOn, toldOf } from './hours.test.kit.ts'

const place = 'employee'
const missing = { code: 'NOT_FOUND' }
let shop: Listed
let owner: ReturnType<typeof as>

beforeEach(async () => {
  shop = await openShop()
  owner = as(shop.barber)
})

const days = (first: number, last = first) => ({ firstDate: dateIn(first), lastDate: dateIn(last) })

describe('the owner’s own time off', () => {
  test('blocks whole days, or hours of the wall clock, until it is removed', async () => {
    await owner.hours.takeTimeOff({ place: 'barber', ...days(2, 3), reason: 'Beach' })
    expect(await startsOn(shop, 2)).toEqual([])
    expect(await startsOn(shop, 3)).toEqual([])
    expect(await startsOn(shop, 4)).toHaveLength(18)
    const hours = { isAllDay: false, fromTime: '09:00', toTime: '17:00' }
    await owner.hours.takeTimeOff({ place: 'barber', ...days(5), ...hours })
    expect(await startsOn(shop, 5)).toEqual(['17:00', '17:30'])

    const { timeOff } = await owner.hours.read({ place: 'barber' })
    expect(timeOff).toMatchObject([
      { startsAt: at(2, 0), endsAt: at(4, 0), reason: 'Beach' },
      { startsAt: at(5, 540), endsAt: at(5, 1020) },
    ])
    const told = await toldOf(shop.barber)
    await owner.hours.removeTimeOff({ place: 'barber', id: timeOff[0]!.id })
    expect(await startsOn(shop, 2)).toHaveLength(18)
    expect(await toldOf(shop.barber)).toBe(told + 1)
  })

  test('is refused twice for the same days, backwards, and in the past', async () => {
    const taken = { place: 'barber', ...days(2, 4) } as const
    await owner.hours.takeTimeOff(taken)
    await expect(owner.hours.takeTimeOff({ ...taken, ...days(4) })).rejects.toMatchObject({
      code: 'TIME_OFF_EXISTS',
    })
    for (const [wrong, field] of [
      [days(4, 3), 'lastDate'],
      [days(-3, -2), 'lastDate'],
      [days(6, 400), 'lastDate'],
      [{ ...days(6), isAllDay: false, fromTime: '', toTime: '10:00' }, 'fromTime'],
      [{ ...days(6), isAllDay: false, fromTime: '12:00', toTime: '10:00' }, 'toTime'],
    ] as const)
      await expect(owner.hours.takeTimeOff({ place: 'barber', ...wrong })).rejects.toMatchObject({
        fields: { [field]: expect.any(String) },
      })
  })

  test('is whole on the days on which the clocks change', async () => {
    // Spring skips an hour, autumn repeats one.
    const next = (after: Temporal.ZonedDateTime) => after.getTimeZoneTransition('next')!
    const first = next(Temporal.Now.zonedDateTimeISO('America/Chicago').add({ days: 1 }))
    const hoursOf = async (date: string) => {
      await owner.hours.takeTimeOff({ place: 'barber', firstDate: date, lastDate: date })
      const { timeOff } = await owner.hours.read({ place: 'barber' })
      const { startsAt, endsAt } = timeOff.at(-1)!
      return (Date.parse(endsAt) - Date.parse(startsAt)) / 3_600_000
    }
    for (const day of [first, next(first)])
      expect(await hoursOf(day.toPlainDate().toString())).toBe(day.month === 3 ? 23 : 25)
  })
})

describe('a member’s time off', () => {
  test('waits for the owner, who sees what is booked and decides', async () => {
    const { person, memberId } = await join(shop)
    const me = as(person)
    const client = await make.person('client')
    const { id: holdId } = await as(client).bookings.hold({
      profileId: shop.id,
      serviceIds: shop.services,
      professionalId: person.id,
      startsAt: at(2, 600),
    })
    const booking = await as(client).bookings.confirm({ id: holdId })

    const asked = await me.hours.takeTimeOff({ place, ...days(2, 3), reason: 'Family' })
    expect(asked).toEqual({ isSaved: true, isRequest: true, conflicts: [] })
    expect(await startsOn(shop, 3, person.id)).not.toEqual([])
    await expect(me.hours.takeTimeOff({ place, ...days(3) })).rejects.toMatchObject({
      code: 'TIME_OFF_EXISTS',
    })
    const [request] = await owner.hours.requests({ place: 'barber' })
    expect(request).toMatchObject({
      memberId,
      startsAt: at(2, 0),
      endsAt: at(4, 0),
      reason: 'Family',
      state: 'pending',
      isMine: false,
    })
    expect(await noticesOf(shop.barber)).toContainEqual(
      expect.objectContaining({
        title: 'Time off requested',
        actionUrl: '/barber/dashboard?tab=availability',
      }),
    )

    const answer = { place: 'barber', id: request!.id, isApproved: true, answer: 'Enjoy' } as const
    expect(await owner.hours.answerRequest(answer)).toMatchObject({
      isSaved: false,
      conflicts: [{ bookingId: booking.id }],
    })
    expect(await me.hours.requests({ place })).toMatchObject([{ state: 'pending', isMine: true }])
    expect(await owner.hours.answerRequest({ ...answer, isSure: true })).toMatchObject({
      isSaved: true,
    })
    expect(await startsOn(shop, 3, person.id)).toEqual([])
    expect(await as(client).bookings.read({ id: booking.id })).toMatchObject({
      status: 'confirmed',
    })
    expect(await me.hours.requests({ place })).toMatchObject([
      { state: 'approved', answer: 'Enjoy' },
    ])
    expect(await noticesOf(person)).toContainEqual(
      expect.objectContaining({
        title: 'Time off approved',
        message: expect.stringMatching(/Enjoy/),
      }),
    )
    await expect(owner.hours.answerRequest(answer)).rejects.toMatchObject(missing)
  })

  test('can be declined with a note, and withdrawn by the member who asked', async () => {
    const [{ person }, other] = [await join(shop), await join(shop)]
    const me = as(person)
    await me.hours.takeTimeOff({ place, ...days(2) })
    const [first] = await owner.hours.requests({ place: 'barber' })
    const declined = { id: first!.id, isApproved: false, answer: 'Too busy' }
    await owner.hours.answerRequest({ place: 'barber', ...declined })
    expect(await me.hours.requests({ place })).toMatchObject([
      { state: 'declined', answer: 'Too busy' },
    ])
    expect(await startsOn(shop, 2, person.id)).not.toEqual([])

    await me.hours.takeTimeOff({ place, ...days(3) })
    const [second] = await me.hours.requests({ place })
    const withdraw = { place, id: second!.id } as const
    await expect(as(other.person).hours.withdrawRequest(withdraw)).rejects.toMatchObject(missing)
    await me.hours.withdrawRequest(withdraw)
    await expect(
      owner.hours.answerRequest({ place: 'barber', id: second!.id, isApproved: true }),
    ).rejects.toMatchObject(missing)
  })

  test('counts at once without required approval, or when the owner enters it', async () => {
    const free = await join(shop, { timeOffNeedsApproval: false })
    expect(await as(free.person).hours.takeTimeOff({ place, ...days(2) })).toMatchObject({
      isRequest: false,
    })
    expect(await startsOn(shop, 2, free.person.id)).toEqual([])
    const bound = await join(shop)
    await owner.hours.takeTimeOff({ place: 'barber', memberId: bound.memberId, ...days(2) })
    expect(await startsOn(shop, 2, bound.person.id)).toEqual([])
    expect(await noticesOf(bound.person)).toHaveLength(1)
  })

  test('cannot be answered or removed by others', async () => {
    const [self, manager] = [await join(shop), await join(shop, { permissionLevel: 'manager' })]
    const stranger = await openShop()
    await as(self.person).hours.takeTimeOff({ place, ...days(2) })
    await as(manager.person).hours.takeTimeOff({ place, ...days(2) })
    const all = await owner.hours.requests({ place: 'barber' })
    const [ofSelf, ofManager] = [self, manager].map(
      ({ memberId }) => all.find((request) => request.memberId === memberId)!.id,
    )
    const yes = { isApproved: true, answer: '' }
    for (const refused of [
      () => as(self.person).hours.answerRequest({ place, id: ofSelf!, ...yes }),
      () => as(self.person).hours.answerRequest({ place, id: ofManager!, ...yes }),
      () => as(manager.person).hours.answerRequest({ place, id: ofManager!, ...yes }),
      () => as(stranger.barber).hours.answerRequest({ place: 'barber', id: ofSelf!, ...yes }),
    ])
      await expect(refused()).rejects.toMatchObject(missing)
    expect(await as(self.person).hours.requests({ place })).toHaveLength(1)
    expect(await as(stranger.barber).hours.requests({ place: 'barber' })).toEqual([])
    await as(manager.person).hours.answerRequest({ place, id: ofSelf!, ...yes })
    const { timeOff } = await as(self.person).hours.read({ place })
    const removal = { place: 'barber', id: timeOff[0]!.id } as const
    await expect(as(stranger.barber).hours.removeTimeOff(removal)).rejects.toMatchObject(missing)
    await expect(owner.hours.removeTimeOff(removal)).rejects.toMatchObject(missing)
    await owner.hours.removeTimeOff({ ...removal, memberId: self.memberId })
    await db
      .updateTable('employees')
      .set({ isActive: false })
      .where('id', '=', manager.memberId)
      .execute()
    const ofTeam = await owner.hours.requests({ place: 'barber' })
    expect(ofTeam.map(({ memberId }) => memberId)).not.toContain(manager.memberId)
  })
})
