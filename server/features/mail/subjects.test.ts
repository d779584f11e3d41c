// Names saved before web addresses were refused still appear in mails.
import { expect, test } from 'vitest'
import { languages } from '#contract/language.ts'
import { hasWebAddress } from '#contract/web-address.ts'
import { letterOf, type MailData } from './kinds.ts'
import { drawLetter } from './layout.ts'

const evil = 'Prize http://evil.example\r\nBcc: x\u202e at evil.com'
const title = { en: evil, es: evil }
const when = 'Monday at 3:00 PM'

const letters = {
  'team-invitation': { shop: evil, inviter: evil, title: evil, token: 't' },
  notice: { name: evil, title, message: '', params: { name: evil }, path: '/' },
  'unread-messages': { name: evil, lines: [], hasMore: false, when: null, path: '/' },
  'waitlist-offer': { shop: evil, services: evil, when, keptMinutes: 15, path: '/' },
  'find-my-booking': { bookingNumber: evil, shop: evil, when, path: '/' },
  'license-expiring': { name: evil, shop: evil, day: evil },
  'barber-signup-notice': { name: evil, email: 'a@example.com' },
  inquiry: { name: evil, email: 'a@example.com', phone: '', message: '' },
} satisfies Partial<MailData>

test.each(Object.keys(letters) as (keyof typeof letters)[])(
  '%s carries no address and no control character in its subject',
  (kind) => {
    for (const language of languages) {
      const { subject } = drawLetter(letterOf(kind, letters[kind]), language, 'https://kempt.test')
      expect(hasWebAddress(subject)).toBe(false)
      expect(subject).not.toMatch(/[\p{Cc}\u202e]/u)
    }
  },
)

test('an invitation to a stranger carries no address of the inviter anywhere', () => {
  const letter = letterOf('team-invitation', letters['team-invitation'])
  const { text, html } = drawLetter(letter, 'en', 'https://kempt.test')
  for (const body of [text, html]) expect(body).not.toContain('evil.')
})
