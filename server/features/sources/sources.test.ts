import { beforeEach, describe, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { markDays } from '#contract/limits.ts'
import { app, stranger } from '#tests/accounts.ts'
import { at, book, shift } from '#tests/bookings.ts'
import { createVisitor, signIn, type Visitor } from '#tests/http.ts'
import { list, type Listed } from '#tests/listing.ts'
import { as, db, make, runJobs } from '#tests/world.ts'
import { readMarks, writeMarks, type Mark } from './marks.ts'

const cookieName = '__Host-marks'
const days = (count: number) => Date.now() - count * 86_400_000

let shop: Listed
let slug: string
let visitor: Visitor

beforeEach(async () => {
  shop = await list('Third Ward Cuts', { hours: [540, 1020] })
  slug = await slugOf(shop)
  visitor = stranger()
})

async function slugOf({ id }: Listed) {
  const profiles = db.selectFrom('barberProfiles').select('slug').where('id', '=', id)
  return (await profiles.executeTakeFirstOrThrow()).slug!
}

const openLink = () => visitor.get(`/b/${slug}`)
const lookAt = (listed: Listed, isFound: boolean) =>
  visitor.post(`/api/barbers/${listed.id}/looks`, { isFound })

// The source and commission of a hold in this browser.
async function sourceAt(listed = shop, extra: object = {}) {
  const { status, body } = await visitor.post('/api/bookings/hold', {
    profileId: listed.id,
    serviceIds: listed.services.slice(0, 1),
    startsAt: at(2, 600),
    ...extra,
  })
  expect(status).toBe(201)
  const { source, commissionPercent, commissionCents } = await rowOf(body.id)
  expect(commissionPercent === 0).toBe(commissionCents === 0)
  return { source, commissionPercent }
}

function rowOf(id: string) {
  return db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

const direct = { source: 'direct_link', commissionPercent: 0 }
const marketplace = { source: 'marketplace', commissionPercent: 10 }

const marksIn = () => readMarks(db, visitor.cookies.get(cookieName) ?? null)
const give = async (...marks: Mark[]) => {
  visitor.cookies.set(cookieName, await writeMarks(db, marks))
}
const mark = (kind: Mark['kind'], at: number, { barber } = shop): Mark => ({
  barberId: barber.id,
  kind,
  at,
})

describe.each(['guest', 'client'])('a %s', (who) => {
  beforeEach(async () => {
    if (who === 'client') await signIn(visitor, await make.person('client'))
  })

  test('is not believed about where they came from', async () => {
    expect(await sourceAt(shop, { source: 'direct_link' })).toEqual(marketplace)
  })

  test('who came by the barber’s own link costs no commission', async () => {
    const answer = await openLink()
    expect(answer).toMatchObject({
      status: 302,
      headers: { location: `/barber/${shop.id}?src=direct`, 'cache-control': 'no-store' },
    })
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^__Host-marks=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=2592000$/,
    )
    expect(await sourceAt()).toEqual(direct)
  })

  test('who searched first and then opened the link was found through us', async () => {
    await lookAt(shop, true)
    await openLink()
    expect(await sourceAt()).toEqual(marketplace)
  })

  test('who came by the link first and then searched is still the barber’s', async () => {
    await openLink()
    await lookAt(shop, true)
    expect(await sourceAt()).toEqual(direct)
  })

  test('who only looked at the page was not found through us', async () => {
    await lookAt(shop, false)
    await openLink()
    expect(await sourceAt()).toEqual(direct)
  })
})

test('a link counts at its own barber alone', async () => {
  const other = await list('Heights Barbers', { hours: [540, 1020] })
  await openLink()
  expect(await sourceAt(other)).toEqual(marketplace)
})

test('no other address sets a mark, whatever it says', async () => {
  for (const path of ['/explore?src=direct', `/barber/${shop.id}?book=1&src=direct`])
    expect((await visitor.get(path)).headers['set-cookie']).toBeUndefined()
  expect(await sourceAt()).toEqual(marketplace)
})

describe('a mark', () => {
  test('ends after 30 days, and until then it holds', async () => {
    await give(mark('link', days(markDays) + 60_000))
    expect(await sourceAt()).toEqual(direct)
    await give(mark('link', days(markDays) - 60_000))
    expect(await sourceAt()).toEqual(marketplace)
  })

  test('of a search that is over leaves the link alone', async () => {
    await give(mark('found', days(markDays + 1)))
    await openLink()
    expect(await sourceAt()).toEqual(direct)
  })

  test('from the future is not one of ours', async () => {
    await give(mark('link', days(-1)))
    expect(await sourceAt()).toEqual(marketplace)
  })

  test('lasts 30 days from the last time', async () => {
    await give(mark('found', days(20)))
    await lookAt(shop, true)
    const [renewed] = await marksIn()
    expect(renewed?.at).toBeGreaterThan(days(1))
  })

  test('cannot be forged', async () => {
    const other = await list('Heights Barbers', { hours: [540, 1020] })
    await visitor.get(`/b/${await slugOf(other)}`)
    const real = visitor.cookies.get(cookieName)!
    const body = `link~${shop.barber.id}~${Math.floor(Date.now() / 1000).toString(36)}`
    const forgeries = [
      real.replace(other.barber.id, shop.barber.id),
      body,
      `${body}.`,
      `${body}.${real.split('.').at(-1)}`,
      `${body}.${real}`,
      'x'.repeat(5000),
      '.',
    ]
    for (const forged of forgeries) {
      visitor.cookies.set(cookieName, forged)
      expect(await sourceAt()).toEqual(marketplace)
    }
  })

  test('is kept for the last twenty barbers', async () => {
    const others = await Promise.all(Array.from({ length: 20 }, () => make.person('barber')))
    const marks = others.map(({ id }, n) =>
      mark('found', days(10) - n, { barber: { id } } as never),
    )
    await give(...marks)
    await openLink()
    const kept = await marksIn()
    expect(kept).toHaveLength(20)
    expect(kept[0]).toMatchObject({ barberId: shop.barber.id, kind: 'link' })
    expect(kept.map(({ barberId }) => barberId)).not.toContain(others.at(-1)!.id)
  })
})

describe('without a mark', () => {
  let client: Actor

  beforeEach(async () => {
    client = await make.person('client')
    await signIn(visitor, client)
  })

  // A booking of two months ago.
  async function past(change: object) {
    const { id } = await book(client, shop, at(3, 600))
    await shift(id, at(-60, 600))
    await db
      .updateTable('bookings')
      .set({ status: 'completed', ...change })
      .where('id', '=', id)
      .execute()
  }

  test.each(['direct_link', 'barber', 'employee', 'walk_in'])(
    'a client whose last booking came by %s books again as the barber’s own',
    async (source) => {
      await past({ source })
      expect(await sourceAt()).toEqual(direct)
    },
  )

  test.each(['marketplace', 'admin'])(
    'a client whose last booking came by %s stays ours',
    async (source) => {
      await past({ source })
      expect(await sourceAt()).toEqual(marketplace)
    },
  )

  test('a booking that never was says nothing', async () => {
    await past({ source: 'direct_link', status: 'declined' })
    expect(await sourceAt()).toEqual(marketplace)
  })

  test('bookings at other barbers, or of other clients, do not count', async () => {
    await past({ source: 'direct_link' })
    const other = await list('Heights Barbers', { hours: [540, 1020] })
    expect(await sourceAt(other)).toEqual(marketplace)
    visitor = createVisitor(app, { address: '198.51.100.9' })
    await signIn(visitor, await make.person('client'))
    expect(await sourceAt()).toEqual(marketplace)
  })

  test('a search of the last 30 days counts more', async () => {
    await past({ source: 'direct_link' })
    await lookAt(shop, true)
    expect(await sourceAt()).toEqual(marketplace)
  })
})

describe('on the waitlist', () => {
  const join = async () => {
    const day = at(2, 720).slice(0, 10)
    const wish = { profileId: shop.id, serviceIds: shop.services, dateFrom: day, dateTo: day }
    expect((await visitor.post('/api/waitlist', wish)).status).toBe(201)
  }

  async function offered() {
    const rival = await make.person('client')
    const { id, version } = await book(rival, shop, at(2, 660))
    await as(rival).bookings.move({ id, version, move: 'cancel' })
    await runJobs()
    const held = db.selectFrom('bookings').selectAll().where('status', '=', 'held')
    return held.where('barberId', '=', shop.barber.id).executeTakeFirstOrThrow()
  }

  beforeEach(async () => {
    await signIn(visitor, await make.person('client'))
  })

  test('an offer keeps the link by which the client joined', async () => {
    await openLink()
    await join()
    visitor.cookies.delete(cookieName)
    expect(await offered()).toMatchObject(direct)
    // Also when the offered slot is taken in the app.
    expect(await sourceAt(shop, { startsAt: at(2, 660) })).toEqual(direct)
  })

  test('an offer to a client who came through the marketplace is ours', async () => {
    await lookAt(shop, true)
    await join()
    await openLink()
    expect(await offered()).toMatchObject(marketplace)
  })
})
