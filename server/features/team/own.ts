// A member's own card, license and onboarding.
import { onboardingSteps, type Card, type LicenseForm } from '#contract/business/employment.ts'
import { fail } from '#contract/errors.ts'
import { mayInShop, rights } from '#contract/business/team-rights.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { demandAccount } from '#server/features/auth/service.ts'
import { employmentOf } from '#server/features/businesses/service.ts'
import { dropPrivate, savePrivate, type FileCaller } from '#server/features/media/service.ts'
import { tellTeam } from './joining.ts'
import { isPast, licenseOf, stateOf } from './members.ts'
import { tellOwner } from './notices.ts'
import { findOwnEmployment, lockMember, updateEmployee, type LockedMember } from './queries.ts'

const licensePixels = 1600

async function ownEmployment({ db, actor }: FileCaller) {
  const { employeeId, barberId, seat } = (await employmentOf(db, actor)) ?? fail('NOT_FOUND')
  return { id: employeeId ?? fail('NOT_FOUND'), barberId, seat }
}

export async function readEmployment(caller: SignedInCaller) {
  const { id, seat } = await ownEmployment(caller)
  const row = (await findOwnEmployment(caller.db, id)) ?? fail('NOT_FOUND')
  return {
    ...row,
    ...stateOf(row),
    rights: rights.filter((right) => mayInShop(seat, right)),
    license: licenseOf(row),
    reviewCount: row.reviews,
  }
}

export function saveCard(caller: SignedInCaller, change: Card) {
  return changeOwn(caller, async (db, { id }) => updateEmployee(db, id, change))
}

// A changed license must be checked again.
export function saveLicense(caller: SignedInCaller, form: LicenseForm) {
  return changeOwn(caller, async (db, member) => {
    if (await isPast(db, member.barberId, form.expiresOn))
      fail('LICENSE_EXPIRED', { expiresOn: 'This license has expired.' })
    const { number, type, expiresOn } = form
    const isSame =
      member.licenseNumber === number &&
      member.licenseType === type &&
      member.licenseExpiresOn === expiresOn
    if (isSame) return
    const license = { licenseNumber: number, licenseType: type, licenseExpiresOn: expiresOn }
    await updateEmployee(db, member.id, { ...license, ...unchecked })
    await askToCheck({ ...caller, db }, member)
  })
}

const unchecked = { licenseCheckedAt: null, licenseRemindedDays: null }

export async function saveLicensePhoto(caller: FileCaller, bytes: Buffer) {
  await ownEmployment(caller)
  const licensePhoto = await savePrivate({ bytes, width: licensePixels, fit: 'inside' })
  await changeOwn(caller, async (db, member) => {
    await updateEmployee(db, member.id, { licensePhoto, ...unchecked })
    await dropPrivate([member.licensePhoto])
    if (member.licenseNumber !== null) await askToCheck({ ...caller, db }, member)
  })
}

async function askToCheck({ db, actor }: FileCaller, { barberId }: LockedMember) {
  const { name } = await demandAccount(db, actor.id)
  await tellOwner(db, barberId, 'license', { name })
}

// Progress never goes back, even when a member opens an earlier step.
export function saveStep(caller: SignedInCaller, step: number) {
  return changeOwn(caller, async (db, { id, onboardingStep, onboardedAt }) => {
    const isDone = step === onboardingSteps.length && onboardedAt === null
    await updateEmployee(db, id, {
      onboardingStep: Math.max(onboardingStep, step),
      ...(isDone && { onboardedAt: new Date().toISOString() }),
    })
  })
}

function changeOwn(caller: FileCaller, change: (db: Db, member: LockedMember) => Promise<void>) {
  const { db, actor } = caller
  return inTransaction(db, async (db) => {
    const { id, barberId } = await ownEmployment({ ...caller, db })
    const member = (await lockMember(db, barberId, id)) ?? fail('NOT_FOUND')
    await change(db, member)
    await tellTeam(db, barberId, actor.id)
  })
}
