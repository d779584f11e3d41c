// The queries of the overview, kept fresh by the live channel and the clock.
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { overviewPeriods } from '#contract/admin/overview.ts'
import { api } from '#web/api.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { onLive } from '#web/live/live.ts'
import { useNow } from '#web/use-now.ts'
import { ageOf, minutesSince } from './age.ts'

// The server counts and looks each minute.
const everyMs = 30_000
const fresh = { refetchOnMount: 'always', refetchInterval: everyMs } as const

export function usePeriod() {
  const asked = useSearchParams()[0].get('period')
  return overviewPeriods.find((period) => period === asked) ?? '30'
}

export function useNumbers() {
  const period = usePeriod()
  return useQuery({
    ...api.adminOverview.numbers.query({ period }),
    ...fresh,
    placeholderData: keepPreviousData,
  })
}

export const useQueues = () => useQuery({ ...api.adminOverview.queues.query(), ...fresh })
export const useHealth = () => useQuery({ ...api.health.read.query(), ...fresh })

export function useActivity() {
  const language = useLanguage()
  return useQuery({ ...api.adminOverview.activity.query({ language }), ...fresh })
}

const liveKeys = [api.adminOverview.queues.key(), api.adminOverview.activity.key()]

// Something happened at a business, or someone asks for us.
export function useLivePlatform() {
  const queries = useQueryClient()
  useEffect(() => {
    const refresh = () =>
      void Promise.all(liveKeys.map((queryKey) => queries.invalidateQueries({ queryKey })))
    const leave = [onLive('platform', refresh), onLive('user', refresh), onLive('ready', refresh)]
    return () => leave.forEach((each) => each())
  }, [queries])
}

// '19 h' in the reader's language, from a moment or from hours.
export function useAge() {
  const t = useText()
  const now = useNow()
  const said = (minutes: number) => {
    const { words, count } = ageOf(minutes)
    return t(words, { count })
  }
  return {
    since: (at: string) => said(minutesSince(at, now)),
    hours: (hours: number) => said(hours * 60),
  }
}
