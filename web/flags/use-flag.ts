// Whether a feature or a pause is on for this person. The server decides and refuses by itself; the
// screens only leave out what it would refuse.
import { useQuery } from '@tanstack/react-query'
import { flags, type FlagName } from '#contract/flags.ts'
import { api } from '#web/api.ts'
import { useSession } from '#web/session.tsx'

export function useFlag(name: FlagName) {
  const { session } = useSession()
  const { data: everyone } = useQuery(api.flags.everyone.query())
  const isSplit = everyone?.isSplit ?? false
  const { data: mine } = useQuery({
    ...api.flags.mine.query(),
    queryKey: [...api.flags.mine.key(), session?.user.id ?? null],
    enabled: isSplit,
  })
  const known = (isSplit ? mine : undefined) ?? everyone
  return known ? known.on.includes(name) : flags[name].isOn
}
