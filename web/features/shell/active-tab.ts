// Which tab of a dashboard is open: from the address, else from the navigation's state, else the one
// that this browser tab showed last.
import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router'

const key = 'dashboardActiveTab'

type Asked = { fromAddress: string | null; fromNavigation: unknown; saved: string | null }

export function chooseTab(names: readonly string[], { fromAddress, fromNavigation, saved }: Asked) {
  const wanted = fromAddress ?? fromNavigation ?? saved
  return names.find((name) => name === wanted) ?? 'overview'
}

export function useActiveTab(names: readonly string[]) {
  const [params] = useSearchParams()
  const { state }: { state: { activeTab?: unknown } | null } = useLocation()
  const active = chooseTab(names, {
    fromAddress: params.get('tab'),
    fromNavigation: state?.activeTab,
    saved: savedTab(),
  })
  useEffect(() => presetTab(active), [active])
  return active
}

// The tab the next dashboard opens with.
export function presetTab(name: string) {
  try {
    sessionStorage.setItem(key, name)
  } catch {
    // Storage may be closed to us; the address still says which tab is open.
  }
}

export function savedTab() {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

// For a dashboard's page: opening another of its tabs is no reason to ask the server again.
export function onlyNewPages({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  return currentUrl.pathname !== nextUrl.pathname
}

type Item = { to: string; tab?: string; opens?: string; isNew?: boolean }
type Place = { pathname: string; params: URLSearchParams; openTab: string }

// The index of the one item of a bar that is current, or -1. What lies over a tab, such as the search,
// comes before the tab.
export function currentItem(items: readonly Item[], { pathname, params, openTab }: Place) {
  const over = items.findIndex(({ opens }) => opens !== undefined && params.has(opens))
  if (over !== -1) return over
  return items.findIndex(
    ({ to, tab, opens, isNew }) =>
      opens === undefined && !isNew && pathname === to && (tab === undefined || tab === openTab),
  )
}
