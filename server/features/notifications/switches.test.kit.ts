// How to cause a message of each event, for a client, a barber, a team member and an administrator.
// The first function prepares, the second causes the message.
import { randomUUID } from 'node:crypto'
import type { Actor, Role } from '#contract/access.ts'
import type { EventName } from '#contract/accounts/notifications.ts'
import { hashPassword } from '#server/features/credentials/service.ts'
import { joinByReferral } from '#server/features/referrals/service.ts'
import { jobs } from '#server/jobs.ts'
import { actorOf } from '#tests/actor-of.ts'
import { at, book, bookingAt, fromNow, madeLongAgo, shift } from '#tests/bookings.ts'
import { completedBooking, issueNow } from '#tests/invoices.ts'
import { bookable, list, openDaily, type Listed } from '#tests/listing.ts'
import { as, db, jobContext, mailTo, make, runJobs } from '#tests/world.ts'

export type Scene = {
  me: Actor
  shop: Listed
  // Books at the shop.
  client: Actor
  employeeId: string
}

type Act = () => Promise<unknown>
type Prepare = (scene: Scene) => Promise<Act>

const password = 'correct horse battery'

// Accounts with the same verified phone count as one person, so each gets a new number.
let phones = 0
const newPhone = () => `+1713555${String(100 + phones++).padStart(4, '0')}`

// In a new shop, where `me` is the client, or else the barber or the provider.
export async function setScene(role: Role, isClient: boolean): Promise<Scene> {
  const shop = await list('Third Ward Cuts')
  const employee = await make.person('employee')
  const { id: employeeId } = await db
    .insertInto('employees')
    .values({ userId: employee.id, barberId: shop.barber.id, ...bookable })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = shop.services.map((serviceId) => ({ employeeId, serviceId }))
  await db.insertInto('employeeServices').values(rows).execute()
  await openDaily(employee.id, [0, 1440])
  const client = await make.person('client')
  const people = { client, barber: shop.barber, employee, admin: await make.person('admin') }
  const me = isClient ? await make.person(role) : people[role]
  await db
    .updateTable('profiles')
    .set({ phone: newPhone(), phoneVerifiedAt: new Date().toISOString() })
    .where('userId', '=', me.id)
    .execute()
  return { me, shop, employeeId, client: isClient ? me : client }
}

async function bookMine({ me, client, shop }: Scene, days = 3) {
  if (me === client || !me.roles.includes('employee')) return book(client, shop, at(days, 600))
  const { id } = await as(client).bookings.hold({
    profileId: shop.id,
    serviceIds: shop.services,
    professionalId: me.id,
    startsAt: at(days, 600),
  })
  return as(client).bookings.confirm({ id })
}

async function finished(scene: Scene) {
  const { id } = await bookMine(scene)
  await shift(id, fromNow(-60))
  const { barber } = scene.shop
  const { version } = await as(barber).bookings.read({ id })
  await as(barber).bookings.move({ id, version, move: 'finish' })
  return id
}

async function completed(scene: Scene) {
  const id = await finished(scene)
  const { version } = await as(scene.client).bookings.read({ id })
  await as(scene.client).bookings.move({ id, version, move: 'complete' })
  return id
}

const sweep = () => jobs['sweep-bookings'].run({}, jobContext)
const stars = {
  rating: 5,
  text: 'Good',
  cut: null,
  cleanliness: null,
  punctuality: null,
  value: null,
}

async function flag({ client }: Scene) {
  const query = db.selectFrom('users').select('email').where('id', '=', client.id)
  const { email } = await query.executeTakeFirstOrThrow()
  const token = (await mailTo(email, 'booking')).token('token')
  await as(null).completion.notHappened({ token })
}

async function cancelAs(who: Actor, scene: Scene): Promise<Act> {
  const { id, version } = await bookMine(scene)
  return () => as(who).bookings.move({ id, version, move: 'cancel', reason: 'Ill today' })
}

// Sends the waiting alerts, and the mails of what nobody reads for three minutes.
async function writeTo(scene: Scene, writer: Actor) {
  const id = (await bookMine(scene)).id
  return async () => {
    await as(writer).messages.send({ id, clientId: randomUUID(), body: 'On my way' })
    await runJobs({ only: 'alert-message' })
    await db
      .updateTable('participants')
      .set({ mailDueAt: fromNow(-10) })
      .where('mailDueAt', 'is not', null)
      .execute()
    await jobs['mail-messages'].run({}, jobContext)
  }
}

