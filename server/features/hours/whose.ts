// Finds whose hours are meant, and whether the actor may see and change them.
import type { WhoseHours } from '#contract/business/hours.ts'
import { fail } from '#contract/errors.ts'
import { mayInShop } from '#contract/business/team-rights.ts'
import type { BarberId } from '#contract/ids.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { businessOf } from '#server/features/businesses/service.ts'
import { findMember, findName } from './queries.ts'

export type Whose = {
  barberId: BarberId
  providerId: string
  employeeId: string | null
  name: string
  isOwn: boolean
  timeOffNeedsApproval: boolean
}

export async function whoseHours(caller: SignedInCaller, asked: WhoseHours): Promise<Whose> {
  const { db } = caller
  const business = await businessOf(caller, asked.place)
  const { barberId, userId, seat } = business
  const employeeId = asked.memberId ?? business.employeeId
  if (employeeId === null) {
    const name = await findName(db, userId)
    return {
      barberId,
      providerId: userId,
      employeeId,
      name,
      isOwn: true,
      timeOffNeedsApproval: false,
    }
  }
  const isOwn = employeeId === business.employeeId
  if (!isOwn && !mayInShop(seat, 'hoursOfOthers')) fail('NOT_FOUND')
  const member = (await findMember(db, barberId, employeeId)) ?? fail('NOT_FOUND')
  const { userId: providerId, name } = member
  const timeOffNeedsApproval = isOwn && member.timeOffNeedsApproval
  return { barberId, providerId, employeeId, name, isOwn, timeOffNeedsApproval }
}
