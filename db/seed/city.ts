// The demo city: named people, real neighborhoods, past bookings and the next two weeks.
import { sql } from 'kysely'
import type { Config } from '#server/config.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { countNumbers } from '#server/features/admin-overview/numbers.ts'
import { issuePast as issueStatements } from '#server/features/earnings/statement.ts'
import { hashPassword } from '#server/features/credentials/service.ts'
import { writeAdminDeeds, writeAdmins } from './administration/admins.ts'
import { writeAppeals } from './administration/appeals.ts'
import { commissionRulesOf, writeCommissionRules } from './administration/commission.ts'
import { writeDeeds } from './administration/deeds.ts'
import { writeDuplicate } from './administration/duplicate.ts'
import { writeFlags } from './administration/flags.ts'
import { writeFollowUps } from './administration/follow-ups.ts'
import { listingDeeds, writeAnsweredChanges, writePins } from './administration/listings.ts'
import { writeViews } from './administration/looking-in.ts'
import { writeDisputes } from './administration/disputes.ts'
import { writeReports } from './administration/reports.ts'
import { openShops, type Shop } from './barbers/roster.ts'
import { writeShops } from './barbers/shop-rows.ts'
import { writeWantedChanges } from './barbers/wanted-changes.ts'
import { writeTimeOffRequests } from './barbers/time-off-requests.ts'
import { clients } from './clients.ts'
import { createClock, dayMs, iso, type Clock } from './clock.ts'
import { writeContent } from './content.ts'
import { writeDesk } from './desk.ts'
import { writeSupport } from './support.ts'
import { writeFootfall } from './page-views.ts'
import { writeMessages } from './messages.ts'
import { writeNotices } from './notices.ts'
import { writeClaims, writeLedger } from './ledger.ts'
import { writePayouts } from './payouts.ts'
import { listPeople, personId, type Person, type Role } from './people.ts'
import { createRandom } from './random.ts'
import { insertRows } from './rows.ts'
import { writeSecondCity } from './second-city.ts'
import { writeWallet } from './wallet.ts'
import { writeBarberReferrals } from './barber-referrals.ts'
import { awardBadges } from './bookings/badges.ts'
import { writeBookings } from './bookings/booking-rows.ts'
import { writeFees } from './bookings/fees.ts'
import { issueAll, writeInvoices } from './bookings/invoices.ts'
import {
  createPricing,
  listPromotions,
  offerDeeds,
  writePromotions,
} from './bookings/promotions.ts'
import { payRefunds, writePayments } from './bookings/payments.ts'
import { refundDeeds, returnOne, writeOrders, writeRefundCases } from './bookings/refunds.ts'
import { writeReviews } from './bookings/reviews.ts'
import { listSlots } from './bookings/slots.ts'
import { favoritesOf, listVisits } from './bookings/visits.ts'

export const demoPassword = 'kempt-demo-2026'
const lockKey = 7_215_005

export type Account = { name: string; email: string; password: string; roles: Role[] }
export type Accounts = { isNew: boolean; accounts: Account[] }

// Runs in one transaction, so a killed start leaves no half-filled city. Skips a database that has
// users.
export async function seedDemo(
  db: Db,
  now = Temporal.Now.instant(),
  { payments }: Pick<Config, 'payments'> = { payments: 'demo' },
): Promise<Accounts> {
  const clock = createClock(now)
  const people = listPeople(clock)
  // The city is planned before the transaction begins, so that the transaction never waits.
  const city = (await isEmpty(db)) ? await planCity(people, clock) : null
  const isNew = await inTransaction(db, async (db) => {
    await sql`SELECT pg_advisory_xact_lock(${lockKey})`.execute(db)
    if (!city || !(await isEmpty(db))) return false
    await build(db, city, payments !== 'stripe')
    return true
  })
  return { isNew, accounts: await listAccounts(db, people) }
}

async function isEmpty(db: Db) {
  return (await db.selectFrom('users').select('id').limit(1).execute()).length === 0
}

type City = Awaited<ReturnType<typeof planCity>>

async function planCity(people: Person[], clock: Clock) {
  const shops = openShops()
  const visits = listVisits(listSlots(shops, clock), shops, clock)
  return { people, shops, visits, clock, passwordHash: await hashPassword(demoPassword) }
}

