import { sql, type Updateable } from 'kysely'
import type { ApprovalStatus } from '#contract/business/listing.ts'
import type { Reasons, SetupDraft } from '#contract/business/setup.ts'
import type { BarberId, ProfileId } from '#contract/ids.ts'
import type { Db } from '#server/database/db.ts'
import type { BarberProfiles } from '#server/database/tables.ts'

const now = sql<string>`now()`

// Everything the setup of one barber needs, also before anything was saved.
export function findSetup(db: Db, barberId: BarberId) {
  return db
    .selectFrom('profiles as p')
    .leftJoin('barberProfiles as b', 'b.userId', 'p.userId')
    .leftJoin('barberSetups as s', 's.barberId', 'p.userId')
    .select(['p.name', 'p.phone', 'p.phoneVerifiedAt', 'p.photoUrl'])
    .select(['b.id as profileId', 'b.shopName', 'b.address', 'b.latitude', 'b.longitude'])
    .select(['b.bio', 'b.languages', 'b.kind', 'b.licenseNumber', 'b.licenseType'])
    .select(['b.licenseExpiresOn', 'b.licensePicture', 'b.shopLicenseNumber'])
    .select(['b.shopLicenseExpiresOn', 'b.shopLicensePicture', 's.note', 's.submittedAt'])
    .select([
      sql<string>`today_of(p.user_id)`.as('today'),
      sql<ApprovalStatus>`coalesce(b.approval_status, 'draft')`.as('status'),
      sql<Partial<SetupDraft>>`coalesce(s.draft, '{}')`.as('draft'),
      sql<Reasons>`coalesce(s.reasons, '{}')`.as('reasons'),
      sql<number>`(SELECT count(*) FROM services
        WHERE barber_id = p.user_id AND is_active AND NOT is_add_on)`.as('serviceCount'),
      sql<number>`(SELECT count(*) FROM availability_rules
        WHERE provider_id = p.user_id)`.as('hourCount'),
      sql<number>`(SELECT count(*) FROM portfolio_items WHERE barber_id = p.user_id
        AND status = 'published' AND consent_at IS NOT NULL)`.as('pictureCount'),
    ])
    .where('p.userId', '=', barberId)
    .executeTakeFirst()
}

export type SetupRow = NonNullable<Awaited<ReturnType<typeof findSetup>>>

// Locks the profile, so that it cannot be edited while it is submitted or decided.
export async function lockStatus(db: Db, barberId: BarberId) {
  const row = await db
    .selectFrom('barberProfiles')
    .select(sql<ApprovalStatus>`approval_status`.as('status'))
    .where('userId', '=', barberId)
    .forUpdate()
    .executeTakeFirst()
  return row?.status ?? null
}

// A draft, named after the barber until the shop has a name, and in this city until it has a place.
export async function insertProfile(db: Db, barberId: BarberId, city: string) {
  await db
    .insertInto('barberProfiles')
    .columns(['userId', 'cityId', 'shopName', 'avatarUrl'])
    .expression(
      db
        .selectFrom('profiles as p')
        .select(['p.userId'])
        .select([
          sql<string>`(SELECT id FROM cities WHERE is_active
            ORDER BY name = ${city} DESC, name LIMIT 1)`.as('cityId'),
          sql<string>`left(rpad(p.name, 2, '.'), 100)`.as('shopName'),
          'p.photoUrl as avatarUrl',
        ])
        .where('p.userId', '=', barberId),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function mergeDraft(db: Db, barberId: BarberId, typed: Partial<SetupDraft>) {
  const draft = JSON.stringify(typed)
  await db
    .insertInto('barberSetups')
    .values({ barberId, draft })
    .onConflict((conflict) =>
      conflict.column('barberId').doUpdateSet({
        draft: sql`barber_setups.draft || excluded.draft`,
      }),
    )
    .execute()
}

export async function updateProfile(
  db: Db,
  barberId: BarberId,
  change: Updateable<BarberProfiles>,
) {
  if (Object.keys(change).length === 0) return
  await db.updateTable('barberProfiles').set(change).where('userId', '=', barberId).execute()
}

export async function setSubmitted(db: Db, barberId: BarberId) {
  await db
    .updateTable('barberProfiles')
    .set({
      approvalStatus: 'submitted',
      avatarUrl: sql<string>`(SELECT photo_url FROM profiles WHERE user_id = ${barberId})`,
    })
    .where('userId', '=', barberId)
    .execute()
  await db
    .insertInto('barberSetups')
    .values({ barberId, submittedAt: now })
    .onConflict((conflict) =>
      conflict.column('barberId').doUpdateSet({ submittedAt: now, reasons: '{}', note: '' }),
    )
    .execute()
}

// The owner of a picture, on the listing or on a pending change.
export async function findOwnerOfPicture(db: Db, name: string) {
  const { rows } = await sql<{ barberId: BarberId; profileId: ProfileId }>`
    SELECT user_id AS "barberId", id AS "profileId" FROM barber_profiles
    WHERE license_picture = ${name} OR shop_license_picture = ${name}
    UNION ALL
    SELECT c.barber_id, b.id FROM barber_changes c JOIN barber_profiles b ON b.user_id = c.barber_id
    WHERE wanted ->> 'licensePicture' = ${name} OR wanted ->> 'shopLicensePicture' = ${name}
    LIMIT 1
  `.execute(db)
  return rows[0]
}

async function listPrivatePictures(db: Db, barberId: BarberId) {
  const { rows } = await sql<{ name: string }>`
    SELECT unnest(ARRAY[license_picture, shop_license_picture]) AS name
    FROM barber_profiles WHERE user_id = ${barberId}
    UNION
    SELECT unnest(ARRAY[wanted ->> 'licensePicture', wanted ->> 'shopLicensePicture'])
    FROM barber_changes WHERE barber_id = ${barberId}
  `.execute(db)
  return rows.flatMap(({ name }) => name ?? [])
}

// Deletes a barber's setup data for account deletion. Returns the pictures, whose files the caller
// deletes after the commit.
export async function deleteSetup(db: Db, barberId: BarberId) {
  const pictures = await listPrivatePictures(db, barberId)
  await updateProfile(db, barberId, {
    licensePicture: null,
    shopLicensePicture: null,
    coverUrl: null,
    slug: null,
  })
  await db.deleteFrom('barberSetups').where('barberId', '=', barberId).execute()
  await db.deleteFrom('barberChanges').where('barberId', '=', barberId).execute()
  return pictures
}
