import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  contrast,
  drawings,
  fills,
  gradientNames,
  grounds,
  isReadable,
  neverOverridden,
  parseColor,
  parseGradient,
  themeCss,
} from './theme.ts'

const hostile = [
  'red',
  'url(https://evil.test/x)',
  'hsl(1 2% 3%);background:url(//evil.test)',
  '0 0% 0%}body{display:none',
  '0 0% 0%</style><script>alert(1)</script>',
  '#fff;}*{color:red',
  'rgb(1,2,3) url(x)',
  'expression(alert(1))',
  'var(--x)',
  'calc(1) 2% 3%',
  '1e9 2% 3%',
  '200 88% 28%\u0000',
  '200/**/88% 28%',
  'hsl(200 88% 28%',
  'hsl((200 88% 28%))',
  '__proto__',
  '',
]

test.each([
  ['200 88% 28%', '200 88% 28%'],
  ['  222.2 47.4% 11.2%  ', '222.2 47.4% 11.2%'],
  ['200, 88%, 28%', '200 88% 28%'],
  ['200deg 88% 28% / 0.5', '200 88% 28%'],
  ['#f00', '0 100% 50%'],
  ['#0B5A82', '200.2 84.4% 27.6%'],
  ['rgb(255, 0, 0)', '0 100% 50%'],
  ['rgb(0 128 0)', '120 100% 25.1%'],
  ['rgb(100%, 0%, 0%)', '0 100% 50%'],
  ['rgba(0, 0, 255, 0.4)', '240 100% 50%'],
  ['rgb(0 0 255 / 40%)', '240 100% 50%'],
  ['hsl(200, 88%, 28%)', '200 88% 28%'],
  ['hsl(200 88% 28%)', '200 88% 28%'],
  ['HSLA(-160, 88%, 28%, 1)', '200 88% 28%'],
  ['hsl(360 0% 0%)', '0 0% 0%'],
])('%s is read as %s', (text, expected) => {
  expect(parseColor(text)).toBe(expected)
})

test.each([
  ...hostile,
  '#ffff',
  '#ff00ff00',
  '#ggg',
  'ff0000',
  '200 88 28',
  '200 188% 28%',
  'rgb(256, 0, 0)',
  'rgb(1, 2)',
  'rgb(1, 2, 3, 4, 5)',
  'rgb(1 2 3 / 2)',
  'rgb(10%, 2, 3)',
  'hsl(200, 88%, 28%, x)',
  'hsl(200 88% 28% 1)',
  'hsl(200, 88% / 28%)',
  '200/88% 28% 0.5',
])('%j is not a colour', (text) => {
  expect(parseColor(text)).toBeNull()
})

test('what is too long is not even read', () => {
  expect(parseColor(`#fff${' '.repeat(5000)}`)).toBeNull()
  expect(parseGradient(`linear-gradient(1deg,${'#fff,'.repeat(5000)}#fff)`)).toBeNull()
})

test('what is not text is not a colour', () => {
  for (const thing of [null, undefined, 7, {}, ['#fff'], { toString: () => '#fff' }])
    expect(parseColor(thing)).toBeNull()
})

test('a colour survives being read again', () => {
  const channel = fc.integer({ min: 0, max: 255 })
  fc.assert(
    fc.property(channel, channel, channel, (red, green, blue) => {
      const once = parseColor(`rgb(${red}, ${green}, ${blue})`)
      expect(once).toMatch(/^\d{1,3}(\.\d)? \d{1,3}(\.\d)?% \d{1,3}(\.\d)?%$/)
      expect(parseColor(once)).toBe(once)
    }),
  )
})

test.each([
  [
    'linear-gradient(135deg, #f00, rgb(0, 0, 255))',
    'linear-gradient(135deg,hsl(0 100% 50%),hsl(240 100% 50%))',
  ],
  [
    'linear-gradient(-90.25deg, 200 88% 28% 10%, hsl(200 50% 50% / 0.5) 60.5%, #fff 100%)',
    'linear-gradient(-90.2deg,hsl(200 88% 28%) 10%,hsl(200 50% 50%) 60.5%,hsl(0 0% 100%) 100%)',
  ],
])('the gradient %s is written anew', (text, expected) => {
  expect(parseGradient(text)).toBe(expected)
})

