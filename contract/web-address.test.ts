import { expect, test } from 'vitest'
import { personName } from './fields.ts'
import { shopName } from './business/listing.ts'
import { newService } from './business/services.ts'
import { newInvitation } from './business/team.ts'
import { hasWebAddress, withoutWebAddresses } from './web-address.ts'

const sentence = 'Please leave out web addresses'

const addresses = [
  'www.evil',
  'Win at http evil',
  'https://evil.example/x',
  'HTTP://EVIL',
  'Ana t.me/x',
  'example.com',
  'Fresh Cuts example.com.',
  'bit.ly/abc',
  'x.com',
  'ana@evil.xyz',
  'go to evil.barbershop now',
  'evil.com/login?x=1',
  'St.Evil/free',
  'evil。com',
  'ｅｖｉｌ．ｃｏｍ',
  'ev\u200bil.c\u200bom',
  'пример.рф',
  'evil.xn--p1ai',
  'mailto:ana',
  '203.0.113.7',
]
test.each(addresses)('%s is an address', (text) => {
  expect(hasWebAddress(text)).toBe(true)
  expect(hasWebAddress(withoutWebAddresses(text))).toBe(false)
})

const names = [
  'J.R. Smith',
  'J.R.Smith',
  'St. Mary',
  'St.Mary',
  'No.1 Cuts',
  'Cuts & Co.',
  'Dr.Fade',
  'Ph.D. Cuts',
  'L.A. Barbers',
  'U.S.A. Fades',
  'O’Brien Jr.',
  'Cut/Shave 24/7',
  'Fades... and more',
  'María José Núñez',
  'Httpson',
  'Level 4.5 Studio',
  '👨‍👩‍👧 Family Cuts',
]
test.each(names)('%s is a name', (text) => {
  expect(hasWebAddress(text)).toBe(false)
  expect(withoutWebAddresses(text)).toBe(text)
  expect(personName.safeParse(text).success).toBe(true)
})

test('only the address goes from a text that was saved before', () => {
  expect(withoutWebAddresses('Prize at evil.com for Ana')).toBe('Prize at ... for Ana')
})

test.each([
  ['a name', personName],
  ['a shop name', shopName],
  ['a service', newService.shape.name],
  ['a title', newInvitation.shape.title],
])('%s with an address is refused, with the reason', (_, field) => {
  const { error } = field.safeParse('Cuts at evil.com')
  expect(error?.issues.map(({ message }) => message)).toEqual([sentence])
})

test.each([
  '\u200b\u200b',
  'Ana\r\nBcc',
  'Ana\u0007',
  'Ana\u202Egpj',
  '--',
  // As another name, to the eye.
  'Ana\u200b Ruiz',
  'Ana\u200d Ruiz',
  '\u200cAna Ruiz',
  'A\u00adna Ruiz',
  'Ana\u2060 Ruiz',
  'Ana\ufeff Ruiz',
  'Ana\u200e Ruiz',
  'Ana Ruiz\u3164.',
  'Ana Ruiz\u{E0041}',
])('%j is no name that can be read', (text) => {
  for (const field of [personName, shopName])
    expect(field.safeParse(text).error?.issues[0]?.message).toBe('Please use letters or numbers')
})

// A non-joiner of Persian, joiners of Hindi and of an emoji.
const joined = ['می\u200cخواهم', 'क्\u200dष राम', 'Barber 👨\u200d👦']
test.each(['Ana Ruiz', '李小龍', 'Zoë O’Neil-Smith', 'Barber 2', 'علي', ...joined])(
  '%s is a name',
  (text) => {
    expect(personName.safeParse(text).success).toBe(true)
  },
)
