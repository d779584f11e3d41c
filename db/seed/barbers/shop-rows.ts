// Writes the businesses: profiles, services, teams, hours, portfolios.
import { licensePictureOf } from '#db/seed/license-pictures.ts'
import { dayMs, iso, type Clock } from '#db/seed/clock.ts'
import { createRandom, idOf } from '#db/seed/random.ts'
import { insertRows } from '#db/seed/rows.ts'
import type { Db } from '#server/database/db.ts'
import {
  faceUrl,
  ofTheShop,
  pictureAlts,
  pictures,
  pictureUrl,
  urlOf,
  wallOf,
} from './portfolio.ts'
import type { Provider, Shop } from './roster.ts'
import { comfortsOf } from './comforts.ts'
import { openedAt, suspendedAt, timesOf } from './decision-times.ts'
import { scheduleOf } from './schedule.ts'

const monthMs = 30 * dayMs

export async function writeShops(db: Db, shops: Shop[], clock: Clock) {
  const city = await db
    .selectFrom('cities')
    .select('id')
    .where('name', '=', 'Houston')
    .executeTakeFirstOrThrow()
  await insertRows(
    db,
    'pictureAlts',
    Object.entries(pictureAlts).map(([name, alt]) => ({ url: urlOf(name), ...alt })),
  )
  await insertRows(
    db,
    'shops',
    shops.flatMap((shop) => shopRow(shop, clock)),
  )
  await insertRows(
    db,
    'barberProfiles',
    shops.map((shop) => ({ ...profileRow(shop, clock), cityId: city.id })),
  )
  await insertRows(
    db,
    'barberSetups',
    shops.flatMap((shop) => setupRow(shop, clock)),
  )
  await insertRows(
    db,
    'services',
    shops.flatMap((shop) => serviceRows(shop, clock)),
  )
  await insertRows(
    db,
    'employees',
    shops.flatMap((shop) => employeeRows(shop, clock)),
  )
  await insertRows(db, 'employeeServices', shops.flatMap(employeeServiceRows))
  await insertRows(db, 'barberBookingSettings', shops.map(settingsRow))
  await insertRows(
    db,
    'portfolioItems',
    shops.flatMap((shop) => portfolioRows(shop, clock)),
  )
  await writeSchedules(
    db,
    shops.flatMap(({ providers }) => providers),
    clock,
  )
}

function addressOf({ business }: Shop) {
  return `${business.street}, Houston, TX ${business.zip}`
}

function shopRow(shop: Shop, clock: Clock) {
  const { business, shopId, ownerId } = shop
  if (shopId === null) return []
  return [
    {
      id: shopId,
      ownerId,
      name: business.shop,
      address: addressOf(shop),
      description: business.bio,
      photoUrl: pictureUrl(business.cover),
      approvalStatus: 'approved' as const,
      createdAt: iso(openedAt(shop.business, clock.nowMs)),
    },
  ]
}

function profileRow(shop: Shop, clock: Clock) {
  const { business, profileId, ownerId, shopId } = shop
  const random = createRandom(`licence ${business.owner}`)
  const { state, licenseDays } = business
  const hasLicense = state !== 'draft'
  const isChecked = state === undefined || state === 'suspended'
  const checkedAt = timesOf(business, clock.nowMs)?.decidedAt
  const number = String(random.integer(1_400_000, 1_990_000))
  const days = random.integer(120, 700)
  return {
    id: profileId,
    userId: ownerId,
    shopId,
    shopName: business.shop,
    address: addressOf(shop),
    neighborhood: business.neighborhood,
    zip: business.zip,
    latitude: business.at[0],
    longitude: business.at[1],
    bio: business.bio,
    languages: business.languages,
    coverUrl: pictureUrl(business.cover),
    avatarUrl: business.face ? faceUrl(business.face) : null,
    portfolioPhotos: picturesOf(shop).map(pictureUrl),
    licenseNumber: hasLicense ? (business.licenseNumber ?? number) : null,
    licenseType: hasLicense ? 'Class A Barber' : null,
    licenseExpiresOn: hasLicense ? clock.dateOf(licenseDays ?? days) : null,
    licensePicture: business.licenseNumber ? licensePictureOf(business.licenseNumber) : null,
    licenseCheckedAt: isChecked && checkedAt ? iso(checkedAt) : null,
    accessible: business.isAccessible ?? false,
    parking: business.parking ?? '',
    kind: shopId ? ('shop' as const) : ('solo' as const),
    ...comfortsOf(business.owner),
    approvalStatus: state ?? ('approved' as const),
    createdAt: iso(openedAt(shop.business, clock.nowMs)),
  }
}

function setupRow({ business, ownerId }: Shop, { nowMs }: Clock) {
  const times = timesOf(business, nowMs)
  if (!times) return []
  const { asked = {}, note = '' } = business
  const decidedAt = business.state === 'suspended' ? suspendedAt(nowMs) : times.decidedAt
  return [
    {
      barberId: ownerId,
      submittedAt: iso(times.submittedAt),
      reasons: asked,
      note,
      decidedAt: decidedAt === null ? null : iso(decidedAt),
    },
  ]
}

