import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { ana, at, bookAsGuest, browser, shift } from '#tests/bookings.ts'
import { confirmed, me, newcomer, password, signedIn, stranger } from '#tests/accounts.ts'
import { list, type Listed } from '#tests/listing.ts'
import { db, mailTo, runJobs } from '#tests/world.ts'

let shop: Listed
let count = 0

beforeEach(async () => {
  shop = await list('Third Ward Cuts', { hours: [540, 1020] })
})

function someone() {
  count += 1
  const email = `${randomUUID()}@example.com`
  return { ...ana, email, phone: `(713) 555-${String(1000 + count)}` }
}

const ownerOf = async (id: string) =>
  db.selectFrom('bookings').select('clientId').where('id', '=', id).executeTakeFirstOrThrow()

const payerOf = async (bookingId: string) =>
  db
    .selectFrom('payments')
    .select('userId')
    .where('bookingId', '=', bookingId)
    .executeTakeFirstOrThrow()

test('a browser sees what was booked in it, and no other does', async () => {
  const chrome = browser()
  const later = await bookAsGuest(chrome, shop, at(3, 600), someone())
  const sooner = await bookAsGuest(chrome, shop, at(2, 600), someone())
  const past = await bookAsGuest(chrome, shop, at(4, 600), someone())
  await shift(past.id, at(-2, 600))
  await chrome.api().bookings.hold({
    profileId: shop.id,
    serviceIds: shop.services,
    startsAt: at(5, 600),
  })
  const seen = await chrome.api().guests.bookings()
  expect(seen.upcoming.map(({ id }) => id)).toEqual([sooner.id, later.id])
  expect(seen.past.map(({ id }) => id)).toEqual([past.id])
  expect(seen.upcoming[0]).toMatchObject({ parts: ['client'] })

  const nothing = { upcoming: [], past: [] }
  const foreign = browser()
  expect(await foreign.api().guests.bookings()).toEqual(nothing)
  // Also once the browser has a device id.
  await bookAsGuest(foreign, shop, at(6, 600), someone())
  const ids = (await foreign.api().guests.bookings()).upcoming.map(({ id }) => id)
  expect(ids).not.toContain(sooner.id)
})

test('what was cancelled is past', async () => {
  const chrome = browser()
  const { id, version } = await bookAsGuest(chrome, shop, at(2, 600), someone())
  await chrome.api().bookings.move({ id, move: 'cancel', version })
  expect(await chrome.api().guests.bookings()).toMatchObject({
    upcoming: [],
    past: [{ id, status: 'cancelled' }],
  })
})

test('the mailed link opens, moves and cancels a booking in another browser', async () => {
  const who = someone()
  const { id, bookingNumber } = await bookAsGuest(browser(), shop, at(2, 600), who)
  for (const typed of [bookingNumber, ` ${bookingNumber.toLowerCase()} `, bookingNumber.slice(2)]) {
    await db.deleteFrom('mails').where('kind', '=', 'find-my-booking').execute()
    await browser().api().guests.find({ email: who.email.toUpperCase(), bookingNumber: typed })
    expect((await mailTo(who.email, 'find-my-booking')).body).toContain(bookingNumber)
  }
  const mail = await mailTo(who.email, 'find-my-booking')
  const link = mail.token('link')
  expect(mail.token('booking')).toBe(id)
  const elsewhere = browser().api()
  const read = await elsewhere.bookings.read({ id, link })
  const moved = await elsewhere.bookings.reschedule({
    id,
    link,
    startsAt: at(3, 660),
    version: read.version,
  })
  expect(moved).toMatchObject({ startsAt: at(3, 660), bookingNumber })
  const gone = await elsewhere.bookings.move({ id, link, move: 'cancel', version: moved.version })
  expect(gone.status).toBe('cancelled')
})

test('another guest’s number, or an address without bookings, sends no mail', async () => {
  const [who, other] = [someone(), someone()]
  const mine = await bookAsGuest(browser(), shop, at(2, 600), who)
  const theirs = await bookAsGuest(browser(), shop, at(3, 600), other)
  const asked = [
    { email: who.email, bookingNumber: theirs.bookingNumber },
    { email: 'nobody@example.com', bookingNumber: mine.bookingNumber },
    { email: who.email, bookingNumber: 'K-0' },
    { email: who.email, bookingNumber: "K-1' OR 1=1 --" },
  ]
  for (const each of asked) await browser().api().guests.find(each)
  await runJobs()
  const mails = await db
    .selectFrom('mails')
    .select('toAddress')
    .where('kind', '=', 'find-my-booking')
    .where('toAddress', 'in', [who.email, other.email, 'nobody@example.com'])
    .execute()
  expect(mails).toEqual([])
})

