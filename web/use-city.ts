import { useQuery } from '@tanstack/react-query'
import { api } from './api.ts'
import { useLoggedFailure } from './logged-failure.ts'

// The settings' own default (contract/marketplace/settings.ts), without the schema beside it.
const fallbackCity = 'Houston'

// The city the platform opens with; undefined while the settings load.
export function useCity() {
  const { data, isPending, error } = useQuery(api.settings.read.query())
  useLoggedFailure('Failed to fetch platform settings', error)
  return isPending ? undefined : (data?.cityDefault ?? fallbackCity)
}
