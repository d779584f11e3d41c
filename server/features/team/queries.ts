import { sql, type Insertable, type Updateable } from 'kysely'
import type { Compensation } from '#contract/business/compensation.ts'
import type { License } from '#contract/business/team.ts'
import type { PermissionLevel } from '#contract/business/team-rights.ts'
import type { BarberId } from '#contract/ids.ts'
import type { Db } from '#server/database/db.ts'
import type { Employees } from '#server/database/tables.ts'

const now = sql<string>`now()`

export async function findShopName(db: Db, barberId: BarberId) {
  const row = await db
    .selectFrom('barberProfiles')
    .select('shopName')
    .where('userId', '=', barberId)
    .executeTakeFirst()
  return row?.shopName
}

export function listServiceNames(db: Db, barberId: BarberId) {
  return db
    .selectFrom('services')
    .select(['id', 'name'])
    .where('barberId', '=', barberId)
    .where('isActive', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

export async function listServiceIds(db: Db, barberId: BarberId) {
  return (await listServiceNames(db, barberId)).map(({ id }) => id)
}

export function findActiveEmployment(db: Db, userId: string) {
  return db
    .selectFrom('employees')
    .select(['id', 'barberId'])
    .where('userId', '=', userId)
    .where('isActive', '=', true)
    .executeTakeFirst()
}

export async function insertEmployeeRole(db: Db, userId: string) {
  await db
    .insertInto('userRoles')
    .values({ userId, role: 'employee' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function insertEmployee(db: Db, row: Insertable<Employees>, serviceIds: string[]) {
  const { id } = await db
    .insertInto('employees')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  await setServices(db, { id, barberId: row.barberId }, serviceIds)
  return { id }
}

// Only services that the business still offers.
export async function setServices(
  db: Db,
  { id, barberId }: { id: string; barberId: BarberId },
  serviceIds: string[],
) {
  await db.deleteFrom('employeeServices').where('employeeId', '=', id).execute()
  await sql`INSERT INTO employee_services (employee_id, service_id)
    SELECT ${id}::uuid, id FROM services
    WHERE barber_id = ${barberId} AND is_active AND id = ANY (${serviceIds}::uuid[])`.execute(db)
}

// Locked until the transaction ends: confirming a booking with this member waits.
export function lockMember(db: Db, barberId: BarberId, id: string) {
  return db
    .selectFrom('employees')
    .select(['id', 'userId', 'barberId', 'isBookable', 'finishingSince', 'permissionLevel'])
    .select(['onboardingStep', 'onboardedAt'])
    .select([
      'licenseNumber',
      'licenseType',
      'licenseExpiresOn',
      'licensePhoto',
      'licenseCheckedAt',
    ])
    .select(sql<Compensation>`compensation`.as('compensation'))
    .where('barberId', '=', barberId)
    .where('id', '=', id)
    .where('isActive', '=', true)
    .forUpdate()
    .executeTakeFirst()
}

export type LockedMember = NonNullable<Awaited<ReturnType<typeof lockMember>>>

export async function updateEmployee(db: Db, id: string, change: Updateable<Employees>) {
  await db.updateTable('employees').set(change).where('id', '=', id).execute()
}

export async function setEnded(db: Db, id: string, userId: string) {
  await db
    .updateTable('employees')
    .set({ isActive: false, isBookable: false, finishingSince: null, leftAt: now })
    .where('id', '=', id)
    .execute()
  await db
    .deleteFrom('userRoles')
    .where('userId', '=', userId)
    .where('role', '=', 'employee')
    .execute()
}

export async function insertPastCompensation(
  db: Db,
  employeeId: string,
  compensation: Compensation,
) {
  await db
    .insertInto('employeePastCompensation')
    .values({ employeeId, compensation: JSON.stringify(compensation) })
    .execute()
}

const licenseState = sql<License['state']>`CASE
  WHEN e.license_number IS NULL THEN 'missing'
  WHEN e.license_expires_on < today_of(e.barber_id) THEN 'expired'
  WHEN e.license_checked_at IS NULL THEN 'waiting' ELSE 'checked' END`

type Hours = { weekday: number; from: number; to: number }[]

// A member with all columns that the owner and the member see.
function memberRows(db: Db) {
  return db
    .selectFrom('employees as e')
    .innerJoin('users as u', 'u.id', 'e.userId')
    .innerJoin('profiles as p', 'p.userId', 'e.userId')
    .select(['e.id', 'e.userId', 'e.barberId', 'p.name', 'u.email', 'p.photoUrl', 'e.title'])
    .select(['e.bio', 'e.languages', 'e.seesContacts', 'e.givesDiscounts', 'e.givesRefunds'])
    .select(['e.seesReports', 'e.isBookable', 'e.timeOffNeedsApproval', 'e.joinedAt'])
    .select(['e.onboardingStep', 'e.onboardedAt', 'e.finishingSince', 'e.licenseNumber'])
    .select(['e.licenseType', 'e.licenseExpiresOn', 'e.licenseCheckedAt', 'e.licensePhoto'])
    .select([
      sql<PermissionLevel>`e.permission_level`.as('permissionLevel'),
      sql<Compensation>`e.compensation`.as('compensation'),
      licenseState.as('licenseState'),
      sql<boolean>`EXISTS (SELECT FROM bookable_employees AS b WHERE b.id = e.id)`.as('isOffered'),
      sql<Hours>`(SELECT coalesce(json_agg(json_build_object('weekday', weekday,
          'from', lower(open_range), 'to', upper(open_range)) ORDER BY weekday, open_range), '[]')
        FROM availability_rules WHERE provider_id = e.user_id)`.as('hours'),
      sql<{ id: string; name: string }[]>`(
        SELECT coalesce(json_agg(json_build_object('id', s.id, 'name', s.name)
          ORDER BY s.position, s.id), '[]')
        FROM employee_services AS es JOIN services AS s ON s.id = es.service_id AND s.is_active
        WHERE es.employee_id = e.id)`.as('services'),
      sql<number>`(SELECT count(*) FROM bookings WHERE barber_id = e.barber_id
        AND provider_id = e.user_id AND status IN ('pending', 'confirmed', 'checked_in')
        AND starts_at > now())`.as('upcomingBookings'),
      sql<number | null>`(SELECT round(avg(rating), 1) FROM reviews WHERE barber_id = e.barber_id
        AND provider_id = e.user_id AND status = 'published')`.as('rating'),
      sql<number>`(SELECT count(*) FROM reviews WHERE barber_id = e.barber_id
        AND provider_id = e.user_id AND status = 'published')`.as('reviews'),
    ])
    .where('e.isActive', '=', true)
}

export type MemberRow = Awaited<ReturnType<typeof listMembers>>[number]

export function listMembers(db: Db, barberId: BarberId) {
  const done = sql`FROM bookings WHERE employee_id = e.id AND status = 'completed'
    AND starts_at > now() - interval '30 days'`
  return memberRows(db)
    .select([
      sql<number>`(SELECT count(*) ${done})`.as('visits'),
      sql<number>`(SELECT coalesce(sum(subtotal_cents - own_discount(bookings)), 0) ${done})`.as(
        'revenueCents',
      ),
    ])
    .where('e.barberId', '=', barberId)
    .orderBy('e.joinedAt')
    .orderBy('e.id')
    .execute()
}

export function findOwnEmployment(db: Db, employeeId: string) {
  return memberRows(db)
    .innerJoin('barberProfiles as b', 'b.userId', 'e.barberId')
    .innerJoin('profiles as owner', 'owner.userId', 'e.barberId')
    .select(['b.id as profileId', 'b.shopName', 'owner.name as ownerName'])
    .where('e.id', '=', employeeId)
    .executeTakeFirst()
}

// The picture's name, the member, and the owner of the team.
export function findLicensePhoto(db: Db, employeeId: string) {
  return db
    .selectFrom('employees')
    .select(['userId', 'barberId', 'licensePhoto'])
    .where('id', '=', employeeId)
    .executeTakeFirst()
}

// Members who stay until their last booking, and have had it.
export function listFinished(db: Db) {
  return db
    .selectFrom('employees as e')
    .select(['e.id', 'e.barberId'])
    .where('e.isActive', '=', true)
    .where('e.finishingSince', 'is not', null)
    .where(
      sql<boolean>`NOT EXISTS (SELECT FROM bookings WHERE barber_id = e.barber_id
        AND provider_id = e.user_id
        AND status IN ('held', 'pending', 'confirmed', 'checked_in', 'in_progress'))`,
    )
    .execute()
}

// Licenses that expire within a month or have expired.
export function listEndingLicenses(db: Db) {
  const left = sql<number>`license_expires_on - today_of(barber_id)`
  return db
    .selectFrom('employees')
    .select(['id', 'userId', 'barberId', 'licenseExpiresOn', 'licenseRemindedDays'])
    .select(left.as('daysLeft'))
    .where('isActive', '=', true)
    .where(left, '<=', 30)
    .execute()
}