test.each([
  ...hostile,
  'linear-gradient(135deg, #f00)',
  'linear-gradient(135deg, #f00, #f00, #f00, #f00, #f00, #f00)',
  'linear-gradient(#f00, #00f)',
  'linear-gradient(9999deg, #f00, #00f)',
  'linear-gradient(90deg, #f00 120%, #00f)',
  'linear-gradient(90deg, #f00, url(https://evil.test))',
  'linear-gradient(90deg, #f00, #00f), url(x)',
  'linear-gradient(90deg, #f00, #00f)}body{}',
  'radial-gradient(#f00, #00f)',
])('%j is not a gradient', (text) => {
  expect(parseGradient(text)).toBeNull()
})

test('the neutral colours are never overridden, and unknown names are dropped', () => {
  const names = [...neverOverridden, 'primary-foreground', 'radius', '__proto__', 'x;}body{']
  const colors = Object.fromEntries(names.map((name) => [name, '#f00']))
  expect(themeCss({ colors, gradients: { body: 'linear-gradient(1deg,#000,#000)' } })).toBe('')
})

test('a primary colour brings its own foreground, in both themes', () => {
  expect(themeCss({ colors: { primary: '#0b5a82' } })).toBe(
    ':root{--primary:200.2 84.4% 27.6%;--primary-foreground:0 0% 100%}' +
      '.dark{--primary:200.2 84.4% 51.6%;--primary-foreground:222 39% 10%}',
  )
})

test('no colour an administrator can choose becomes unreadable', () => {
  const channel = fc.integer({ min: 0, max: 255 })
  fc.assert(
    fc.property(channel, channel, channel, (red, green, blue) => {
      const color = `rgb(${red} ${green} ${blue})`
      const css = themeCss({ colors: { primary: color, star: color } })
      for (const mode of ['light', 'dark'] as const) {
        const block = css.split('.dark')[mode === 'light' ? 0 : 1] ?? ''
        const token = (name: string) => new RegExp(`--${name}:([^;}]+)`).exec(block)?.[1] ?? ''
        expect(contrast(token('primary'), token('primary-foreground'))).toBeGreaterThanOrEqual(4.5)
        for (const ground of grounds[mode]) {
          expect(contrast(token('primary'), ground)).toBeGreaterThanOrEqual(4.5)
          expect(contrast(token('star'), ground)).toBeGreaterThanOrEqual(3)
        }
      }
    }),
    // Black begins where the light theme ends, white where the dark one does.
    {
      numRuns: 300,
      examples: [
        [0, 0, 0],
        [255, 255, 255],
      ],
    },
  )
})

test('a gradient brings a foreground, and is dropped when none can be read on it', () => {
  expect(themeCss({ gradients: { cta: 'linear-gradient(90deg, #001, #013)' } })).toBe(
    ':root{--gradient-cta:linear-gradient(90deg,hsl(240 100% 3.3%),hsl(220 100% 10%));' +
      '--gradient-cta-foreground:0 0% 100%}',
  )
  expect(themeCss({ gradients: { cta: 'linear-gradient(90deg, #000, #fff)' } })).toBe('')
})

test('whatever is stored, only numbers of ours come out', () => {
  const number = String.raw`-?\d{1,3}(\.\d)?`
  const color = `${number} ${number}% ${number}%`
  const gradient = String.raw`linear-gradient\(${number}deg(,hsl\(${color}\)( ${number}%)?){2,5}\)`
  const block = String.raw`\{(--[a-z0-9-]+:(${color}|${gradient});?)+\}`
  const strict = new RegExp(`^(:root${block})?(.dark${block})?$`)

  const part = fc.constantFrom(
    ...hostile,
    '#fff',
    'rgb(1,2,3)',
    'linear-gradient(',
    '90deg',
    ',',
    ' 50%',
    ')',
    '}',
  )
  const text = fc.oneof(
    fc.string(),
    fc.array(part, { maxLength: 8 }).map((parts) => parts.join('')),
  )
  const name = fc.constantFrom(...fills, ...drawings, ...gradientNames, ...neverOverridden)
  const map = fc.dictionary(name, fc.oneof(text, fc.anything()))
  fc.assert(
    fc.property(map, map, (colors, gradients) => {
      expect(themeCss({ colors, gradients })).toMatch(strict)
    }),
    { numRuns: 1000 },
  )
})

test('contrast is what WCAG says', () => {
  expect(contrast('0 0% 0%', '0 0% 100%')).toBeCloseTo(21)
  expect(contrast('0 0% 100%', '0 0% 46.7%')).toBeCloseTo(4.48, 1)
  expect(isReadable('#0b5a82')).toBe(true)
  expect(isReadable('#ffd500')).toBe(false)
  expect(isReadable('nonsense')).toBe(false)
})
