// The team as the owner sees and changes it.
import { fail } from '#contract/errors.ts'
import type { License, LicenseCheck, MemberChange } from '#contract/business/team.ts'
import type { SignedInCaller } from '#server/caller.ts'
import type { BarberId } from '#contract/ids.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { writeDown } from '#server/features/audit/service.ts'
import { businessOf, readZone } from '#server/features/businesses/service.ts'
import { todayIn } from '#server/shop-clock.ts'
import type { JsonObject } from '#server/database/tables.ts'
import { listInvitations } from './invitations-queries.ts'
import { tellTeam } from './joining.ts'
import { tellMember } from './notices.ts'
import {
  insertPastCompensation,
  listMembers,
  listServiceIds,
  listServiceNames,
  lockMember,
  setServices,
  updateEmployee,
  type MemberRow,
} from './queries.ts'

export async function readTeam(caller: SignedInCaller) {
  const { db } = caller
  const { barberId } = await businessOf(caller, 'barber')
  const members = await listMembers(db, barberId)
  return {
    members: members.map((row) => ({
      ...row,
      serviceIds: row.services.map(({ id }) => id),
      ...stateOf(row),
      license: licenseOf(row),
    })),
    invitations: await listInvitations(db, barberId),
    services: await listServiceNames(db, barberId),
  }
}

type Standing = Pick<MemberRow, 'onboardedAt' | 'finishingSince'>

export function stateOf({ onboardedAt, finishingSince }: Standing) {
  return { isOnboarded: onboardedAt !== null, isFinishing: finishingSince !== null }
}

type Licensed = Pick<
  MemberRow,
  | 'licenseNumber'
  | 'licenseType'
  | 'licenseExpiresOn'
  | 'licenseCheckedAt'
  | 'licensePhoto'
  | 'licenseState'
>

export function licenseOf(row: Licensed): License {
  return {
    number: row.licenseNumber,
    type: row.licenseType,
    expiresOn: row.licenseExpiresOn,
    checkedAt: row.licenseCheckedAt,
    hasPhoto: row.licensePhoto !== null,
    state: row.licenseState,
  }
}

export async function changeMember(caller: SignedInCaller, change: MemberChange) {
  const { barberId } = await businessOf(caller, 'barber')
  await inTransaction(caller.db, async (db) => {
    const before = (await lockMember(db, barberId, change.id)) ?? fail('NOT_FOUND')
    const { id, serviceIds, compensation, ...rest } = change
    const own = await listServiceIds(db, barberId)
    if (serviceIds.some((each) => !own.includes(each))) fail('NOT_FOUND')
    // Past bookings are paid by the compensation of their time.
    if (JSON.stringify(sorted(before.compensation)) !== JSON.stringify(sorted(compensation)))
      await insertPastCompensation(db, id, before.compensation)
    await updateEmployee(db, id, { ...rest, compensation: JSON.stringify(compensation) })
    await setServices(db, before, serviceIds)
    const { permissionLevel, isBookable } = before
    const deed = {
      action: 'change-member',
      entity: 'employees',
      entityId: id,
      reason: '',
      before: { permissionLevel, isBookable, compensation: before.compensation as JsonObject },
      after: { ...rest, compensation: compensation as JsonObject, serviceIds },
    }
    await writeDown({ ...caller, db }, deed)
    await tellMember(db, before.userId, 'changed')
    await tellTeam(db, barberId, before.userId)
  })
}

const sorted = (thing: object) => Object.entries(thing).sort()

// The owner marks the license as checked, or takes that back.
export async function checkLicense(caller: SignedInCaller, { id, isChecked }: LicenseCheck) {
  const { barberId } = await businessOf(caller, 'barber')
  await inTransaction(caller.db, async (db) => {
    const member = (await lockMember(db, barberId, id)) ?? fail('NOT_FOUND')
    const { licenseNumber, licenseExpiresOn } = member
    if (licenseNumber === null || licenseExpiresOn === null) fail('LICENSE_MISSING')
    if (isChecked && (await isPast(db, barberId, licenseExpiresOn))) fail('LICENSE_EXPIRED')
    const licenseCheckedAt = isChecked ? new Date().toISOString() : null
    await updateEmployee(db, id, { licenseCheckedAt })
    const deed = {
      action: isChecked ? 'check-license' : 'refuse-license',
      entity: 'employees',
      entityId: id,
      reason: '',
      after: { licenseNumber, licenseExpiresOn },
    }
    await writeDown({ ...caller, db }, deed)
    await tellMember(db, member.userId, isChecked ? 'license_checked' : 'license_refused')
    await tellTeam(db, barberId, member.userId)
  })
}

// In shop time.
export async function isPast(db: Db, barberId: BarberId, date: string) {
  return date < todayIn(await readZone(db, barberId)).toString()
}