export const toClient: Partial<Record<EventName, Prepare>> = {
  message: (scene) => writeTo(scene, scene.shop.barber),
  booking_confirmed: async (scene) => () => bookMine(scene),
  booking_cancelled: (scene) => cancelAs(scene.shop.barber, scene),
  booking_reminder: async (scene) => {
    const { id } = await bookMine(scene)
    await shift(id, fromNow(20 * 60))
    await madeLongAgo(id)
    return sweep
  },
  // Everyone may be the client of another shop.
  invoice: async ({ me }) => {
    await completedBooking(me, await list('Heights Fades'))
    return issueNow
  },
  review: async (scene) => {
    const bookingId = await completed(scene)
    const { id } = await as(scene.client).reviews.write({ bookingId, ...stars })
    return () => as(scene.shop.barber).reviews.reply({ place: 'barber', id, reply: 'Thank you' })
  },
  support: async (scene) => {
    const id = await finished(scene)
    await flag(scene)
    const answer = { id, didHappen: true, note: 'She was here.' }
    return () => as(scene.shop.barber).afterBooking.answerFlag(answer)
  },
  // A friend's first appointment at another shop, eight days ago.
  credit: async ({ me }) => {
    const friend = await make.person('client')
    await joinByReferral(db, friend.id, (await as(me).referrals.getCode()).code)
    const completedAt = fromNow(-8 * 24 * 60)
    const done = { status: 'completed', completedAt } as const
    await bookingAt(friend, await list('Heights Fades'), fromNow(-8 * 24 * 60 - 60), done)
    return () => jobs['reward-referrals'].run({}, jobContext)
  },
  account: async ({ me }) => {
    const passwordHash = await hashPassword(password)
    await db.updateTable('users').set({ passwordHash }).where('id', '=', me.id).execute()
    const next = 'another horse battery'
    return () =>
      as(me).account.changePassword({
        currentPassword: password,
        password: next,
        confirmPassword: next,
      })
  },
}

const toStaff: Partial<Record<EventName, Prepare>> = {
  ...toClient,
  message: (scene) => writeTo(scene, scene.client),
  booking_cancelled: (scene) => cancelAs(scene.client, scene),
  booking_reminder: async (scene) => {
    const { id } = await bookMine(scene)
    await shift(id, fromNow(90))
    await madeLongAgo(id)
    await db.updateTable('bookings').set({ attendance: 'asked' }).where('id', '=', id).execute()
    return sweep
  },
  review: async (scene) => {
    const bookingId = await completed(scene)
    return () => as(scene.client).reviews.write({ bookingId, ...stars })
  },
  payment: async (scene) => {
    const id = await completed(scene)
    return () => as(scene.client).afterBooking.tip({ id, tipCents: 600 })
  },
  support: async (scene) => {
    const { id } = await bookMine(scene)
    await shift(id, fromNow(-60))
    const { version } = await as(scene.shop.barber).bookings.read({ id })
    await as(scene.shop.barber).bookings.move({ id, version, move: 'no_show' })
    const appeal = { id, kind: 'was_there', message: 'I was there' } as const
    return () => as(scene.client).appeals.open(appeal)
  },
}

const days = { firstDate: at(40, 0).slice(0, 10), lastDate: at(40, 0).slice(0, 10) }
const week = Array.from({ length: 7 }, () => [{ opensMinutes: 600, closesMinutes: 960 }])
const seat = {
  title: 'Senior barber',
  permissionLevel: 'self',
  seesContacts: false,
  givesDiscounts: false,
  givesRefunds: false,
  seesReports: false,
  compensation: { kind: 'commission_percent', percent: 60 },
  isBookable: true,
  timeOffNeedsApproval: true,
} as const
const license = { number: 'TX-123456', type: 'Class A Barber', expiresOn: '2099-01-02' } as const

const employeeOf = async ({ employeeId }: Scene): Promise<Actor> => {
  const query = db.selectFrom('employees').select('userId').where('id', '=', employeeId)
  const { userId } = await query.executeTakeFirstOrThrow()
  return actorOf(userId, 'employee')
}

export const triggers: Record<Role, Partial<Record<EventName, Prepare>>> = {
  client: toClient,
  admin: toClient,
  barber: {
    ...toStaff,
    team: async (scene) => {
      const employee = await employeeOf(scene)
      return () => as(employee).employment.saveLicense(license)
    },
    schedule: async (scene) => {
      const employee = await employeeOf(scene)
      return () =>
        as(employee).hours.takeTimeOff({ place: 'employee', ...days, reason: '', isSure: true })
    },
  },
  employee: {
    ...toStaff,
    team:
      async ({ shop, employeeId: id }) =>
      () =>
        as(shop.barber).team.change({ id, ...seat, serviceIds: shop.services }),
    schedule:
      async ({ shop, employeeId: memberId }) =>
      () =>
        as(shop.barber).hours.saveWeek({ place: 'barber', memberId, week, isSure: true }),
  },
}
