import { useQuery } from '@tanstack/react-query'
import { taxPercent } from '#contract/marketplace/rules.ts'
import { api } from '#web/api.ts'

// The root has loaded the settings.
export function useTaxPercent() {
  const { data } = useQuery(api.settings.read.query())
  return data?.taxPercent ?? taxPercent.usual
}
