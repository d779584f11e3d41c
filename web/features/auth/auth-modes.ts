import { useSearchParams } from 'react-router'

// What the address may ask for. 'signup' begins with the choice of a role; a second factor and the
// inbox to look into are steps of signing in and up, and have no address of their own.
export const authModes = [
  'signin',
  'signup',
  'forgot-password',
  'reset-password',
  'reactivate',
  'account-reactivation',
  'invited',
] as const
export type AuthMode = (typeof authModes)[number]

export function authModeOf(text: string | null): AuthMode {
  return authModes.find((mode) => mode === text) ?? 'signin'
}

// The address of another mode, still knowing where to go afterwards and who sent the visitor.
export function useAuthPath() {
  const [params] = useSearchParams()
  return (mode: AuthMode) => {
    const kept = new URLSearchParams()
    if (mode !== 'signin') kept.set('mode', mode)
    for (const name of ['redirect', 'ref']) {
      const value = params.get(name)
      if (value !== null) kept.set(name, value)
    }
    return kept.size > 0 ? `/auth?${kept}` : '/auth'
  }
}
