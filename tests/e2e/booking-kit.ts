// What the browser tests of booking have in common: a shop, its times, and people who want one.
import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import type { Slots } from '#contract/bookings.ts'
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

  async function starts(day = 0, professionalId?: string) {
    const wish = `services=${service.id}&days=14`
    const whom = professionalId ? `&professionalId=${professionalId}` : ''
    const asked = `${url}/api/barbers/${shop.id}/slots?${wish}${whom}`
    const { days } = (await (await fetch(asked)).json()) as Slots
    return days[day]!.starts
  }
  return {
    ...shop,
    serviceId: service.id,
    path,
    timePath,
    starts,
    startPath: (start: string) => `${timePath}&start=${encodeURIComponent(start)}`,
  }
}

// Someone with an account of their own, because one person can have five visits at most.
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

// As if the visit had been booked long ago for so many minutes from now.
export async function moveTo({ db }: Pick<Stage, 'db'>, id: string, minutesFromNow: number) {
  const start = Math.floor(Date.now() / 300_000) * 300_000 + minutesFromNow * 60_000
  const [startsAt, endsAt] = [start, start + 30 * 60_000].map((ms) =>
    new Date(ms).toISOString(),
  ) as [string, string]
  await db
    .updateTable('bookings')
    .set({
      startsAt,
      endsAt,
      busyRange: `[${startsAt},${endsAt})`,
      createdAt: '2026-01-01T00:00:00Z',
    })
    .where('id', '=', id)
    .execute()
}
