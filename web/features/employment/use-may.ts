import { useQuery } from '@tanstack/react-query'
import type { Right } from '#contract/business/team-rights.ts'
import { api } from '#web/api.ts'
import { usePlace } from '#web/use-business.ts'

// Whether one may do something in the business at hand. An owner may do everything; of a member it
// is not known at first.
export function useMay() {
  const isOwner = usePlace() === 'barber'
  const { data } = useQuery({ ...api.employment.read.query(), enabled: !isOwner })
  return (right: Right) => isOwner || data?.rights.includes(right)
}
