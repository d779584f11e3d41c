// Whether a flag is on for someone. The first rule that settles it is named, for administrators.
import { createHash } from 'node:crypto'
import type { Role } from '#contract/access.ts'
import type { DecidingStep, FlagRules } from '#contract/admin/flags.ts'
import { flags, isPause, type FlagName } from '#contract/flags.ts'

export type Asker = {
  userId: string | null
  // Of a browser without a session.
  deviceId: string | null
  roles: readonly Role[]
  cityId: string | null
}

// Public pages are the same for everyone, so they show what this one has.
export const anyone: Asker = { userId: null, deviceId: null, roles: [], cityId: null }

type Verdict = { isOn: boolean; step: DecidingStep }

export function judge(
  name: FlagName,
  rules: FlagRules | undefined,
  asker: Asker,
  nowMs: number,
): Verdict {
  if (!rules) return { isOn: flags[name].isOn, step: 'default' }
  const { startsAt, endsAt, roles, cityIds } = rules
  if (!rules.isEnabled) return { isOn: false, step: 'off' }
  if (startsAt !== null && nowMs < Date.parse(startsAt)) return { isOn: false, step: 'early' }
  if (endsAt !== null && nowMs >= Date.parse(endsAt)) return { isOn: false, step: 'over' }
  if (isPause(name)) return { isOn: true, step: 'default' }
  if (asker.userId !== null && rules.userIds.includes(asker.userId))
    return { isOn: true, step: 'named' }
  if (roles.length > 0 && !roles.some((role) => asker.roles.includes(role)))
    return { isOn: false, step: 'role' }
  if (cityIds.length > 0 && (asker.cityId === null || !cityIds.includes(asker.cityId)))
    return { isOn: false, step: 'city' }
  return { isOn: bucketOf(name, asker) < rules.percent * 100, step: 'percent' }
}

const buckets = 10_000

// Always the same for one person, on every device and server, and different for every flag, so that
// raising the share takes nobody out. Without any id the last bucket, which only 100 % reaches.
export function bucketOf(name: string, { userId, deviceId }: Asker) {
  const id = userId ?? deviceId
  if (id === null) return buckets - 1
  return createHash('sha256').update(`${name}:${id}`).digest().readUInt32BE(0) % buckets
}
