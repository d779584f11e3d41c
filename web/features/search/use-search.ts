// The search of this page, kept in its address.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { api } from '#web/api.ts'
import { addressOf, readSearch, type Search } from './filters.ts'

// A chair that was free a minute ago may be taken.
const freshMs = 60_000

export const foundBy = (search: Search) => ({
  ...api.search.barbers.query(search),
  staleTime: freshMs,
})

export function useFound(search: Search) {
  return useQuery({ ...foundBy(search), placeholderData: keepPreviousData })
}

export function useSearch() {
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const search = useMemo(() => readSearch(params), [params])
  return {
    search,
    go(next: Search, options?: { replace?: boolean }) {
      void navigate(addressOf(pathname, next), { preventScrollReset: true, ...options })
    },
  }
}
