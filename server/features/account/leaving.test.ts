import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { grantCredit } from '#server/features/booking-money/service.ts'
import type { BarberId } from '#contract/ids.ts'
import { readPrivate, savePrivate } from '#server/features/media/service.ts'
import { app, me, password, stranger } from '#tests/accounts.ts'
import { cookiesOf, draw, upload } from '#tests/uploads.ts'
import { db, mailTo } from '#tests/world.ts'
import { book, findProfile, findUser, member } from './account.test.kit.ts'

type Member = Awaited<ReturnType<typeof member>>

describe('deactivation', () => {
  const leave = ({ visitor }: Member, form: object = {}) =>
    visitor.post('/api/account/deactivate', { password, reason: 'A break', ...form })

  test('ends every session, keeps the data, and the mailed link brings it back', async () => {
    const person = await member()
    const other = await person.anotherDevice()
    expect((await leave(person)).status).toBe(204)
    expect([await me(person.visitor), await me(other.visitor)]).toEqual([null, null])
    // Sessions are deleted, not only refused, so their live streams end too.
    expect(await rowsOf('sessions', person)).toBe(0)
    expect(await findProfile(person.id)).toMatchObject({
      isActive: false,
      deactivatedBy: person.id,
      deactivationReason: 'A break',
    })

    const token = (await mailTo(person.email, 'account-deactivated')).token('token')
    const back = await stranger().post('/api/auth/reactivate-by-link', { token })
    expect(back.status).toBe(204)
    expect(await findProfile(person.id)).toMatchObject({ isActive: true, deactivatedBy: null })
    const answer = await person.visitor.post('/api/auth/sign-in', {
      email: person.email,
      password,
    })
    expect(answer.status).toBe(200)
  })

  test('needs the password, and no booking that is still to come', async () => {
    const person = await member()
    const barber = await member('barber')
    expect((await leave(person, { password: 'nope' })).body.code).toBe('WRONG_PASSWORD')
    const long = await leave(person, { reason: 'x'.repeat(501) })
    expect(long.body.fields).toEqual({ reason: 'Reason must be less than 500 characters' })
    await book(person.id, barber.id)
    expect((await leave(barber)).body).toMatchObject({ code: 'UPCOMING_BOOKINGS' })
    expect(await me(barber.visitor)).not.toBeNull()
  })
})

