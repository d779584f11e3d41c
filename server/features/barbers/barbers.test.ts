import { beforeEach, expect, test } from 'vitest'
import type { ApprovalStatus } from '#contract/business/listing.ts'
import type { BarberId } from '#contract/ids.ts'
import { as, db, make } from '#tests/world.ts'

const guest = as(null)
const { id: cityId } = await db.selectFrom('cities').select('id').executeTakeFirstOrThrow()

beforeEach(async () => {
  await db.deleteFrom('barberBadges').execute()
  await db.deleteFrom('services').execute()
  await db.deleteFrom('barberProfiles').execute()
  await db.deleteFrom('shops').execute()
})

test('the best rated come first, then the more reviewed', async () => {
  await listBarber('Third', { averageRating: 4.8, totalReviews: 12 })
  await listBarber('First', { averageRating: 5, totalReviews: 3 })
  await listBarber('Second', { averageRating: 4.8, totalReviews: 90 })

  expect(await featuredNames()).toEqual(['First', 'Second', 'Third'])
})

test('eight barbers at most', async () => {
  for (let count = 1; count <= 9; count++)
    await listBarber(`Chair ${count}`, { averageRating: count / 2 })

  expect(await featuredNames()).toHaveLength(8)
  expect(await featuredNames()).not.toContain('Chair 1')
})

test('a barber who is not approved or not active is not shown', async () => {
  await listBarber('Waiting', { approvalStatus: 'submitted' })
  await listBarber('Away', { isActive: false })
  await listBarber('Open')

  expect(await featuredNames()).toEqual(['Open'])
})

test('the first three services by position, and how many there are', async () => {
  const barber = await listBarber('Third Ward Cuts')
  await offer(barber, ['Line-up', 20], { position: 3 })
  await offer(barber, ['Skin fade', 40], { position: 1 })
  await offer(barber, ['Scalp facial', 35], { position: 4 })
  await offer(barber, ['Old special', 5], { position: 0, isActive: false })
  await offer(barber, ['Cut + beard', 55], { position: 2 })

  expect(await guest.barbers.featured()).toMatchObject([
    {
      services: [
        { name: 'Skin fade', priceCents: 4000 },
        { name: 'Cut + beard', priceCents: 5500 },
        { name: 'Line-up', priceCents: 2000 },
      ],
      serviceCount: 4,
    },
  ])
})

test('the badges of the last run of each kind, without the revoked and the old', async () => {
  const barber = await listBarber('Bayou City Blades')
  const [now, before, longAgo] = [daysAgo(1), daysAgo(8), daysAgo(30)]
  await award(barber, 'most_booked', { periodEnd: before, rank: 4 })
  await award(barber, 'most_booked', { periodEnd: now, rank: 1 })
  await award(barber, 'most_reviewed', { periodEnd: before })
  await award(barber, 'most_reviewed', { periodEnd: now, isRevoked: true })
  await award(barber, 'best_services', { periodEnd: longAgo, rank: 2 })

  const [card] = await guest.barbers.featured()
  expect(card?.badges).toEqual([
    { badgeType: 'most_booked', rank: 1, periodStart: '2025-12-01', periodEnd: now },
  ])
})

function daysAgo(days: number) {
  return Temporal.Now.plainDateISO('America/Chicago').subtract({ days }).toString()
}

test('the picture is the first of the portfolio, or else the avatar', async () => {
  const avatarUrl = '/media/avatar.webp'
  await listBarber('Pictured', {
    averageRating: 5,
    avatarUrl,
    portfolioPhotos: ['/a.webp', '/b.webp'],
  })
  await listBarber('Portrayed', { averageRating: 4, avatarUrl })
  await listBarber('Unseen', { averageRating: 3 })

  const cards = await guest.barbers.featured()
  expect(cards.map((card) => card.image)).toEqual(['/a.webp', avatarUrl, null])
})

