// Rows of every other kind for each side, besides those the matrix requests.
import { randomBytes, randomUUID } from 'node:crypto'
import type { InsertObject } from 'kysely'
import type { DB } from '#server/database/tables.ts'
import { isoOf } from '#server/shop-clock.ts'
import { db } from '#tests/world.ts'
import { objects } from './objects.ts'
import type { Side } from './people.ts'

const later = isoOf(Math.floor(Date.now() / 60_000) + 1440 * 20)

export async function fill(side: Side) {
  for (const [name, make] of Object.entries(objects))
    if (name !== 'listing' && name !== 'person') await make(side)
  const { shop, member, client, newcomer, gone } = side
  for (const { id } of [shop.barber, member.person, client, newcomer, gone]) await fillPerson(id)
  await fillShop(side)
  const pinned = await objects.review(side)
  await db.updateTable('reviews').set({ pinnedAt: later }).where('id', '=', pinned).execute()
  await fillGuest(side)
}

// Keeps an existing row.
async function put<Table extends keyof DB>(table: Table, row: InsertObject<DB, Table>) {
  await db
    .insertInto(table)
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

// Each person has their own number: a shared one would make them the same person.
let phones = 1000

async function fillPerson(userId: string) {
  const [id, toAddress, url] = [randomUUID(), `${userId}@example.com`, `/media/${userId}.webp`]
  for (const purpose of ['reset_password', 'change_email_old'] as const)
    await put('accountTokens', { userId, purpose, tokenHash: randomBytes(32), expiresAt: later })
  const code = { userId, codeHash: randomBytes(32) }
  // Newer than all others.
  const newest = { ...code, createdAt: later, expiresAt: later }
  for (const purpose of ['verify_phone', 'reactivate'] as const)
    await put('accountCodes', { ...newest, purpose })
  await put('backupCodes', code)
  await put('secondFactors', { userId, secret: randomBytes(48) })
  await put('notificationPreferences', { userId, event: 'team', channel: 'sms', isEnabled: true })
  await put('pushSubscriptions', { userId, endpoint: `https://example.com/${userId}`, keys: '{}' })
  await put('referralCodes', { userId, code: id.slice(0, 8).toUpperCase() })
  await put('media', { userId, url, bytes: 1 })
  await put('quietHours', { userId, startsMinutes: 0, endsMinutes: 60 })
  const words = { subject: 'Hello', body: 'Hello' }
  await put('mails', { userId, toAddress, kind: 'welcome', html: 'Hello', ...words })
  await put('smsMessages', { userId, toPhone: '+17135550199', template: 'code', body: 'Hello' })
  await put('supportTickets', { id, userId, email: toAddress, type: 'general', subject: 'Hello' })
  await db
    .insertInto('ticketMessages')
    .values({ ticketId: id, authorId: userId, body: 'Hello' })
    .execute()
  await db
    .updateTable('profiles')
    .set({ phone: `+1713555${(phones += 1)}`, photoUrl: url })
    .where('userId', '=', userId)
    .execute()
}

async function fillShop({ shop, member, client }: Side) {
  const { id: barberId } = shop.barber
  const shopId = randomUUID()
  await put('favorites', { userId: client.id, barberProfileId: shop.id })
  const code = randomUUID().slice(0, 8)
  await put('referrals', { referrerId: barberId, refereeId: client.id, code, role: 'client' })
  await put('shops', { id: shopId, ownerId: barberId, name: 'Two Chairs', address: '1 Main St' })
  await put('barberSetups', { barberId })
  await put('barberChanges', { barberId, wanted: JSON.stringify({ shopName: 'New Name' }) })
  await put('barberBookingSettings', { barberId })
  await put('shopHours', { barberId, weekday: 0, openRange: '[0,1440)' })
  for (const providerId of [barberId, member.person.id])
    await put('availabilityExceptions', { providerId, day: '2099-01-03', openRanges: '{}' })
  await db
    .updateTable('barberProfiles')
    .set({ shopId, bio: 'Since 1998.', portfolioPhotos: ['/x.webp'] })
    .where('id', '=', shop.id)
    .execute()
  await db
    .updateTable('employees')
    .set({ bio: 'Fades.', licenseNumber: 'TX-000001', onboardingStep: 1 })
    .where('id', '=', member.id)
    .execute()
}

// A guest with their own browser.
async function fillGuest({ shop, member }: Side) {
  const start = Math.floor(Date.now() / 3_600_000) * 60 + 1440 * 25
  const [startsAt, endsAt] = [isoOf(start), isoOf(start + 30)]
  const barberId = shop.barber.id
  const bookingId = randomUUID()
  const guest = {
    barberId,
    guestDeviceHash: randomBytes(32),
    guestEmail: `${randomUUID()}@example.com`,
  }
  await put('bookings', {
    ...guest,
    id: bookingId,
    guestName: 'Gus Guest',
    providerId: member.person.id,
    employeeId: member.id,
    startsAt,
    endsAt,
    busyRange: `[${startsAt},${endsAt})`,
    status: 'confirmed',
  })
  const link = { bookingId, purpose: 'manage' as const, tokenHash: randomBytes(32) }
  await put('bookingLinks', { ...link, expiresAt: later })
  await put('waitlistEntries', {
    ...guest,
    serviceIds: shop.services,
    dateFrom: '2099-01-01',
    dateTo: '2099-01-02',
  })
}
