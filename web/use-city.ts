import { useQuery } from '@tanstack/react-query'
import { launch } from '#contract/marketplace/launch.ts'
import { api } from './api.ts'
import { useLoggedFailure } from './logged-failure.ts'

// The city the platform opens with; undefined while the settings load.
export function useCity() {
  const { data, isPending, error } = useQuery(api.settings.read.query())
  useLoggedFailure('Failed to fetch platform settings', error)
  return isPending ? undefined : (data?.cityDefault ?? launch.city)
}

// Where that city is. The root has loaded the settings; without them it is the launch city.
export function useHome() {
  const { data } = useQuery(api.settings.read.query())
  return data?.city ?? launch
}
