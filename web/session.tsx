// Who is signed in, for the whole front end and across tabs. The credential is an httpOnly cookie
// nobody here can read; what is kept in local storage is a snapshot without secrets, so that a
// reload knows at once whom to greet.
import { useSyncExternalStore } from 'react'
import { roleCookie, roles, workingRole, type Role } from '#contract/access.ts'
import type { Session } from '#contract/accounts/auth.ts'
import { api } from './api.ts'
import { browserQueries } from './page-queries.ts'

export const sessionEvents = [
  'SIGNED_IN',
  'SIGNED_OUT',
  'TOKEN_REFRESHED',
  'USER_UPDATED',
  'PASSWORD_RECOVERY',
  'MFA_CHALLENGE_VERIFIED',
] as const
export type SessionEvent = (typeof sessionEvents)[number]

// `isChecked` once the server has been asked: a snapshot may open a page, but not close one.
export type SessionState =
  | { status: 'loading'; session: null; isChecked: boolean }
  | { status: 'signed-in'; session: Session; isChecked: boolean }
  | { status: 'signed-out'; session: null; isChecked: boolean }

type Listener = (event: SessionEvent, session: Session | null) => void

const snapshotKey = 'kempt-session'
const activeRoleKey = 'activeRole'
const refreshEveryMs = 60 * 60 * 1000

const loading: SessionState = { status: 'loading', session: null, isChecked: false }
let state: SessionState = loading
const watchers = new Set<() => void>()
const listeners = new Set<Listener>()
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(snapshotKey)

export function useSession(): SessionState {
  return useSyncExternalStore(
    watch,
    () => state,
    () => loading,
  )
}

export function currentSession() {
  return state.session
}

export function onSessionEvent(listener: Listener) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

// Once, when the browser has taken over the page.
export function startSession() {
  const saved = readSnapshot()
  if (saved) become(saved, false)
  channel?.addEventListener('message', hear)
  void checkSession()
  const timer = setInterval(() => void refreshSession(), refreshEveryMs)
  return () => {
    clearInterval(timer)
    channel?.removeEventListener('message', hear)
  }
}

// Asks the server who is signed in. A server that cannot be reached changes nothing.
export async function checkSession() {
  const before = state.session
  const found = await api.auth.session.send().catch(() => undefined)
  if (found === undefined) return become(state.session)
  if (found === null && before) return setSession(null, 'SIGNED_OUT')
  if (found && before?.user.id !== found.user.id) return setSession(found, 'SIGNED_IN')
  if (found && shownIn(found) !== shownIn(before)) return setSession(found, 'USER_UPDATED')
  become(found)
}

const shownIn = (session: Session | null) => JSON.stringify([session?.user, session?.viewing])

export function setSession(session: Session | null, event: SessionEvent) {
  // Nothing one person has loaded may be shown to the next.
  if (state.session?.user.id !== session?.user.id) browserQueries?.clear()
  become(session)
  tell(event)
  channel?.postMessage({ event, session })
}

// For what happens without a change of session.
export function raise(event: SessionEvent) {
  tell(event)
}

async function refreshSession() {
  if (state.session)
    await api.auth.refresh
      .send()
      .then((found) => setSession(found, 'TOKEN_REFRESHED'), checkSession)
}

// Who sees someone else's account is first themselves again.
export async function signOut() {
  if (state.session?.viewing) await api.impersonations.stop.send()
  await api.auth.signOut.send()
  setSession(null, 'SIGNED_OUT')
}

// Which of several roles this browser works in.
export function useActiveRole(): [Role, (role: Role) => void] {
  const { session } = useSession()
  const saved = useSyncExternalStore(watch, readActiveRole, () => null)
  const held = session?.user.roles ?? ['client']
  return [workingRole(held, saved), setActiveRole]
}

function setActiveRole(role: Role) {
  write(activeRoleKey, role)
  // For the guard of the server, which sends people to the dashboard of this role.
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${roleCookie}=${role}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`
  for (const watcher of watchers) watcher()
}

function readActiveRole(): Role | null {
  const saved = read(activeRoleKey)
  return roles.find((role) => role === saved) ?? null
}

function become(session: Session | null, isChecked = true) {
  state = session
    ? { status: 'signed-in', session, isChecked }
    : { status: 'signed-out', session, isChecked }
  write(snapshotKey, session && JSON.stringify(session))
  document.documentElement.toggleAttribute('data-signed-in', session !== null)
  for (const watcher of watchers) watcher()
}

function tell(event: SessionEvent) {
  for (const listener of listeners) listener(event, state.session)
}

// Another tab signed in or out.
function hear({ data }: MessageEvent<{ event: SessionEvent; session: Session | null }>) {
  if (state.session?.user.id !== data.session?.user.id) browserQueries?.clear()
  become(data.session)
  tell(data.event)
}

function readSnapshot(): Session | null {
  try {
    const saved: Session | null = JSON.parse(read(snapshotKey) ?? 'null')
    return saved && isCurrent(saved) ? saved : null
  } catch {
    return null
  }
}

// Not expired, and not saved by an earlier version.
function isCurrent(session: Session) {
  const isKnown = 'timeZones' in session.user && 'subRoles' in session.user
  return Date.parse(session.expiresAt) > Date.now() && isKnown && 'viewing' in session
}

function read(key: string) {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string | null) {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Storage may be closed to us; the session then lives in this tab alone.
  }
}

function watch(watcher: () => void) {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

export const sessionScript = `try{if(localStorage.getItem('${snapshotKey}'))document.documentElement.setAttribute('data-signed-in','')}catch(e){}`

// In the head, so that the buttons of a signed-out visitor never flash before a signed-in one.
export function SessionScript() {
  return import.meta.env.SSR ? <script dangerouslySetInnerHTML={{ __html: sessionScript }} /> : null
}
