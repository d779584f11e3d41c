// The last searches with words, kept in this browser only.
const key = 'kempt-recent-searches'
const most = 4

export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string').slice(0, most) : []
  } catch {
    return []
  }
}

export function rememberSearch(q: string) {
  const words = q.trim()
  if (words === '') return
  try {
    const others = recentSearches().filter((each) => each !== words)
    localStorage.setItem(key, JSON.stringify([words, ...others].slice(0, most)))
  } catch {
    // A browser may keep nothing.
  }
}
