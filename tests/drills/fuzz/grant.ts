// Turns a draft into a real request, with ids and values from the city.
import { namesIn } from '#contract/call.ts'
import type { Member } from './crew.ts'
import type { Known } from './known.ts'
import { encode, type Draft } from './requests.ts'
import { isWish, type Wish } from './values.ts'

export type Sent = {
  title: string
  method: string
  path: string
  headers: Record<string, string>
  body?: string | Buffer | undefined
}

const dayMs = 86_400_000
const password = 'kempt-demo-2026'
const others = [
  'client@kempt.example',
  'barber@kempt.example',
  'nobody@kempt.example',
  'new@example.com',
]

export function grant(draft: Draft, member: Member, known: Known): Sent {
  const input = fitted(granted(draft.input, member, known), known)
  const { title, method, headers, more } = draft
  const named = new Set(namesIn(draft.path))
  const fields = Object.entries(typeof input === 'object' && input !== null ? input : {})
  const given = Object.fromEntries(fields) as Record<string, unknown>
  const path = draft.path.replace(/:(\w+)/g, (_, name: string) => encode(plain(given[name] ?? 'x')))
  const rest = fields.filter(([name, value]) => !named.has(name) && value !== undefined)
  const isInQuery = method === 'GET' || method === 'HEAD' || draft.body instanceof Buffer
  const query = isInQuery
    ? rest.map(([name, value]) => `${encode(name)}=${encode(plain(value))}`)
    : []
  const search = [...query, more].filter(Boolean).join('&')
  const body = draft.body ?? (isInQuery ? undefined : jsonOf(input, rest))
  return {
    title,
    method,
    path: search ? `${path}${path.includes('?') ? '&' : '?'}${search}` : path,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    body,
  }
}

function jsonOf(input: unknown, rest: [string, unknown][]) {
  if (input === undefined) return undefined
  return JSON.stringify(Object.fromEntries(rest))
}

// Query parameters and path segments are text.
function plain(value: unknown): string {
  if (Array.isArray(value)) return value.map(plain).join(',')
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)
}

function granted(value: unknown, member: Member, known: Known): unknown {
  if (isWish(value)) return real(value, member, known)
  if (Array.isArray(value)) return value.map((each) => granted(each, member, known))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, each]) => [key, granted(each, member, known)])
  return Object.fromEntries(entries) as unknown
}

function real({ wish, n }: Wish, member: Member, known: Known): unknown {
  const pick = (list: readonly string[] | undefined) => list?.[Math.floor(n / 10) % list.length]
  if (wish === 'place') return (member.asker === 'employee') === n % 10 < 9 ? 'employee' : 'barber'
  if (wish === 'password') return n % 10 < 2 ? password : n % 10 < 8 ? `secret-${n}-word` : 'x'
  if (wish === 'email') return n % 3 === 0 ? member.email || others[1] : pick(others)
  if (wish === 'day')
    return new Date(Date.now() + ((n % 60) - 20) * dayMs).toISOString().slice(0, 10)
  if (wish === 'version') return { wish, n }
  if (wish === 'start') return pick([...known.starts.values()].flat()) ?? soon(n)
  if (wish.startsWith('word:')) return pick(known.words.get(wish.slice(5))) ?? String(100_000 + n)
  const own = known.own.get(member.id)?.get(wish)
  if (n % 10 < 6 && own) return pick(own)
  if (n % 10 < 9) return pick(known.all.get(wish)) ?? nobody
  return nobody
}

const nobody = '11111111-1111-4111-8111-111111111111'
const soon = (n: number) => {
  const hour = Math.ceil(Date.now() / 3_600_000) + (n % 200)
  return new Date(hour * 3_600_000).toISOString()
}

// Fills in services of the requested barber, an open slot there, and the latest known version.
function fitted(input: unknown, known: Known) {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input
  const made = input as Record<string, unknown>
  const page = typeof made.profileId === 'string' ? made.profileId : ''
  const services = known.services.get(page)
  if (services) {
    if (Array.isArray(made.serviceIds)) made.serviceIds = services.slice(0, made.serviceIds.length)
    if (Array.isArray(made.services)) made.services = services.slice(0, made.services.length)
    if ('professionalId' in made && page.charCodeAt(0) % 2) made.professionalId = null
  }
  const starts = known.starts.get(page)
  if (starts && 'startsAt' in made && isReal(made.startsAt))
    made.startsAt = starts[String(made.startsAt).charCodeAt(12) % starts.length]
  if (isWish(made.version)) {
    const seen = known.versions.get(plain(made.id)) ?? 1
    made.version = made.version.n % 5 === 0 ? seen + 1 : seen
  }
  if (made.professionalId === undefined && Array.isArray(made.services)) delete made.professionalId
  return made
}

const isReal = (value: unknown) => typeof value === 'string' && /^20(26|27)/.test(value)
