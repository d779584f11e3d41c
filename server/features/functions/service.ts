import type { Actor, Role } from '#contract/access.ts'
import { isRefusal } from '#contract/errors.ts'
import type { Db } from '#server/db.ts'
import { readAccountStatus, reactivate } from '#server/features/auth/service.ts'
import { limit } from '#server/features/limits/service.ts'
import { rolesOfUser } from '#server/features/sessions/service.ts'
import { countPlatform } from '#server/features/stats/service.ts'
import type { Visit } from '#server/visit.ts'

type Proof = { email: string; code: string; password: string }

export async function verifyReactivationCode(db: Db, visit: Visit, proof: Proof) {
  try {
    await reactivate(db, visit, proof)
    return { success: true }
  } catch (error) {
    if (isRefusal(error) && error.code !== 'UNAVAILABLE') return { success: false }
    throw error
  }
}

// The browser may ask about an address; it is answered about itself.
export async function checkAccountStatus(db: Db, visit: Visit, email: string) {
  await limit(db, [{ key: `status:net:${visit.network}`, points: 30, seconds: 3600 }])
  const status = await readAccountStatus(db, visit)
  if (!status || status.email !== email) return []
  const { userId, isActive, isOwnDoing } = status
  return [{ user_id: userId, is_active: isActive, deactivated_by: isOwnDoing ? userId : null }]
}

// For oneself, or for an administrator who asks about anyone.
export async function hasRole(db: Db, actor: Actor | null, userId: string, role: Role) {
  if (!actor) return false
  if (actor.id === userId) return actor.roles.includes(role)
  if (!actor.roles.includes('admin')) return false
  return (await rolesOfUser(db, userId)).includes(role)
}

export async function getPlatformStats(db: Db) {
  const { totalBarbers, totalBookings, averageRating } = await countPlatform(db)
  return [
    {
      total_barbers: totalBarbers,
      total_bookings: totalBookings,
      average_rating: averageRating,
    },
  ]
}