describe('deletion', () => {
  const remove = ({ visitor }: Member, given = password) =>
    visitor.post('/api/account/delete', { password: given })

  test('erases who it was, leaves what others need, and frees the address', async () => {
    const person = await member()
    const barber = await member('barber')
    const bookingId = await book(person.id, barber.id)
    await db
      .updateTable('bookings')
      .set({ status: 'completed' })
      .where('id', '=', bookingId)
      .execute()
    const form = { name: 'Ana Ruiz', phone: '(713) 555-0140' }
    await person.visitor.put('/api/account/profile', form)
    await person.visitor.post('/api/account/phone-code')
    await writeTicket(person)
    const photo = await uploadPhoto(person)
    expect((await remove(person)).status).toBe(204)

    expect(await me(person.visitor)).toBeNull()
    const user = await findUser(person.id)
    expect([user.passwordHash, user.email]).toEqual([null, `erased-${person.id}@erased.invalid`])
    expect(await findProfile(person.id)).toMatchObject({
      name: 'Former member',
      phone: null,
      photoUrl: null,
      isActive: false,
    })
    expect((await app.inject(photo)).statusCode).toBe(404)
    expect(await leftOf(person)).toEqual({ bookings: 1, ticketAddress: user.email })
    for (const table of ['mails', 'smsMessages', 'userRoles', 'media'] as const)
      expect([table, await rowsOf(table, person)]).toEqual([table, 0])
    expect((await mailTo(person.email)).kind).toBe('account-deleted')
    const again = { ...form, email: person.email, password, role: 'client' }
    expect((await stranger().post('/api/auth/sign-up', again)).status).toBe(204)
  })

  test('a barber who goes is listed no more, nor is the shop', async () => {
    const barber = await member('barber')
    const { id: cityId } = await db.selectFrom('cities').select('id').executeTakeFirstOrThrow()
    await db
      .insertInto('barberProfiles')
      .values({ userId: barber.id, cityId, shopName: 'Third Ward', approvalStatus: 'approved' })
      .execute()
    await db
      .insertInto('shops')
      .values({ ownerId: barber.id, name: 'Third Ward', address: '1 Main St' })
      .execute()
    const kept = await papersOf((await member('barber')).id)
    const dropped = await papersOf(barber.id)
    await remove(barber)
    for (const name of kept) expect(await readPrivate(name)).toBeInstanceOf(Buffer)
    for (const name of dropped) await expect(readPrivate(name)).rejects.toThrow()
    const isListed = async (table: 'barberProfiles' | 'shops', column: 'userId' | 'ownerId') =>
      (await db.selectFrom(table).select('isActive').where(column, '=', barber.id).execute())[0]
    expect(await isListed('barberProfiles', 'userId')).toEqual({ isActive: false })
    expect(await isListed('shops', 'ownerId')).toEqual({ isActive: false })
  })

  test('needs the password, and no booking that is still to come', async () => {
    const person = await member()
    const barber = await member('barber')
    expect((await remove(person, 'nope')).body.code).toBe('WRONG_PASSWORD')
    await book(person.id, barber.id)
    expect((await remove(barber)).body.code).toBe('UPCOMING_BOOKINGS')
  })

  test('a member of a team leaves no papers, and it stays known when they left another', async () => {
    const person = await member('employee')
    const licensePhoto = await savePrivate({ bytes: await draw().png().toBuffer(), width: 64 })
    const papers = { bio: 'Fades.', licenseNumber: 'TX-1', licensePhoto }
    const leftAt = '2026-01-02T00:00:00Z'
    for (const left of [{ isActive: false, leftAt }, { isActive: true }]) {
      const { id: barberId } = await member('barber')
      const seat = { userId: person.id, barberId, ...papers, ...left }
      await db.insertInto('employees').values(seat).execute()
    }
    expect((await remove(person)).status).toBe(204)
    const seats = await db
      .selectFrom('employees')
      .select(['leftAt', 'isActive', 'bio', 'licenseNumber', 'licensePhoto'])
      .where('userId', '=', person.id)
      .orderBy('leftAt')
      .execute()
    const none = { isActive: false, bio: '', licenseNumber: null, licensePhoto: null }
    expect(seats).toMatchObject([{ leftAt, ...none }, none])
    expect(seats[1]!.leftAt).not.toBeNull()
    await expect(readPrivate(licensePhoto)).rejects.toThrow()
  })

  test('of two owners who go at once, one stays; one who is away does not count', async () => {
    const admins = [await member('admin'), await member('admin')]
    const { id: away } = await member('admin')
    const deactivatedAt = new Date().toISOString()
    await db
      .updateTable('profiles')
      .set({ isActive: false, deactivatedAt, deactivatedBy: away })
      .where('userId', '=', away)
      .execute()
    const answers = await Promise.all(admins.map((admin) => remove(admin)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({
      code: 'LAST_OWNER',
      message: "The last owner can't leave. Please make someone else an owner first.",
    })
    const last = admins[answers.findIndex(({ status }) => status === 409)]!
    const paused = await last.visitor.post('/api/account/deactivate', { password })
    expect(paused.body).toMatchObject({ code: 'LAST_OWNER' })
  })
})

describe('export', () => {
  test('is a zip of what is mine, and of nothing else', async () => {
    const [mine, theirs] = [await member(), await member()]
    const barber = await member('barber')
    for (const each of [mine, theirs]) {
      await each.visitor.put('/api/account/profile', { name: 'Ana Ruiz', phone: '7135550141' })
      await db
        .insertInto('notifications')
        .values({ userId: each.id, type: 'other', title: `For ${each.id}` })
        .execute()
      const grant = { cents: 700, reason: 'goodwill', expense: 'goodwill_expense' } as const
      await grantCredit(db, { clientId: each.id, ...grant })
    }
    await book(mine.id, barber.id)
    const photo = await uploadPhoto(mine)
    await uploadPhoto(theirs)
    const { status, type, files } = await exportOf(mine)

    expect([status, type]).toEqual([200, 'application/zip'])
    expect(files['account.json']).toMatchObject([{ id: mine.id, email: mine.email }])
    expect(files['notifications.json']).toMatchObject([{ title: `For ${mine.id}` }])
    expect(files['bookings.json']).toMatchObject([{ clientNote: 'Low fade, please' }])
    expect(files['credit.json']).toMatchObject([{ cents: 700, leftCents: 700 }])
    const pictures = Object.keys(files).filter((name) => name.startsWith('pictures/'))
    expect(pictures).toEqual([`pictures/${photo.split('/').at(-1)}`])
    const everything = JSON.stringify(files)
    for (const secret of [theirs.id, theirs.email, barber.email, 'password', 'token', 'commission'])
      expect(everything).not.toContain(secret)
    expect((await stranger().get('/api/account/export')).status).toBe(401)
  })

  test('ten copies an hour are enough', async () => {
    const person = await member()
    for (let i = 0; i < 10; i++) await person.visitor.get('/api/account/export')
    expect((await person.visitor.get('/api/account/export')).body.code).toBe('TOO_MANY_REQUESTS')
  })
})

async function exportOf({ visitor }: Member) {
  const headers = { cookie: cookiesOf(visitor) }
  const answer = await app.inject({ url: '/api/account/export', headers })
  const entries = Object.entries(unzipSync(answer.rawPayload)).map(([name, bytes]) => [
    name,
    name.endsWith('.json') ? JSON.parse(strFromU8(bytes)) : bytes.length,
  ])
  const files = Object.fromEntries(entries) as Record<string, unknown>
  return { status: answer.statusCode, type: answer.headers['content-type'], files }
}

// A color per user, so that no two users share a file.
async function uploadPhoto({ visitor, id }: Member) {
  const file = await draw({ background: `#${id.slice(-6)}` })
    .png()
    .toBuffer()
  return (await upload(visitor, file)).url
}

async function writeTicket({ id, email }: Member) {
  await db
    .insertInto('supportTickets')
    .values({ userId: id, email, type: 'general', subject: 'Hello' })
    .execute()
}

async function rowsOf(
  table: 'sessions' | 'mails' | 'smsMessages' | 'userRoles' | 'media',
  { id }: Member,
) {
  return (await db.selectFrom(table).select('userId').where('userId', '=', id).execute()).length
}

async function leftOf({ id }: Member) {
  const bookings = await db.selectFrom('bookings').select('id').where('clientId', '=', id).execute()
  const { email } = await db
    .selectFrom('supportTickets')
    .select('email')
    .where('userId', '=', id)
    .executeTakeFirstOrThrow()
  return { bookings: bookings.length, ticketAddress: email }
}

// The barber's license, and a newer one that waits for review.
async function papersOf(barberId: BarberId) {
  const bytes = await draw().png().toBuffer()
  const licensePicture = await savePrivate({ bytes, width: 64 })
  const newer = await savePrivate({ bytes, width: 64 })
  const { id: cityId } = await db.selectFrom('cities').select('id').executeTakeFirstOrThrow()
  await db
    .insertInto('barberProfiles')
    .values({ userId: barberId, cityId, shopName: 'Papers', licensePicture })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ licensePicture }))
    .execute()
  const wanted = JSON.stringify({ licensePicture: newer })
  await db.insertInto('barberChanges').values({ barberId, wanted }).execute()
  return [licensePicture, newer]
}
