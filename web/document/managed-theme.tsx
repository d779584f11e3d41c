import { useQuery } from '@tanstack/react-query'
import { api } from '#web/api.ts'
import { useLoggedFailure } from '#web/logged-failure.ts'

// The administrators' colors, over the built-in ones. The server makes the CSS from parsed numbers.
export function ManagedTheme() {
  const { data, error } = useQuery(api.settings.theme.query())
  useLoggedFailure('Failed to fetch theme settings', error)
  return data?.css ? <style id="managed-theme">{data.css}</style> : null
}
