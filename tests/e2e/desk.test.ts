// A shop's calendar in a real browser: dragging, live changes, staff who create bookings.
import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { actorOf } from '#tests/actor-of.ts'
import { api } from '#server/router.ts'
import { isoOf, zoneOf } from '#server/shop-clock.ts'
import { newClient, pageOf, visit } from './booking-kit.ts'
import { findBarriers, overflowPx } from './looks.ts'
import { callerOn, demo } from './people.ts'
import { desktop, openStage, phone } from './stage.ts'

const stage = await openStage()
const { db } = stage
const patient = { timeout: 20_000 }
const houston = zoneOf('America/Chicago')

const employee = await db
  .selectFrom('employees as e')
  .innerJoin('users as u', 'u.id', 'e.userId')
  .innerJoin('users as o', 'o.id', 'e.barberId')
  .innerJoin('profiles as p', 'p.userId', 'e.userId')
  .select(['e.userId', 'e.id as employeeId', 'e.barberId', 'o.email as owner', 'p.name'])
  .where('u.email', '=', demo.employee)
  .executeTakeFirstOrThrow()
const { barberId } = employee
const service = await db
  .selectFrom('services')
  .select(['id', 'name'])
  .where('barberId', '=', barberId)
  .where('isAddOn', '=', false)
  .orderBy('position')
  .executeTakeFirstOrThrow()

// Each test has its own Wednesday, far enough ahead to be empty.
let week = 10
let day = 0
beforeEach(() => {
  const today = houston.dayOf(Math.ceil(Date.now() / 60_000))
  const wednesday = today - ((today + 1) % 7) + 7
  day = wednesday + 7 * week++
})

const at = (minute: number) => isoOf(houston.toInstant(day * 1440 + minute))
const date = () => at(720).slice(0, 10)
const path = (more = '') => `/barber/dashboard?tab=bookings&date=${date()}${more}`

let phones = 0

