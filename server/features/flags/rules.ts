import type { FlagRules } from '#contract/admin/flags.ts'
import { flags, type FlagName } from '#contract/flags.ts'

// The rules of a flag that nobody has changed.
export function defaultRules(name: FlagName): FlagRules {
  return {
    isEnabled: flags[name].isOn,
    percent: 100,
    roles: [],
    cityIds: [],
    userIds: [],
    startsAt: null,
    endsAt: null,
  }
}