// Payments of the demo provider have no place beside real ones.
async function build(db: Db, city: City, hasPayments: boolean) {
  const { people, shops, visits, clock, passwordHash } = city
  await writePeople(db, people, passwordHash)
  await writeAdmins(db, clock)
  await writeViews(db, clock)
  await writeShops(db, shops, clock)
  await writeTimeOffRequests(db, shops, clock)
  await writeWantedChanges(db, shops, clock)
  await writeFlags(db, clock)
  const promotions = listPromotions(shops, clock)
  await writePromotions(db, promotions)
  const rules = commissionRulesOf(shops, clock)
  const ruleDeeds = await writeCommissionRules(db, rules)
  await writeBookings(db, visits, { priceOf: createPricing(promotions, clock), rules })
  await writeAppeals(db, clock)
  const reviews = await writeReviews(db, visits, clock)
  await writeDeeds(db, [
    ...(await writeAdminDeeds(db, clock)),
    ...listingDeeds(shops, clock),
    ...(await writeAnsweredChanges(db, shops, clock)),
    ...(await writePins(db, shops, clock)),
    ...(await writeDuplicate(db, shops, clock)),
    ...(await writeReports(db, clock)),
    ...(await writeFollowUps(db, clock)),
    ...(await awardBadges(db, clock)),
    ...ruleDeeds,
    ...offerDeeds(promotions),
    ...(hasPayments ? refundDeeds(clock) : []),
  ])
  await writeDisputes(db, clock)
  const cases = hasPayments ? await writeRefundCases(db, clock) : []
  if (hasPayments) {
    await writePayments(db, clock)
    await writeFees(db, shops, clock)
  }
  await writeWallet(db, clock)
  await writeBarberReferrals(db, shops, rules)
  await writeLedger(db)
  await writeInvoices(db)
  await writeOrders(db, cases)
  await payRefunds(db)
  await returnOne(db, cases)
  await issueAll(db)
  await issueStatements(db)
  await writeClaims(db, clock)
  await insertRows(db, 'favorites', favoriteRows(shops, clock))
  await writeNotices(db, { visits, reviews, clock })
  await writeMessages(db, clock)
  await writeContent(db, clock)
  await insertRows(db, 'hairProfiles', [
    {
      userId: personId('client@kempt.example'),
      notes: 'Cowlick at the crown. I like a soft neckline and keep a little length on top.',
      allergies: 'Latex gloves',
    },
  ])
  await writeDesk(db, clock)
  await writeSupport(db, clock)
  await writeFootfall(db, { shops, visits, clock })
  await writeSecondCity(db, clock.nowMs)
  if (hasPayments) await writePayouts(db)
  await countNumbers(db)
}

// Only the demo accounts have a password; the other people cannot sign in.
const isDemo = ({ email }: Person) => email.endsWith('@kempt.example')

async function writePeople(db: Db, people: Person[], passwordHash: string) {
  await insertRows(
    db,
    'users',
    people.map((person) => ({
      id: person.id,
      email: person.email,
      passwordHash: isDemo(person) ? passwordHash : null,
      emailConfirmedAt: iso(person.joinedAt),
      language: isDemo(person) ? 'en' : person.language,
      createdAt: iso(person.joinedAt),
    })),
  )
  await insertRows(
    db,
    'profiles',
    people.map(({ id, name, phone, photoUrl }) => ({ userId: id, name, phone, photoUrl })),
  )
  await insertRows(
    db,
    'userRoles',
    people.flatMap(({ id, roles, joinedAt }) =>
      roles.map((role) => ({ userId: id, role, grantedAt: iso(joinedAt) })),
    ),
  )
}

function favoriteRows(shops: Shop[], { nowMs }: Clock) {
  return clients.flatMap((client) =>
    favoritesOf(client, shops).map(({ profileId }, index) => ({
      userId: personId(client.email),
      barberProfileId: profileId,
      createdAt: iso(nowMs - createRandom(profileId).integer(3, 150) * dayMs - index * dayMs),
    })),
  )
}

async function listAccounts(db: Db, people: Person[]): Promise<Account[]> {
  const demo = people.filter(isDemo)
  const emails = demo.map(({ email }) => email)
  const found = await db.selectFrom('users').select('email').where('email', 'in', emails).execute()
  const present = new Set(found.map(({ email }) => email))
  return demo
    .filter(({ email }) => present.has(email))
    .map(({ name, email, roles }) => ({ name, email, roles, password: demoPassword }))
}
