// Offers as staff make them.
import { beforeEach, describe, expect, test } from 'vitest'
import { at, book } from '#tests/bookings.ts'
import { bookable, list, type Listed } from '#tests/listing.ts'
import { as, db, make } from '#tests/world.ts'

const place = 'barber'
let shop: Listed
let owner: ReturnType<typeof as>

beforeEach(async () => {
  shop = await list('Third Ward Cuts', {
    services: [
      ['Haircut', 'Fades', 40, 30],
      ['Beard', 'Beard', 20, 20],
    ],
  })
  owner = as(shop.barber)
})

const dateIn = (days: number) => at(days, 720).slice(0, 10)
const flash = () => ({ place, kind: 'flash', percent: 20, lastDate: dateIn(7) }) as const
const first = { place, kind: 'first_visit', percent: 10 } as const
const read = async () => (await owner.promotions.list({ place })).promotions

describe('an offer', () => {
  test('is made, paused, continued and ended, once', async () => {
    const { id } = await owner.promotions.create({ ...flash(), serviceIds: [shop.services[0]!] })
    const [made] = await read()
    expect(made).toMatchObject({
      id,
      kind: 'flash',
      percent: 20,
      amountCents: null,
      serviceIds: [shop.services[0]],
      status: 'running',
      uses: 0,
      revenueCents: 0,
    })
    const statusAfter = async (state: 'active' | 'paused' | 'ended') => {
      await owner.promotions.setState({ place, id, state })
      return (await read())[0]?.status
    }
    expect(await statusAfter('paused')).toBe('paused')
    expect(await statusAfter('active')).toBe('running')
    expect(await statusAfter('ended')).toBe('ended')
    await expect(statusAfter('active')).rejects.toMatchObject({ code: 'OFFER_OVER' })
  })

  test('runs from the first day of the shop to the end of the last', async () => {
    await owner.promotions.create({ ...flash(), firstDate: dateIn(2), lastDate: dateIn(3) })
    const [planned] = await read()
    expect(planned).toMatchObject({ status: 'planned', endsAt: at(4, 0) })
    expect(Date.parse(planned!.startsAt)).toBe(Date.parse(at(2, 0)))
  })

  test('counts its uses and what they bring', async () => {
    await owner.promotions.create(flash())
    const client = await make.person('client')
    await book(client, shop, at(2, 600))
    const { promotions, weeks } = await owner.promotions.list({ place })
    expect(promotions[0]).toMatchObject({ uses: 1, discountCents: 800, revenueCents: 3200 })
    expect(weeks).toHaveLength(8)
    expect(weeks.at(-1)).toMatchObject({ withOffer: 1, without: 0 })
  })

  test.each([
    [{ percent: null }, 'percent', 'Choose 5 to 50 percent'],
    [{ percent: 4 }, 'percent', 'Choose 5 to 50 percent'],
    [{ percent: 51 }, 'percent', 'Choose 5 to 50 percent'],
    [{ amount: 5 }, 'percent', 'Choose 5 to 50 percent'],
    [{ percent: null, amount: 0.5 }, 'amount', 'Enter $1 to $500'],
    [{ kind: 'code' }, 'code', 'A code has 4 to 20 letters and numbers'],
    [{ kind: 'code', code: 'A B' }, 'code', 'A code has 4 to 20 letters and numbers'],
    [{ kind: 'flash' }, 'lastDate', 'Choose the last day'],
    [{ kind: 'flash', lastDate: '2020-01-01' }, 'lastDate', "Choose a day that isn't over"],
    [{ kind: 'last_minute' }, 'lastMinuteHours', 'Choose 1 to 4 hours'],
    [{ kind: 'last_minute', lastMinuteHours: 5 }, 'lastMinuteHours', 'Choose 1 to 4 hours'],
    [{ kind: 'happy_hours', fromMinute: 600, untilMinute: 720 }, 'weekdays', 'Choose a day'],
    [
      { kind: 'happy_hours', weekdays: [1], fromMinute: 720, untilMinute: 720 },
      'untilMinute',
      'The end must be after the start',
    ],
    [{ maxUses: 0 }, 'maxUses', 'Enter 1 or more'],
  ] as const)('%j is refused at its field', async (wrong, field, sentence) => {
    const input = { ...first, ...wrong, weekdays: 'weekdays' in wrong ? [...wrong.weekdays] : null }
    await expect(owner.promotions.create(input)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: { [field]: sentence },
    })
  })

  test('of a flash sale lasts 90 days at most', async () => {
    const long = { ...flash(), firstDate: dateIn(1), lastDate: dateIn(91) }
    await expect(owner.promotions.create(long)).rejects.toMatchObject({
      fields: { lastDate: 'A flash sale lasts 90 days at most' },
    })
    await owner.promotions.create({ ...long, lastDate: dateIn(90) })
  })

  test('has a code that nobody else has, in capitals', async () => {
    const code = `fade${shop.barber.id.slice(0, 4)}`.toUpperCase()
    await owner.promotions.create({ ...first, kind: 'code', code: code.toLowerCase() })
    expect((await read())[0]?.code).toBe(code)
    const other = as((await list('Elsewhere')).barber)
    await expect(other.promotions.create({ ...first, kind: 'code', code })).rejects.toMatchObject({
      code: 'OFFER_CODE_TAKEN',
    })
  })

  test('is one of 20 at most', async () => {
    const row = { barberId: shop.barber.id, fundedBy: 'barber', kind: 'first_visit' } as const
    const rows = Array.from({ length: 20 }, () => ({ ...row, percent: 5, newClientsOnly: true }))
    await db.insertInto('promotions').values(rows).execute()
    await expect(owner.promotions.create(first)).rejects.toMatchObject({ code: 'TOO_MANY_OFFERS' })
    await owner.promotions.setState({ place, id: (await read())[0]!.id, state: 'ended' })
    await owner.promotions.create(first)
  })
})

