// Shared by the browser tests of booking: a shop, its slots, and clients.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import type { Slots } from '#contract/bookings/holds.ts'
import { dateOfDay, minuteOf, zoneOf } from '#server/shop-clock.ts'
import { untilAlive } from './looks.ts'
import { signedInAs } from './people.ts'
import { phone, type Stage } from './stage.ts'

type Screen = { width: number; height: number }

export async function openShop(stage: Stage, shopName: string, serviceName?: string) {
  const { db, url } = stage
  const shop = await db
    .selectFrom('barberProfiles')
    .select(['id', 'userId'])
    .where('shopName', '=', shopName)
    .executeTakeFirstOrThrow()
  const service = await db
    .selectFrom('services')
    .select('id')
    .where('barberId', '=', shop.userId)
    .where('isAddOn', '=', false)
    .$if(serviceName !== undefined, (query) => query.where('name', '=', serviceName ?? ''))
    .orderBy('position')
    .executeTakeFirstOrThrow()
  const path = `/barber/${shop.id}`
  const timePath = `${path}?book=1&service=${service.id}`

  async function listDays(from: string, professionalId?: string) {
    const whom = professionalId ? `&professionalId=${professionalId}` : ''
    const asked = `services=${service.id}&from=${from}&days=14${whom}`
    const answer = await fetch(`${url}/api/barbers/${shop.id}/slots?${asked}`)
    return ((await answer.json()) as Slots).days
  }

  // From tomorrow on, because today may be almost over.
  async function starts(day = 0, professionalId?: string) {
    const days = await listDays(dateIn(1), professionalId)
    return days.filter((each) => each.starts.length >= 3)[day]!.starts
  }

  // The first open slot.
  async function firstStart(professionalId?: string) {
    const days = await listDays(dateIn(0), professionalId)
    return days.find((each) => each.starts.length > 0)!.starts[0]!
  }

  return {
    ...shop,
    serviceId: service.id,
    path,
    timePath,
    starts,
    firstStart,
    startPath: (start: string) => `${timePath}&start=${encodeURIComponent(start)}`,
  }
}

// The date in Houston, as a date field expects it.
const houston = zoneOf('America/Chicago')
export const dateOf = (iso: string) => dateOfDay(houston.dayOf(minuteOf(iso)))
export const dateIn = (days: number) =>
  dateOfDay(houston.dayOf(Math.floor(Date.now() / 60_000)) + days)

// A new client, because one person can have at most five upcoming bookings.
export async function newClient({ db }: Stage) {
  const email = `${randomUUID()}@example.com`
  const { id } = await db
    .insertInto('users')
    .values({ email, emailConfirmedAt: new Date().toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('profiles').values({ userId: id, name: 'Ana Ruiz' }).execute()
  await db.insertInto('userRoles').values({ userId: id, role: 'client' }).execute()
  return { id, email }
}

export async function pageOf(stage: Stage, email: string | null, viewport: Screen = phone) {
  const storageState = email ? await signedInAs(stage, email) : undefined
  const context = await stage.newContext({ viewport, storageState })
  return context.newPage()
}

export async function visit(page: Page, path: string) {
  await page.goto(path)
  await untilAlive(page)
}

export const sheetOf = (page: Page) => page.getByRole('dialog')
export const timesIn = (page: Page) =>
  sheetOf(page)
    .getByRole('group', { name: /Morning|Afternoon|Evening/ })
    .getByRole('button')

export function timeWords(start: string) {
  const format = { timeZone: 'America/Chicago', hour: 'numeric', minute: '2-digit' } as const
  return new Intl.DateTimeFormat('en-US', format).format(new Date(start)).replaceAll(/\s/g, ' ')
}

export function heldBy({ db }: Stage, clientId: string) {
  return db
    .selectFrom('bookings')
    .select(['id', 'startsAt'])
    .where('clientId', '=', clientId)
    .where('status', '=', 'held')
    .execute()
}

export function bookedBy({ db }: Stage, clientId: string) {
  return db
    .selectFrom('bookings')
    .select(['id', 'status', 'source', 'clientNote'])
    .where('clientId', '=', clientId)
    .where('status', 'in', ['confirmed', 'pending'])
    .execute()
}

// Moves the booking as if it had been made long ago for the given minutes from now.
export async function moveTo({ db }: Pick<Stage, 'db'>, id: string, minutesFromNow: number) {
  const start = Math.floor(Date.now() / 300_000) * 300_000 + minutesFromNow * 60_000
  const [startsAt, endsAt] = [start, start + 30 * 60_000].map((ms) =>
    new Date(ms).toISOString(),
  ) as [string, string]
  const { providerId } = await db
    .selectFrom('bookings')
    .select('providerId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const busyRange = await makeRoom({ db }, providerId, [startsAt, endsAt], id)
  await db
    .updateTable('bookings')
    .set({ startsAt, endsAt, busyRange, createdAt: '2026-01-01T00:00:00Z' })
    .where('id', '=', id)
    .execute()
}

// Moves a booking of the demo city out of the way; whether there is one depends on the hour. The
// one that needs the room may already be there.
export async function makeRoom(
  { db }: Pick<Stage, 'db'>,
  providerId: string,
  [startsAt, endsAt]: [string, string],
  keptId: string | null = null,
) {
  const busyRange = `[${startsAt},${endsAt})`
  await db
    .updateTable('bookings')
    .set({ status: 'cancelled' })
    .where('providerId', '=', providerId)
    .where('status', 'in', ['held', 'pending', 'confirmed', 'checked_in', 'in_progress'])
    .where(sql<boolean>`busy_range && ${busyRange}::tstzrange`)
    .where(sql<boolean>`id IS DISTINCT FROM ${keptId}::uuid`)
    .execute()
  return busyRange
}
