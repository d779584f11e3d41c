// A member's own card, license and onboarding.
import type { Actor } from '#contract/access.ts'
import { onboardingSteps, type Card, type LicenseForm } from '#contract/business/employment.ts'
import { fail } from '#contract/errors.ts'
import { mayInShop, rights } from '#contract/business/team-rights.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { demandAccount } from '#server/features/auth/service.ts'
import { employmentOf } from '#server/features/businesses/service.ts'
import { dropPrivate, savePrivate } from '#server/features/media/service.ts'
import { tellTeam } from './joining.ts'
import { isPast, licenseOf, stateOf } from './members.ts'
import { tellOwner } from './notices.ts'
import { findOwnEmployment, lockMember, updateEmployee, type LockedMember } from './queries.ts'

const licensePixels = 1600

async function ownEmployment(db: Db, actor: Actor) {
  const { employeeId, barberId, seat } = (await employmentOf(db, actor)) ?? fail('NOT_FOUND')
  return { id: employeeId ?? fail('NOT_FOUND'), barberId, seat }
}

export async function readEmployment({ db, actor }: SignedInCaller) {
  const { id, seat } = await ownEmployment(db, actor)
  const row = (await findOwnEmployment(db, id)) ?? fail('NOT_FOUND')
  return {
    ...row,
    ...stateOf(row),
    rights: rights.filter((right) => mayInShop(seat, right)),
    license: licenseOf(row),
    reviewCount: row.reviews,
  }
}

export function saveCard({ db, actor }: SignedInCaller, change: Card) {
  return changeOwn(db, actor, async (db, { id }) => updateEmployee(db, id, change))
}

// A changed license must be checked again.
export function saveLicense({ db, actor }: SignedInCaller, form: LicenseForm) {
  if (isPast(form.expiresOn)) fail('LICENSE_EXPIRED', { expiresOn: 'This license has expired.' })
  return changeOwn(db, actor, async (db, member) => {
    const { number, type, expiresOn } = form
    const isSame =
      member.licenseNumber === number &&
      member.licenseType === type &&
      member.licenseExpiresOn === expiresOn
    if (isSame) return
    const license = { licenseNumber: number, licenseType: type, licenseExpiresOn: expiresOn }
    await updateEmployee(db, member.id, { ...license, ...unchecked })
    await askToCheck(db, actor, member)
  })
}

const unchecked = { licenseCheckedAt: null, licenseRemindedDays: null }

export async function saveLicensePhoto(db: Db, actor: Actor, bytes: Buffer) {
  await ownEmployment(db, actor)
  const licensePhoto = await savePrivate({ bytes, width: licensePixels, fit: 'inside' })
  await changeOwn(db, actor, async (db, member) => {
    await updateEmployee(db, member.id, { licensePhoto, ...unchecked })
    await dropPrivate([member.licensePhoto])
    if (member.licenseNumber !== null) await askToCheck(db, actor, member)
  })
}

async function askToCheck(db: Db, actor: Actor, { barberId }: LockedMember) {
  const { name } = await demandAccount(db, actor.id)
  await tellOwner(db, barberId, 'license', { name })
}

// Progress never goes back, even when a member opens an earlier step.
export function saveStep({ db, actor }: SignedInCaller, step: number) {
  return changeOwn(db, actor, async (db, { id, onboardingStep, onboardedAt }) => {
    const isDone = step === onboardingSteps.length && onboardedAt === null
    await updateEmployee(db, id, {
      onboardingStep: Math.max(onboardingStep, step),
      ...(isDone && { onboardedAt: new Date().toISOString() }),
    })
  })
}

function changeOwn(db: Db, actor: Actor, change: (db: Db, member: LockedMember) => Promise<void>) {
  return inTransaction(db, async (db) => {
    const { id, barberId } = await ownEmployment(db, actor)
    const member = (await lockMember(db, barberId, id)) ?? fail('NOT_FOUND')
    await change(db, member)
    await tellTeam(db, barberId, actor.id)
  })
}
