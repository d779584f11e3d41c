import { fail } from '#contract/errors.ts'
import type { Caller } from '#server/caller.ts'

// Nobody decides as an administrator about their own listing, money or booking. The command line has
// no actor, so a platform with one administrator is not stuck.
export function requireOthersCase({ actor }: Pick<Caller, 'actor'>, ...people: (string | null)[]) {
  if (actor !== null && people.includes(actor.id)) fail('OWN_CASE')
}