async function book(start: number, minutes: number, guestName: string, clientId?: string) {
  const [startsAt, endsAt] = [at(start), at(start + minutes)]
  const { id } = await db
    .insertInto('bookings')
    .values({
      ...(clientId ? { clientId } : { guestName, guestPhone: `+1713555${6000 + phones++}` }),
      barberId,
      providerId: barberId,
      startsAt,
      endsAt,
      busyRange: `[${startsAt},${endsAt})`,
      status: 'confirmed',
      subtotalCents: 4000,
      totalCents: 4000,
      policySnapshot: JSON.stringify({
        cancellationWindowHours: 24,
        lateCancelFeePercent: 0,
        noShowFeePercent: 0,
      }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('bookingItems')
    .values({
      bookingId: id,
      position: 0,
      serviceId: service.id,
      name: service.name,
      priceCents: 4000,
      durationMinutes: minutes,
    })
    .execute()
  return id
}

const startOf = async (id: string) =>
  (
    await db
      .selectFrom('bookings')
      .select('startsAt')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).startsAt

const blockOf = (page: Page, id: string) => page.locator(`[data-booking="${id}"]`)
const pxPerMinute = 1.3

async function drag(page: Page, id: string, minutes: number, during?: () => Promise<void>) {
  const block = blockOf(page, id)
  await block.scrollIntoViewIfNeeded()
  const { x, y } = (await block.boundingBox())!
  await page.mouse.move(x + 20, y + 8)
  await page.mouse.down()
  await page.mouse.move(x + 22, y + 20)
  await page.mouse.move(x + 20, y + 8 + minutes * pxPerMinute, { steps: 4 })
  await during?.()
  await page.mouse.up()
}

async function openDay(more = '') {
  const page = await pageOf(stage, employee.owner, desktop)
  await visit(page, path(more))
  await page.getByRole('region', { name: 'Calendar' }).waitFor(patient)
  return page
}

test('a visit dragged to another time moves with a yes, and the client is told', async () => {
  const client = await newClient(stage)
  const id = await book(600, 30, '', client.id)
  const other = await book(720, 45, 'Marcus Hill')
  const page = await openDay()
  await blockOf(page, id).waitFor(patient)
  expect(await findBarriers(page)).toEqual([])

  await drag(page, id, 60)
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('heading', { name: 'Move Ana to 11:00 AM?' }).waitFor(patient)
  await dialog.getByRole('button', { name: 'Keep the old time' }).click()
  await expect.poll(() => blockOf(page, id).getAttribute('style')).not.toContain('translate')
  expect(await startOf(id)).toBe(at(600))

  await drag(page, id, 60)
  await dialog.getByRole('button', { name: 'Move and tell Ana' }).click()
  await page.getByRole('button', { name: /^Ana Ruiz.* 11:00 AM to 11:30 AM/ }).waitFor(patient)
  expect(await startOf(id)).toBe(at(660))
  const told = () =>
    db.selectFrom('notifications').select('title').where('userId', '=', client.id).execute()
  await expect.poll(told).toEqual([{ title: 'Your appointment was moved' }])

  await drag(page, id, 75)
  await page.getByText('Marcus Hill already has that time (12:00 PM).').waitFor(patient)
  expect(await dialog.count()).toBe(0)
  await expect.poll(() => blockOf(page, id).getAttribute('style')).not.toContain('translate')
  expect(await startOf(id)).toBe(at(660))
  expect(await startOf(other)).toBe(at(720))
})

test('what others book appears at once, and a visit in the hand stays in the hand', async () => {
  const id = await book(600, 30, 'Nia Brooks')
  const page = await openDay()
  await blockOf(page, id).waitFor(patient)
  const actor = actorOf(employee.userId, 'employee')
  const elsewhere = api.as({ ...callerOn(stage), actor })

  await drag(page, id, 90, async () => {
    const held = await blockOf(page, id).getAttribute('style')
    await elsewhere.desk.create({
      place: 'employee',
      isWalkIn: false,
      name: 'Rosa Lee',
      phone: null,
      email: null,
      serviceIds: [service.id],
      memberId: employee.userId,
      startsAt: at(780),
      isOutsideHours: true,
    })
    await page.getByRole('button', { name: /^Rosa Lee/ }).waitFor(patient)
    expect(held).toContain('translate')
    expect(await blockOf(page, id).getAttribute('style')).toBe(held)
  })
  await page.getByRole('alertdialog').getByRole('button', { name: 'Move and tell Nia' }).click()
  await expect.poll(() => startOf(id), patient).toBe(at(690))
})

test('the keyboard opens a visit and moves it, the drawer knows the client', async () => {
  const id = await book(600, 30, 'Theo Park')
  const page = await openDay()
  await blockOf(page, id).focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Theo Park' })
  await drawer.getByText('First time here').waitFor(patient)
  expect(await findBarriers(page)).toEqual([])
  await drawer.getByRole('button', { name: 'Move', exact: true }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Move this appointment' })
  await dialog.getByLabel('Time').fill('05:00')
  await dialog.getByRole('button', { name: 'Move and tell Theo' }).press('Enter')
  await dialog.getByRole('checkbox', { name: 'Yes, outside hours' }).press('Space')
  await dialog.getByRole('button', { name: 'Move and tell Theo' }).press('Enter')
  await dialog.waitFor({ state: 'detached' })
  expect(await startOf(id)).toBe(at(300))
})

test('the drawer tells what the client said, and takes the answer to it', async () => {
  const client = await newClient(stage)
  const [coming, gone] = [await book(600, 30, '', client.id), await book(660, 30, '', client.id)]
  const set = (id: string, change: object) =>
    db.updateTable('bookings').set(change).where('id', '=', id).execute()
  await set(coming, { attendance: 'confirmed' })
  await set(gone, { status: 'completed', disputeStatus: 'flagged' })
  const page = await openDay()
  await blockOf(page, coming).click()
  const drawer = page.getByRole('dialog', { name: 'Ana Ruiz' })
  await drawer.getByText("Ana says they're coming.").waitFor(patient)

  await visit(page, path(`&booking=${gone}`))
  await drawer.getByText("Ana Ruiz says this visit didn't happen.").waitFor(patient)
  expect(await findBarriers(page)).toEqual([])
  await drawer.getByRole('button', { name: 'It did happen' }).click()
  const asking = page.getByRole('alertdialog')
  await asking.getByLabel('What happened that day').fill('Skin fade at eleven')
  await asking.getByRole('button', { name: 'It did happen' }).click()
  await drawer.getByText('You told us it did happen. Our team will decide.').waitFor(patient)

  await set(gone, { status: 'no_show', disputeStatus: null })
  const message = 'The door was locked'
  await db
    .insertInto('noShowAppeals')
    .values({ bookingId: gone, kind: 'was_there', message })
    .execute()
  await page.reload()
  await drawer.getByText('Ana says they were there').waitFor(patient)
  await drawer.getByText(message).waitFor()
})

test('time is blocked from the calendar and opened again', async () => {
  const page = await openDay()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Block time' }).click()
  const dialog = page.getByRole('dialog', { name: 'Block time' })
  await dialog.getByLabel('Whose time').selectOption(employee.name)
  await dialog.getByLabel('From').fill('11:00')
  await dialog.getByLabel('Until').fill('12:00')
  await dialog.getByLabel('Reason').fill('Dentist')
  await dialog.getByRole('button', { name: 'Block time' }).click()
  const closed = page.getByRole('button', { name: /^Dentist.*blocked 11:00 AM to 12:00 PM/ })
  await closed.click(patient)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Open it' }).click()
  await closed.waitFor({ ...patient, state: 'detached' })
})

test('a free day offers the link; a walk-in is written in from a tap on a free time', async () => {
  const page = await openDay(`&member=${barberId}`)
  await page.getByText('A free day').waitFor(patient)
  await page.locator('[data-column]').click({ position: { x: 60, y: 130 } })
  const dialog = page.getByRole('dialog', { name: 'New booking' })
  await dialog.getByRole('radio', { name: /Walk-in/ }).click()
  await dialog.getByRole('button', { name: 'Book it' }).click()
  await dialog.getByText('Choose a service').waitFor(patient)
  await dialog.getByRole('checkbox', { name: service.name, exact: true }).click()
  await dialog.getByRole('button', { name: 'Book it' }).click()
  await page.getByRole('button', { name: /^Walk-in.*, Walk-in, Not paid yet/ }).waitFor(patient)
  await page.getByText('A free day').waitFor({ state: 'detached' })
})

test('on a phone one member’s day, moved after a long press', async () => {
  const id = await book(600, 30, 'Ivy Chen')
  const page = await pageOf(stage, employee.owner, phone)
  await visit(page, path())
  await blockOf(page, id).waitFor(patient)
  expect(await page.locator('[data-column]').count()).toBe(1)
  expect(await overflowPx(page)).toBeLessThanOrEqual(0)
  expect(await findBarriers(page)).toEqual([])

  const block = blockOf(page, id)
  await block.scrollIntoViewIfNeeded()
  const { x, y } = (await block.boundingBox())!
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', dy: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + 30, y: y + 10 + dy }],
    })
  await touch('touchStart', 0)
  await expect.poll(() => block.getAttribute('data-dragging'), patient).toBe('')
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', part * 60 * pxPerMinute)
  await touch('touchEnd', 0)
  await page.getByRole('button', { name: 'Move and tell Ivy' }).click()
  await expect.poll(() => startOf(id), patient).toBe(at(660))

  await page.getByRole('link', { name: 'List' }).click()
  await page.getByRole('link', { name: 'Ivy Chen' }).waitFor(patient)
  expect(await overflowPx(page)).toBeLessThanOrEqual(0)
  expect(await findBarriers(page)).toEqual([])
})

test('a member of the team finds their own schedule', async () => {
  const page = await pageOf(stage, demo.employee, desktop)
  await visit(page, `/employee/dashboard?tab=schedule&view=week&member=${employee.userId}`)
  await page.getByRole('region', { name: 'Calendar' }).waitFor(patient)
  expect(await page.locator('[data-column]').count()).toBe(7)
})
