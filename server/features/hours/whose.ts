// Finds whose hours are meant, and whether the actor may see and change them.
import type { Actor } from '#contract/access.ts'
import { fail } from '#contract/errors.ts'
import { mayInShop, type Place } from '#contract/business/team-rights.ts'
import type { BarberId } from '#contract/ids.ts'
import type { Db } from '#server/database/db.ts'
import { workplaceOf, type Workplace } from '#server/features/businesses/service.ts'
import { findMember, findName } from './queries.ts'

export type Asked = { place: Place; memberId?: string | undefined }

export type Whose = {
  workplace: Workplace
  barberId: BarberId
  providerId: string
  employeeId: string | null
  name: string
  isOwn: boolean
  timeOffNeedsApproval: boolean
}

export async function whoseHours(db: Db, actor: Actor, { place, memberId }: Asked): Promise<Whose> {
  const workplace = await workplaceOf(db, actor, place)
  const { barberId, userId, seat } = workplace
  const employeeId = memberId ?? workplace.employeeId
  if (employeeId === null) {
    const name = await findName(db, userId)
    return {
      workplace,
      barberId,
      providerId: userId,
      employeeId,
      name,
      isOwn: true,
      timeOffNeedsApproval: false,
    }
  }
  const isOwn = employeeId === workplace.employeeId
  if (!isOwn && !mayInShop(seat, 'hoursOfOthers')) fail('NOT_FOUND')
  const member = (await findMember(db, barberId, employeeId)) ?? fail('NOT_FOUND')
  const { userId: providerId, name } = member
  const timeOffNeedsApproval = isOwn && member.timeOffNeedsApproval
  return { workplace, barberId, providerId, employeeId, name, isOwn, timeOffNeedsApproval }
}