test('the owner and managers make offers, nobody else', async () => {
  const join = async (permissionLevel: 'self' | 'desk' | 'manager') => {
    const person = await make.person('employee')
    const seat = { userId: person.id, barberId: shop.barber.id, ...bookable, permissionLevel }
    await db.insertInto('employees').values(seat).execute()
    return as(person)
  }
  const there = { ...first, place: 'employee' } as const
  await (await join('manager')).promotions.create(there)
  for (const level of ['self', 'desk'] as const)
    await expect((await join(level)).promotions.create(there)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  const stranger = as((await list('Elsewhere')).barber)
  const [{ id } = { id: '' }] = await read()
  const missing = { code: 'NOT_FOUND' }
  await expect(stranger.promotions.setState({ place, id, state: 'ended' })).rejects.toMatchObject(
    missing,
  )
  await expect(
    stranger.promotions.create({ ...first, serviceIds: [shop.services[0]!] }),
  ).rejects.toMatchObject(missing)
})

describe('a price', () => {
  const strikable = async () =>
    (await owner.promotions.list({ place })).services.map(({ isStrikable }) => isStrikable)
  const age = (days: number) =>
    db
      .updateTable('servicePrices')
      .set({ validFrom: at(-days, 720) })
      .where('serviceId', 'in', shop.services)
      .execute()

  test('may be crossed out after an hour at it', async () => {
    expect(await strikable()).toEqual([false, false])
    await age(2)
    expect(await strikable()).toEqual([true, true])
  })

  test('that was raised a moment ago may not', async () => {
    await age(2)
    const raised = { category: 'Fades', name: 'Haircut', price: 60, durationMinutes: 30 } as const
    await owner.services.update({ place, id: shop.services[0]!, ...raised })
    expect(await strikable()).toEqual([false, true])
  })

  test('on sale for 30 days is not the real one any more', async () => {
    await age(60)
    const row = {
      barberId: shop.barber.id,
      fundedBy: 'barber',
      kind: 'flash',
      percent: 20,
    } as const
    const sale = { ...row, startsAt: at(-40, 720), endsAt: at(3, 720) }
    await db
      .insertInto('promotions')
      .values({ ...sale, serviceIds: [shop.services[0]!] })
      .execute()
    expect(await strikable()).toEqual([false, true])
    await db
      .updateTable('promotions')
      .set({ startsAt: at(-20, 720) })
      .where('barberId', '=', shop.barber.id)
      .execute()
    expect(await strikable()).toEqual([true, true])
  })
})
