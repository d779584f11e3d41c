import { expect, test } from 'vitest'
import { as, db } from '#tests/world.ts'
import { hang, hire, offer, openShop, opens, review } from './barbers.test.kit.ts'

const guest = as(null)
const missing = { code: 'NOT_FOUND' }
const today = () => Temporal.Now.plainDateISO('America/Chicago')

test('a profile is exactly what a visitor may know', async () => {
  const { id, userId } = await openShop('Third Ward Cuts')
  const serviceId = await offer(userId, 'Skin fade')
  const camila = await hire(userId, 'Camila Reyes')
  const itemId = await hang(userId, { providerId: camila, serviceId })
  await review(userId, { providerId: camila, rating: 4 })
  const { userId: before } = await openShop('Where she worked before')
  await review(before, { providerId: camila, rating: 1 })
  await opens(userId, 1, '[540,1080)')
  await db
    .insertInto('barberBookingSettings')
    .values({ barberId: userId, cancellationWindowHours: 12, lateCancelFeePercent: 25 })
    .execute()

  const { hours, ...profile } = await guest.barbers.profile({ id })

  expect(hours.weekly).toEqual([{ weekday: 1, opensMinutes: 540, closesMinutes: 1080 }])
  expect(profile).toEqual({
    id,
    shopName: 'Third Ward Cuts',
    address: '3412 Emancipation Ave, Houston, TX 77004',
    timeZone: 'America/Chicago',
    city: 'Houston',
    state: 'TX',
    neighborhood: 'Third Ward',
    zip: '77004',
    latitude: 29.73,
    longitude: -95.36,
    bio: 'Since 2009.',
    languages: ['en'],
    averageRating: 4,
    totalReviews: 1,
    image: '/pictures/cut-buzz-768.webp',
    imageAlt: null,
    badges: [],
    promotions: [],
    strikable: [],
    licenseType: 'Class A Barber',
    licenseCheckedAt: '2026-01-05T12:00:00Z',
    accessible: true,
    parking: 'Behind the shop.',
    amenities: [],
    paymentMethods: [],
    services: [
      {
        id: serviceId,
        name: 'Skin fade',
        description: '',
        category: 'Fades',
        priceCents: 4000,
        durationMinutes: 45,
        isAddOn: false,
        depositPercent: null,
      },
    ],
    team: [
      {
        providerId: userId,
        name: 'barber',
        title: '',
        bio: '',
        photoUrl: null,
        languages: ['en'],
        averageRating: null,
        totalReviews: 0,
      },
      {
        providerId: camila,
        name: 'Camila Reyes',
        title: 'Senior barber',
        bio: '',
        photoUrl: null,
        languages: ['en', 'es'],
        averageRating: 4,
        totalReviews: 1,
      },
    ],
    pictures: [
      {
        id: itemId,
        imageUrl: '/pictures/cut-fade-low-768.webp',
        imageAlt: null,
        beforeImageUrl: null,
        caption: 'Low fade',
        category: 'Fades',
        serviceId,
        providerId: camila,
        providerName: 'Camila Reyes',
      },
    ],
    pictureCount: 1,
    policies: {
      paymentPolicy: 'pay_at_shop',
      depositPercent: 0,
      cancellationWindowHours: 12,
      lateCancelFeePercent: 25,
      noShowFeePercent: 0,
      autoConfirm: true,
      acceptWalkIns: true,
    },
  })
})

test('a barber who never touched the settings has those of the table', async () => {
  const { id, userId } = await openShop('Plain')
  const { policies } = await guest.barbers.profile({ id })

  await db.insertInto('barberBookingSettings').values({ barberId: userId }).execute()
  expect((await guest.barbers.profile({ id })).policies).toEqual(policies)
})

test.each([
  ['waiting for approval', { approvalStatus: 'submitted' }],
  ['suspended', { approvalStatus: 'suspended' }],
  ['away', { isActive: false }],
  ['without a valid license', { licenseExpiresOn: today().subtract({ days: 1 }).toString() }],
])('a barber who is %s is not found', async (_, change) => {
  const { id } = await openShop('Hidden', change)

  await expect(guest.barbers.profile({ id })).rejects.toMatchObject(missing)
  await expect(guest.barbers.reviews({ id })).rejects.toMatchObject(missing)
  await expect(guest.barbers.portfolio({ id })).rejects.toMatchObject(missing)
  await expect(guest.barbers.similar({ id })).rejects.toMatchObject(missing)
  const featured = await guest.barbers.featured()
  expect(featured.map((each) => each.id)).not.toContain(id)
})

test('an unknown id is not found, and the last day of a license still counts', async () => {
  const unknown = '00000000-0000-0000-0000-000000000001'
  await expect(guest.barbers.profile({ id: unknown })).rejects.toMatchObject(missing)

  const { id } = await openShop('Last day', { licenseExpiresOn: today().toString() })
  expect((await guest.barbers.profile({ id })).shopName).toBe('Last day')
})

test('services that are gone and people who cannot be booked are not shown', async () => {
  const { id, userId } = await openShop('Small')
  await offer(userId, 'Old special', { isActive: false })
  await hire(userId, 'Desk only', { isBookable: false })
  await hire(userId, 'Moved on', { isActive: false })

  const { services, team } = await guest.barbers.profile({ id })
  expect(services).toEqual([])
  expect(team.map(({ providerId }) => providerId)).toEqual([userId])
})

test('the portfolio shows only what is published and agreed to', async () => {
  const { id, userId } = await openShop('Pictured')
  const shown = await hang(userId, {})
  await hang(userId, { consentAt: null })
  await hang(userId, { status: 'flagged' })
  await hang(userId, { status: 'removed' })

  const { items, shopName } = await guest.barbers.portfolio({ id })
  expect(shopName).toBe('Pictured')
  expect(items.map((item) => item.id)).toEqual([shown])
  expect((await guest.barbers.profile({ id })).pictureCount).toBe(1)
})

test('a picture of a service that is gone keeps its category and cannot be booked', async () => {
  const { id, userId } = await openShop('Pictured')
  await hang(userId, { serviceId: await offer(userId, 'Old special', { isActive: false }) })

  const [item] = (await guest.barbers.portfolio({ id })).items
  expect(item).toMatchObject({ category: 'Fades', serviceId: null })
})