test('a city without barbers shows its newest shops, unrated', async () => {
  await listShop('Older shop', { createdAt: '2026-01-01T00:00:00Z' })
  const id = await listShop('Newer shop', {
    createdAt: '2026-02-01T00:00:00Z',
    photoUrl: '/s.webp',
  })
  await listShop('Draft shop', { approvalStatus: 'draft' })
  await listShop('Closed shop', { isActive: false })

  const cards = await guest.barbers.featured()
  expect(cards.map((card) => card.shopName)).toEqual(['Newer shop', 'Older shop'])
  expect(cards[0]).toEqual({
    kind: 'shop',
    id,
    shopName: 'Newer shop',
    address: '1909 Westheimer Rd, Houston, TX',
    timeZone: 'America/Chicago',
    averageRating: 0,
    totalReviews: 0,
    image: '/s.webp',
    imageAlt: null,
    services: [],
    serviceCount: 0,
    badges: [],
  })
})

test('a shop in place of a barber has a page of its own', async () => {
  const id = await listShop('Newer shop', { description: 'Four chairs in Third Ward.' })
  const draft = await listShop('Draft shop', { approvalStatus: 'draft' })
  const closed = await listShop('Closed shop', { isActive: false })
  expect(await guest.barbers.shop({ id })).toMatchObject({
    id,
    shopName: 'Newer shop',
    description: 'Four chairs in Third Ward.',
    barbers: [],
  })
  for (const hidden of [draft, closed])
    await expect(guest.barbers.shop({ id: hidden })).rejects.toMatchObject({ code: 'NOT_FOUND' })

  await listBarber('Elsewhere')
  await listBarber('Second chair', { shopId: id })
  const ownerId = await listBarber('Own chair')
  await db.updateTable('shops').set({ ownerId }).where('id', '=', id).execute()
  const { barbers } = await guest.barbers.shop({ id })
  expect(barbers.map(({ shopName }) => shopName).toSorted()).toEqual(['Own chair', 'Second chair'])
})

test('one barber is enough to leave the shops out', async () => {
  await listShop('Older shop')
  await listBarber('Open')

  expect(await featuredNames()).toEqual(['Open'])
})

async function featuredNames() {
  return (await guest.barbers.featured()).map((card) => card.shopName)
}

type Listing = Partial<{
  averageRating: number
  totalReviews: number
  approvalStatus: ApprovalStatus
  isActive: boolean
  portfolioPhotos: string[]
  avatarUrl: string
  shopId: string
}>

async function listBarber(shopName: string, listing: Listing = {}) {
  const { id: userId } = await make.person('barber')
  await db
    .insertInto('barberProfiles')
    .values({ userId, cityId, shopName, approvalStatus: 'approved', ...listing })
    .execute()
  return userId
}

type Shop = Partial<{
  approvalStatus: ApprovalStatus
  isActive: boolean
  createdAt: string
  photoUrl: string
  description: string
}>

async function listShop(name: string, shop: Shop = {}) {
  const { id: ownerId } = await make.person('barber')
  const address = '1909 Westheimer Rd, Houston, TX'
  const { id } = await db
    .insertInto('shops')
    .values({ ownerId, name, address, approvalStatus: 'approved', ...shop })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Offer = { position: number; isActive?: boolean }

async function offer(barberId: BarberId, [name, dollars]: [string, number], rest: Offer) {
  const what = { name, category: 'Other' as const, priceCents: dollars * 100, durationMinutes: 30 }
  await db
    .insertInto('services')
    .values({ barberId, ...what, ...rest })
    .execute()
}

type Award = { periodEnd: string; rank?: number; isRevoked?: boolean }

async function award(barberId: BarberId, badgeType: string, { periodEnd, rank, isRevoked }: Award) {
  const awardedAt = `${periodEnd}T09:00:00Z`
  await db
    .insertInto('barberBadges')
    .values({
      barberId,
      badgeType,
      rank,
      periodStart: '2025-12-01',
      periodEnd,
      awardedAt,
      revokedAt: isRevoked ? awardedAt : null,
    })
    .execute()
}
