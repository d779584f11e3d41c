// A barber during setup.
import type { Actor } from '#contract/access.ts'
import type { ProfileId } from '#contract/ids.ts'
import { openDaily } from './listing.ts'
import { as, db, make, type Barber } from './world.ts'

export const filled = {
  name: 'Marcus Reed',
  phone: '(713) 555-0142',
  languages: ['en', 'es'],
  kind: 'solo',
  shopName: 'Third Ward Cuts',
  address: '2401 Emancipation Ave, Houston, TX 77004',
  latitude: 29.7301,
  longitude: -95.3604,
  licenseNumber: '1734402',
  licenseType: 'Class A Barber',
  licenseExpiresOn: '2099-05-31',
} as const

// A barber with a complete setup, including the photo, the code and the pictures.
export async function readyBarber() {
  const barber = await make.person('barber')
  await as(barber).setup.save({ ...filled, languages: [...filled.languages] })
  await giveRest(barber)
  return barber
}

export async function giveRest({ id }: Barber) {
  await db
    .updateTable('profiles')
    .set({ photoUrl: '/media/me.webp', phoneVerifiedAt: new Date().toISOString() })
    .where('userId', '=', id)
    .execute()
  await db
    .updateTable('barberProfiles')
    .set({ licensePicture: `${id}.webp` })
    .where('userId', '=', id)
    .execute()
  await db
    .insertInto('services')
    .values({
      barberId: id,
      name: 'Fade',
      category: 'Fades',
      priceCents: 3000,
      durationMinutes: 30,
    })
    .execute()
  await openDaily(id, [540, 1080])
  await db
    .insertInto('portfolioItems')
    .values(
      [1, 2, 3].map((position) => ({
        barberId: id,
        providerId: id,
        imageUrl: `/pictures/${position}.webp`,
        consentAt: new Date().toISOString(),
        position,
      })),
    )
    .execute()
}

export async function submittedBarber() {
  const barber = await readyBarber()
  const { profileId } = await as(barber).setup.submit()
  return { barber, id: profileId! }
}

export async function approvedBarber(admin: Actor) {
  const { barber, id } = await submittedBarber()
  await as(admin).approvals.approve({ ...(await seen(admin, id)), reason: 'License checked.' })
  return { barber, id }
}

// What an administrator decides about: the application or change that waits now.
export async function seen(admin: Actor, id: ProfileId) {
  const { waitingSince } = await as(admin).approvals.read({ id })
  return { id, waitingSince: waitingSince ?? new Date().toISOString() }
}

export function emailOf({ id }: Actor) {
  return db
    .selectFrom('users')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
    .then(({ email }) => email)
}
