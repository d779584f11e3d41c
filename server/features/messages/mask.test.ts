import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mask } from './mask.ts'

test.each([
  '4242424242424242',
  '4242 4242 4242 4242',
  '5555-5555-5555-4444',
  '3782 822463 10005',
  '6011.1111.1111.1117',
  '2223003122003222',
  '４２４２ ４２４２ ４２４２ ４２４２',
  '4242 4242‐4242 4242',
])('the card %s keeps its last four digits', (card) => {
  const { body, found } = mask(`here you go ${card} thanks`)
  expect(found).toEqual(['card'])
  expect(body).toMatch(/^here you go •••• \d{4}.? thanks$/)
})

test.each([
  '(713) 555-0142',
  '+1 713 555 0142',
  '+52 1 55 1234 5678',
  '+5215512345678',
  'K-1024',
  'see you 11/15/2026 at 2:30',
  '4120 Main St, Houston 77006',
  'order 1234567890123',
  'code K-1024',
  'my zip code is 77006 zip',
  'the gate code is at 4120 Main St',
  '0000 0000 0000 0000',
  '$45 + $10 tip',
  'use code FADE20',
  'I paid 20 dollars with code',
  '1111111111111111',
])('%s stays', (text) => {
  expect(mask(text)).toEqual({ body: text, found: [] })
})

test.each([
  'my code is 482913',
  'Your verification code: 482 913',
  'el código es 482913',
  '482913 is the code',
  'cvv 123',
  'PIN 4821',
  '482913 es tu código de verificación',
])('the code in "%s" is hidden', (text) => {
  const { body, found } = mask(text)
  expect(found).toEqual(['code'])
  expect(body).not.toMatch(/\d/)
})

test('a card and a code in one message, each in its place', () => {
  expect(mask('4242 4242 4242 4242, cvv 123, at 4120 Main St')).toEqual({
    body: '•••• 4242, cvv ••••••, at 4120 Main St',
    found: ['card', 'code'],
  })
})

test('masking twice changes nothing more, and no text throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const once = mask(text)
      expect(mask(once.body).body).toBe(once.body)
    }),
    { numRuns: Number(process.env.RUNS ?? 500) },
  )
})

// A pattern that looks back and forth would take minutes for these.
test.each(['4', '4 ', 'code ', '1-', '123 code '])('a message full of "%s" is done', (piece) => {
  const text = piece.repeat(5000 / piece.length)
  expect(mask(text).body.length).toBeGreaterThan(0)
})