// A barber who has not finished the setup has fewer pictures.
const picturesOf = ({ business }: Shop) =>
  wallOf(business.menu, business.cover).slice(0, business.state === 'draft' ? 1 : 9)

function serviceRows(shop: Shop, clock: Clock) {
  const createdAt = iso(openedAt(shop.business, clock.nowMs))
  return shop.services.map((service) => ({
    id: service.id,
    barberId: shop.ownerId,
    name: service.name,
    description: service.description,
    category: service.category,
    priceCents: service.priceCents,
    durationMinutes: service.minutes,
    isAddOn: service.isAddOn ?? false,
    // Long, expensive work asks for a deposit.
    depositPercent: service.priceCents >= 8000 ? 25 : null,
    position: service.position,
    createdAt,
  }))
}

function employeeRows(shop: Shop, clock: Clock) {
  return shop.providers.flatMap(({ id, employeeId, member }) => {
    if (!employeeId || !member) return []
    return [
      {
        id: employeeId,
        userId: id,
        barberId: shop.ownerId,
        title: member.title,
        bio: member.bio,
        languages: member.languages,
        permissionLevel: member.permission ?? 'self',
        compensation: { kind: 'commission_percent', percent: 55 },
        isBookable: true,
        licenseNumber: String(createRandom(`licence ${id}`).integer(1_400_000, 1_990_000)),
        licenseType: 'Class A Barber',
        licenseExpiresOn: clock.dateOf(createRandom(`licence ${id}`).integer(120, 700)),
        licenseCheckedAt: iso(openedAt(shop.business, clock.nowMs) + monthMs),
        onboardingStep: 5,
        onboardedAt: iso(openedAt(shop.business, clock.nowMs) + monthMs),
        joinedAt: iso(openedAt(shop.business, clock.nowMs) + monthMs),
      },
    ]
  })
}

function employeeServiceRows({ providers }: Shop) {
  return providers.flatMap(({ employeeId, services }) =>
    employeeId ? services.map(({ id }) => ({ employeeId, serviceId: id })) : [],
  )
}

function policyOf(deposit: number, keepsCards = false) {
  if (keepsCards) return 'card_on_file' as const
  return deposit === 0 ? ('pay_at_shop' as const) : ('prepay' as const)
}

function settingsRow(shop: Shop) {
  const { deposit = 0, keepsCards } = shop.business
  return {
    barberId: shop.ownerId,
    slotIntervalMinutes: shop.intervalMinutes,
    minNoticeHours: shop.business.asksFirst ? 3 : 1,
    bufferMinutes: shop.bufferMinutes,
    autoConfirm: !shop.business.asksFirst,
    acceptWalkIns: !shop.business.asksFirst,
    cancellationWindowHours: shop.cancellationWindowHours,
    lateCancelFeePercent: shop.feePercents.lateCancel,
    noShowFeePercent: shop.feePercents.noShow,
    paymentPolicy: policyOf(deposit, keepsCards),
    depositPercent: deposit,
  }
}

function portfolioRows(shop: Shop, clock: Clock) {
  const random = createRandom(`portfolio ${shop.business.shop}`)
  return picturesOf(shop).map((name, position) => {
    const { category, captions } = pictures[name] ?? ofTheShop
    const isCut = name.startsWith('cut-')
    const service = shop.services.find((each) => each.category === category && !each.isAddOn)
    const hungAt = iso(clock.nowMs - random.integer(2, 120) * dayMs)
    return {
      id: idOf('picture', shop.business.shop, name),
      barberId: shop.ownerId,
      providerId: isCut ? random.pick(shop.providers).id : shop.ownerId,
      serviceId: isCut ? (service?.id ?? null) : null,
      imageUrl: pictureUrl(name),
      caption: random.pick(captions),
      consentAt: hungAt,
      position,
      createdAt: hungAt,
    }
  })
}

async function writeSchedules(db: Db, providers: Provider[], clock: Clock) {
  const schedules = providers.map((provider) => ({
    providerId: provider.id,
    ...scheduleOf(provider, clock),
  }))
  const minutes = ([from, to]: readonly [number, number]) => `[${from * 60},${to * 60})`
  await insertRows(
    db,
    'availabilityRules',
    schedules.flatMap(({ providerId, rules }) =>
      rules.map(({ weekday, range }) => ({ providerId, weekday, openRange: minutes(range) })),
    ),
  )
  await insertRows(
    db,
    'availabilityExceptions',
    schedules.flatMap(({ providerId, exceptions }) =>
      exceptions.map(({ day, ranges, reason }) => ({
        providerId,
        day: clock.dateOf(day),
        openRanges: `{${ranges.map(minutes).join(',')}}`,
        reason,
      })),
    ),
  )
  await insertRows(
    db,
    'timeOff',
    schedules.flatMap(({ providerId, away }) =>
      away.map(({ from, to, reason }) => ({
        providerId,
        during: `[${iso(from)},${iso(to)})`,
        reason,
      })),
    ),
  )
}
