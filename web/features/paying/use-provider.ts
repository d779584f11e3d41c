// Who carries out the payments by card, for screens whose own data does not say it.
import { useQuery } from '@tanstack/react-query'
import { api } from '#web/api.ts'

export function useProvider() {
  const { data } = useQuery(api.flags.everyone.query())
  return data?.payments ?? 'shop'
}