test('the answer is the same for a booking we know and one we do not', async () => {
  const who = someone()
  const { bookingNumber } = await bookAsGuest(browser(), shop, at(2, 600), who)
  const answers = []
  for (const email of [who.email, someone().email]) {
    const asked = { email, bookingNumber }
    const { status, headers, body } = await stranger().post('/api/guest/bookings/find', asked)
    const { date: _, ...rest } = headers
    answers.push({ status, body, headers: rest })
  }
  expect(answers[0]?.status).toBe(204)
  expect(answers[1]).toEqual(answers[0])
})

test('asking is limited, by network and quietly by address', async () => {
  const who = someone()
  const { bookingNumber } = await bookAsGuest(browser(), shop, at(2, 600), who)
  for (let tries = 0; tries < 8; tries++)
    await browser().api().guests.find({ email: who.email, bookingNumber })
  await runJobs()
  const { mails } = await db
    .selectFrom('mails')
    .select((eb) => eb.fn.countAll<number>().as('mails'))
    .where('toAddress', '=', who.email)
    .where('kind', '=', 'find-my-booking')
    .executeTakeFirstOrThrow()
  expect(mails).toBe(5)
  const script = browser()
  const guess = () => script.api().guests.find({ email: someone().email, bookingNumber: 'K-1001' })
  for (let tries = 0; tries < 20; tries++) await guess()
  await expect(guess()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
})

test('an account has its own bookings mailed as a way to sign in, not as a key', async () => {
  const { email, userId } = await signedIn()
  const { id, bookingNumber } = await bookAsGuest(browser(), shop, at(2, 600), someone())
  await db.updateTable('bookings').set({ clientId: userId }).where('id', '=', id).execute()
  await browser().api().guests.find({ email, bookingNumber })
  const mail = await mailTo(email, 'find-my-booking')
  expect(mail.body).toContain(`/client/bookings?booking=${id}`)
  expect(mail.token('link')).toBe('')
})

test('an account takes over what its address booked, once the address is confirmed', async () => {
  const chrome = browser()
  const who = someone()
  const mine = await bookAsGuest(chrome, shop, at(2, 600), who)
  const theirs = await bookAsGuest(chrome, shop, at(3, 600), someone())
  const paid = { provider: 'demo', purpose: 'prepay', amountCents: 600, how: 'page' } as const
  for (const { id: bookingId } of [mine, theirs])
    await db
      .insertInto('payments')
      .values({ ...paid, bookingId })
      .execute()

  const visitor = stranger()
  await visitor.post('/api/auth/sign-up', newcomer({ email: who.email }))
  expect(await ownerOf(mine.id)).toEqual({ clientId: null })
  expect((await chrome.api().guests.bookings()).upcoming).toHaveLength(2)

  const token = (await mailTo(who.email, 'verify-email')).token('token')
  await visitor.post('/api/auth/confirm-email', { token })
  await visitor.post('/api/auth/sign-in', { email: who.email, password })
  const { user } = await me(visitor)
  expect(await ownerOf(mine.id)).toEqual({ clientId: user.id })
  expect(await ownerOf(theirs.id)).toEqual({ clientId: null })
  expect(await payerOf(mine.id)).toEqual({ userId: user.id })
  expect(await payerOf(theirs.id)).toEqual({ userId: null })
  const listed = await visitor.get('/api/bookings/mine')
  expect(listed.body.bookings).toMatchObject([{ id: mine.id }])
  // The browser alone no longer shows it.
  expect((await chrome.api().guests.bookings()).upcoming).toMatchObject([{ id: theirs.id }])
})

test('a new address of an account brings its bookings along, after both have said yes', async () => {
  const who = someone()
  const { id } = await bookAsGuest(browser(), shop, at(2, 600), who)
  const { visitor, email, userId } = await signedIn()
  await visitor.post('/api/account/email', { email: who.email, password })
  const tokens = {
    old: (await mailTo(email, 'email-change-confirm')).token('change-old'),
    new: (await mailTo(who.email, 'email-change-confirm')).token('change-new'),
  }
  const confirm = (side: 'old' | 'new') =>
    stranger().post('/api/account/confirm-email-change', { token: tokens[side], side })
  await confirm('new')
  expect(await ownerOf(id)).toEqual({ clientId: null })
  await confirm('old')
  expect(await ownerOf(id)).toEqual({ clientId: userId })
})

test('a confirmed account does not take over bookings that belong to another account', async () => {
  const who = someone()
  const { id } = await bookAsGuest(browser(), shop, at(2, 600), who)
  const { userId } = await signedIn()
  await db.updateTable('bookings').set({ clientId: userId }).where('id', '=', id).execute()
  const wish = { clientId: userId, guestEmail: who.email, serviceIds: shop.services }
  const days = { dateFrom: '2099-01-01', dateTo: '2099-01-02' }
  const row = { barberId: shop.barber.id, ...wish, ...days }
  await db.insertInto('waitlistEntries').values(row).execute()
  await confirmed({ email: who.email })
  expect(await ownerOf(id)).toEqual({ clientId: userId })
  const waiting = db.selectFrom('waitlistEntries').select('clientId')
  expect(await waiting.where('guestEmail', '=', who.email).execute()).toEqual([
    { clientId: userId },
  ])
})

test('an account that was there before has it with the next sign-in', async () => {
  const who = someone()
  const { visitor } = await confirmed({ email: who.email })
  const { id } = await bookAsGuest(browser(), shop, at(2, 600), who)
  expect(await ownerOf(id)).toEqual({ clientId: null })
  await visitor.post('/api/auth/sign-in', { email: who.email, password })
  expect(await ownerOf(id)).toEqual({ clientId: (await me(visitor)).user.id })
})

test('a time lost before the code answers with the three nearest, and the code is not used up', async () => {
  const chrome = browser()
  const who = someone()
  const wanted = { profileId: shop.id, serviceIds: shop.services, startsAt: at(2, 600) }
  const { id } = await chrome.api().bookings.hold(wanted)
  await chrome.api().bookings.guestCode({ id, email: who.email })
  const { code } = await mailTo(who.email, 'guest-code')
  await db
    .updateTable('bookings')
    .set({ holdExpiresAt: new Date(Date.now() - 1000).toISOString() })
    .where('id', '=', id)
    .execute()
  await bookAsGuest(browser(), shop, at(2, 600), someone())

  const near = [at(2, 570), at(2, 630), expect.any(String)]
  const lost = { code: 'SLOT_TAKEN', alternatives: expect.arrayContaining(near) }
  await db.deleteFrom('rateLimits').execute()
  await expect(chrome.api().bookings.guestCode({ id, email: who.email })).rejects.toMatchObject(
    lost,
  )
  await expect(chrome.api().bookings.confirm({ id, guest: who, code })).rejects.toMatchObject(lost)
  const next = await chrome.api().bookings.hold({ ...wanted, startsAt: at(2, 630) })
  expect(await chrome.api().bookings.confirm({ id: next.id, guest: who, code })).toMatchObject({
    status: 'confirmed',
  })
})

// Asks for a code in a new browser and gives wrong ones.
async function guess(email: string, day: number, minutes: number, times = 5) {
  const chrome = browser()
  const { id } = await chrome.api().bookings.hold({
    profileId: shop.id,
    serviceIds: shop.services.slice(0, 1),
    startsAt: at(day, minutes),
  })
  await chrome.api().bookings.guestCode({ id, email })
  const { code } = await mailTo(email, 'guest-code')
  const wrong = code === '000000' ? '000001' : '000000'
  const give = (given: string) =>
    chrome.api().bookings.confirm({ id, guest: { ...ana, email }, code: given })
  for (let tries = 0; tries < times; tries++) await give(wrong).catch(() => {})
  return { give, code }
}

test('thirty tries a day are the most at the codes of one address, wherever they come from', async () => {
  const email = `${randomUUID()}@example.com`
  for (let n = 0; n < 11; n++) await guess(email, 2 + Math.floor(n / 6), 540 + (n % 6) * 60)
  const { tries } = await db
    .selectFrom('guestCodes')
    .select(({ fn }) => fn.sum<number>('tries').as('tries'))
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  expect(Number(tries)).toBe(30)
})

test('wrong tries of strangers elsewhere leave the code of the owner as it is', async () => {
  const email = `${randomUUID()}@example.com`
  for (let n = 0; n < 7; n++) await guess(email, 2 + Math.floor(n / 6), 540 + (n % 6) * 60)
  const owner = await guess(email, 4, 540, 0)
  expect(await owner.give(owner.code)).toMatchObject({ status: 'confirmed' })
})
