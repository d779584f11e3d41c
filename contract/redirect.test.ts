import { describe, expect, test } from 'vitest'
import type { Role } from './access.ts'
import { afterLogin, safePath } from './redirect.ts'

const open = [
  '/',
  '/explore',
  '/explore?category=Fades&city=Houston',
  '/explore?q=100%25',
  '/explore?q=//evil.example',
  '/explore?next=https://evil.example',
  '/map#downtown',
  '/client/bookings',
  '/client/dashboard?tab=favorites',
  '/barber/0199b7a2-0000-7000-8000-000000000001',
  '/barber/0199b7a2-0000-7000-8000-000000000001?src=direct#services',
  '/barber-profile/12',
  '/settings?section=security',
  '/confirm-completion?token=abc.def',
  '/contact-support?type=suspended',
  '/employee/accept-invite?token=x%2Fy',
  '/author',
  '/authx/1',
  '/apiary',
  '/api-docs',
  '/help/auth',
  '/help/api',
  '/@evil.example',
  '/evil.example',
  '/javascript:alert(1)',
  '/ref/SAM10',
  '/a.b/c..d',
  '/caf%C3%A9',
  '/two%20words',
  '/explore?q=%2F%2Fevil.example',
]

const evil = [
  'evil.example',
  'evil.example/auth',
  'user@evil.example:443',
  '[::1]/x',
  '%65vil.example',
]

// Each is combined with each of the hosts above.
const prefixes = [
  '//',
  '///',
  '////',
  '/\\',
  '/\\/',
  '/\\\\',
  '\\/',
  '\\\\',
  '/\t/',
  '/\n/',
  '/\r\n/',
  '/\u0000/',
  '/\u200B/',
  '/\u2028/',
  '/%2F',
  '/%2f%2f',
  '/%5C',
  '/%5c/',
  '/%252F',
  '/%255C',
  '/.//',
  '/..//',
  '/x/..//',
  '/%2e%2e//',
  '/x//',
  'http://',
  'https://',
  'HTTPS:',
  'ftp://',
  ' //',
  '',
]

const refused = [
  null,
  '',
  ' ',
  '?mode=signup',
  '#here',
  '.',
  '..',
  'explore',
  './explore',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://here.invalid/1',
  'mailto:a@b.example',
  '/auth',
  '/auth/',
  '/auth?redirect=/auth',
  '/auth#x',
  '/AUTH',
  '/Auth?mode=signup',
  '/%61uth',
  '/%61%75%74%68',
  '/%2561uth',
  '/./auth',
  '/x/../auth',
  '/%2e/auth',
  '/x/%2e%2e/auth',
  '/x/.%2E/auth',
  '/x/%252e%252e/auth',
  '/auth/anything',
  '/api',
  '/api/auth/sign-out',
  '/API/auth/sign-out',
  '/%61pi/health',
  '/x/../api/health',
  '/%E0%A4%A',
  '/%',
  '/explore\\..\\auth',
  '/explore?q=\\',
  '/explore\u0007',
  '/explore%00',
  '/explore%0d%0aset-cookie:x',
  '/explore\u202E',
  `/${'a'.repeat(2000)}`,
]

const attacks = prefixes.flatMap((prefix) => evil.map((host) => prefix + host))

describe('safePath', () => {
  test('is tried with at least 200 cases', () => {
    expect(open.length + refused.length + attacks.length).toBeGreaterThanOrEqual(200)
  })

  test.each(open)('lets %j through unchanged', (path) => {
    expect(safePath(path)).toBe(path)
  })

  test.each([...refused, ...attacks])('refuses %j', (path) => {
    expect(safePath(path)).toBeNull()
  })

  test('writes a detour out straight', () => {
    expect(safePath('/x/../explore')).toBe('/explore')
    expect(safePath('/./map')).toBe('/map')
  })
})

const person = { isApprovedBarber: false, mustSetUpSecondFactor: false }
const approved = { ...person, isApprovedBarber: true }
const from = '/barber/7?src=direct'

type Case = [string, { user?: typeof person; activeRole: Role | null; redirect?: string }, string]

const arrivals: Case[] = [
  ['a client', { activeRole: 'client' }, '/client/dashboard'],
  ['a client on the way somewhere', { activeRole: 'client', redirect: from }, from],
  ['a client sent elsewhere', { activeRole: 'client', redirect: '//evil' }, '/client/dashboard'],
  ['a barber without approval', { activeRole: 'barber' }, '/barber/setup'],
  ['the same with a redirect', { activeRole: 'barber', redirect: from }, '/barber/setup'],
  ['an approved barber', { user: approved, activeRole: 'barber' }, '/barber/dashboard'],
  ['the same with a redirect', { user: approved, activeRole: 'barber', redirect: from }, from],
  ['an admin', { activeRole: 'admin', redirect: from }, '/admin/dashboard'],
  ['an employee', { activeRole: 'employee', redirect: from }, '/employee/dashboard'],
  ['nobody in particular', { activeRole: null, redirect: from }, '/'],
  [
    'an admin without a second factor',
    { user: { ...person, mustSetUpSecondFactor: true }, activeRole: 'admin' },
    '/settings?section=security',
  ],
]

test.each(arrivals)('after signing in: %s', (_, { user = person, activeRole, redirect }, goal) => {
  expect(afterLogin({ user, activeRole, redirect: redirect ?? null })).toBe(goal)
})
