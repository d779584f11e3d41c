import { useLocation } from 'react-router'

// The address of this page with some of its query changed: link({ page: '2', sort: null }).
// Any change resets `page`, unless the change is to `page` itself.
export function useSearchLink() {
  const { pathname, search } = useLocation()
  return (changes: Record<string, string | null>) => {
    const params = new URLSearchParams(search)
    params.delete('page')
    for (const [name, value] of Object.entries(changes)) {
      if (value === null || value === '') params.delete(name)
      else params.set(name, value)
    }
    return params.size ? `${pathname}?${params}` : pathname
  }
}
