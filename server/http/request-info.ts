// What a call may know of its HTTP request, and the cookies it may set.
import type { FastifyRequest } from 'fastify'
import { isLanguage, languageOf, type Language } from '#contract/language.ts'

export type RequestInfo = {
  // The client's network, the key of limits: an IPv4 address, or the /64 of an IPv6 one.
  network: string
  userAgent: string
  language: Language
  sessionToken: string | null
  // A random id of this browser, which distinguishes an account's known devices from others.
  deviceToken: string | null
  // Signed marks of how this browser came to which barbers (server/features/sources/marks.ts).
  marks: string | null
  setSession: (token: string | null) => void
  setDevice: (token: string) => void
  setMarks: (token: string) => void
}

const deviceMark = /^[\w-]{22}(?=\.)/

// The browser's device id, or null when it has none yet.
export function deviceOf({ deviceToken }: Pick<RequestInfo, 'deviceToken'>) {
  return deviceToken?.match(deviceMark)?.[0] ?? null
}

// For page loaders and jobs, which have no request.
export const noRequest: RequestInfo = {
  network: '',
  userAgent: '',
  language: 'en',
  sessionToken: null,
  deviceToken: null,
  marks: null,
  setSession: () => {},
  setDevice: () => {},
  setMarks: () => {},
}

export function cookiesOf(request: FastifyRequest): Map<string, string> {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => {
    const at = pair.indexOf('=')
    return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()] as const
  })
  return new Map(pairs)
}

export function queryOf({ query }: FastifyRequest): Record<string, unknown> {
  return typeof query === 'object' ? { ...query } : {}
}

export function languageOfRequest(request: FastifyRequest): Language {
  const { lang } = queryOf(request)
  if (isLanguage(lang)) return lang
  const cookie = cookiesOf(request).get('lang')
  return isLanguage(cookie) ? cookie : languageOf(request.headers['accept-language'])
}

// The owner of one IPv6 address usually has the whole /64, so it counts as one network. Fastify
// finds no address when the client has left; those count as one network too.
export function networkOf(address: string | undefined): string {
  if (!address?.includes(':')) return address ?? 'gone'
  const v4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (v4?.[1]) return v4[1]
  const [withoutZone = ''] = address.split('%')
  const [head = '', tail] = withoutZone.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right]
  return groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')
}
