// Where a user goes after signing in.
import { homeOf, type Role } from './access.ts'
import type { SessionUser } from './accounts/auth.ts'

type Arrival = {
  user: Pick<SessionUser, 'isApprovedBarber' | 'mustSetUpSecondFactor'>
  activeRole: Role | null
  redirect: string | null
}

export function afterLogin({ user, activeRole, redirect }: Arrival) {
  const wanted = safePath(redirect)
  if (user.mustSetUpSecondFactor) return '/settings?section=security'
  if (activeRole === null) return '/'
  if (activeRole === 'client') return wanted ?? homeOf.client
  if (activeRole === 'barber')
    return user.isApprovedBarber ? (wanted ?? homeOf.barber) : '/barber/setup'
  return homeOf[activeRole]
}

const here = 'https://here.invalid'
const maxLength = 2000
const closed = ['auth', 'api']

// A path of this site from untrusted input, or null. The result is normalized as a browser would
// resolve it.
export function safePath(path: string | null): string | null {
  if (path === null || path.length > maxLength || !startsHere(path) || hasTrick(path)) return null
  const url = resolve(path)
  const plain = url && decodeFully(url.pathname)
  if (!url || url.origin !== here || !plain) return null
  if (!startsHere(plain) || hasTrick(plain) || plain.includes('//')) return null

  const names = plain.toLowerCase().split('/')
  if (names.includes('..') || names.includes('.') || closed.includes(names[1] ?? '')) return null
  return url.pathname + url.search + url.hash
}

function startsHere(path: string) {
  return path.startsWith('/') && path[1] !== '/'
}

// Backslashes and invisible characters: controls, joiners, direction marks, line separators.
function hasTrick(text: string) {
  return /[\\\p{C}\p{Zl}\p{Zp}]/u.test(text)
}

function resolve(path: string) {
  return URL.canParse(path, here) ? new URL(path, here) : null
}

// Decodes repeatedly, because routers and servers each decode once.
function decodeFully(path: string): string | null {
  try {
    const decoded = decodeURIComponent(path)
    return decoded === path ? path : decodeFully(decoded)
  } catch {
    return null
  }
}
