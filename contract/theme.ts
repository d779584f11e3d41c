// An administrator's colors. Typed text never reaches a page: it is parsed into numbers, and the
// style sheet is built from those.

export type Theme = {
  colors?: Record<string, unknown> | null
  gradients?: Record<string, unknown> | null
}

export const neverOverridden = [
  'background',
  'foreground',
  'card',
  'card-foreground',
  'popover',
  'popover-foreground',
  'secondary',
  'secondary-foreground',
  'muted',
  'muted-foreground',
  'accent',
  'accent-foreground',
  'border',
  'input',
  'ring',
] as const

// Fills carry text and are used as text colors; drawings are stars and charts.
export const fills = ['primary', 'brand', 'destructive', 'success', 'warning'] as const
export const drawings = ['star', 'chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5'] as const
export const gradientNames = ['primary', 'hero', 'cta'] as const

// The backgrounds that colors are read on: background, card and accent of web/styles.css.
export const grounds = {
  light: ['40 33% 98%', '0 0% 100%', '198 45% 91%'],
  dark: ['222 32% 8%', '222 27% 11%', '200 42% 19%'],
}

const textContrast = 4.5
const drawingContrast = 3
const longestInput = 400

export function themeCss(theme: Theme) {
  const light = tokensIn(theme, 'light')
  const dark = declare(theme.colors, 'dark')
  return blockOf(':root', light) + blockOf('.dark', dark)
}

// 'H S% L%', or null for anything that is not a color.
export function parseColor(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > longestInput) return null
  const value = text.trim().toLowerCase()
  const hsl = readHex(value) ?? readFunction(value) ?? readHsl(value)
  return hsl && write(hsl)
}

// 'linear-gradient(135deg, #036 0%, hsl(200 50% 50%) 100%)' with 2 to 5 stops, or null.
export function parseGradient(text: unknown): string | null {
  const read = readGradient(text)
  if (!read) return null
  const stops = read.stops.map(({ color, at }) => `hsl(${color})${at === null ? '' : ` ${at}%`}`)
  return `linear-gradient(${[`${read.angle}deg`, ...stops].join(',')})`
}

export function contrast(one: string, other: string) {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

// Whether a color can be used for text as it is, without being darkened for the light theme.
export function isReadable(text: unknown) {
  return contrastOf(text) >= textContrast
}

// The same for stars and charts.
export function isVisible(text: unknown) {
  return contrastOf(text) >= drawingContrast
}

// The least contrast of a color with the backgrounds of the light theme; 0 for anything else.
export function contrastOf(text: unknown) {
  const color = parseColor(text)
  return color === null ? 0 : worst(color, grounds.light)
}

// The best contrast that a text can have everywhere on a gradient; 0 for anything else.
export function gradientContrast(text: unknown) {
  const colors = readGradient(text)?.stops.map(({ color }) => color) ?? []
  return colors.length === 0 ? 0 : worst(foregroundOn(colors), colors)
}

export function isReadableGradient(text: unknown) {
  return gradientContrast(text) >= textContrast
}

// What a theme sets in one mode: ['--primary:200 88% 28%', ...].
export function tokensIn({ colors, gradients }: Theme, mode: Mode) {
  return [...declare(colors, mode), ...declareGradients(gradients)]
}

type Hsl = [hue: number, saturation: number, lightness: number]
export type Mode = keyof typeof grounds

function declare(colors: Theme['colors'], mode: Mode) {
  const wanted = (name: string) => parseColor(ownValue(colors, name))
  return [
    ...fills.flatMap((name) => {
      const color = wanted(name)
      if (!color) return []
      const fill = readableOn(color, mode, textContrast)
      return [`--${name}:${fill}`, `--${name}-foreground:${foregroundOn([fill])}`]
    }),
    ...drawings.flatMap((name) => {
      const color = wanted(name)
      return color ? [`--${name}:${readableOn(color, mode, drawingContrast)}`] : []
    }),
  ]
}

// Also drops a gradient on which no text color is readable.
function declareGradients(gradients: Theme['gradients']) {
  return gradientNames.flatMap((name) => {
    const text = ownValue(gradients, name)
    const css = parseGradient(text)
    const colors = readGradient(text)?.stops.map(({ color }) => color) ?? []
    const foreground = foregroundOn(colors)
    if (!css || worst(foreground, colors) < textContrast) return []
    return [`--gradient-${name}:${css}`, `--gradient-${name}-foreground:${foreground}`]
  })
}

function ownValue(map: Record<string, unknown> | null | undefined, name: string) {
  return map && Object.hasOwn(map, name) ? map[name] : undefined
}

function blockOf(selector: string, declarations: string[]) {
  return declarations.length ? `${selector}{${declarations.join(';')}}` : ''
}

// White if it is readable, then ink; otherwise black or white, whichever reads better.
function foregroundOn(colors: string[]) {
  const ink = '222 39% 10%'
  const white = '0 0% 100%'
  if (worst(white, colors) >= textContrast) return white
  if (worst(ink, colors) >= textContrast) return ink
  return worst('0 0% 0%', colors) > worst(white, colors) ? '0 0% 0%' : white
}

// The nearest lightness that is readable on every background of the theme.
function readableOn(color: string, mode: Mode, least: number) {
  const [hue, saturation, start] = numbersOf(color)
  const [step, end] = mode === 'light' ? [-1, 0] : [1, 100]
  let lightness = start
  let answer = color
  while (worst(answer, grounds[mode]) < least && lightness !== end) {
    lightness = Math.min(100, Math.max(0, lightness + step))
    answer = write([hue, saturation, lightness])
  }
  return answer
}

function worst(color: string, others: string[]) {
  return Math.min(...others.map((other) => contrast(color, other)))
}

function readHex(text: string): Hsl | null {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(text)?.[1]
  if (!digits) return null
  const pairs = digits.length === 3 ? [...digits].map((digit) => digit + digit) : null
  const [red, green, blue] = pairs ?? [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)]
  return hslOf([red, green, blue].map((pair) => Number.parseInt(pair ?? '', 16) / 255))
}

function readFunction(text: string): Hsl | null {
  const [, name, inside] = /^(rgb|hsl)a?\(([^()]*)\)$/.exec(text) ?? []
  if (inside === undefined) return null
  return name === 'hsl' ? readHsl(inside) : readRgb(inside)
}

function readHsl(text: string): Hsl | null {
  const [hue, saturation, lightness] = partsOf(text) ?? []
  const read = [
    numberIn(hue?.replace(/deg$/, ''), -3600, 3600),
    percentIn(saturation),
    percentIn(lightness),
  ]
  return isFull(read) ? [(read[0] + 3600) % 360, read[1], read[2]] : null
}

function readRgb(text: string): Hsl | null {
  const parts = partsOf(text) ?? []
  const shares = parts.every((part) => part.endsWith('%'))
    ? parts.map((part) => (percentIn(part) ?? Number.NaN) / 100)
    : parts.map((part) => (numberIn(part, 0, 255) ?? Number.NaN) / 255)
  return shares.length === 3 && shares.every(Number.isFinite) ? hslOf(shares) : null
}

// The three channels of 'a b c', 'a, b, c', 'a b c / alpha' or 'a, b, c, alpha'.
function partsOf(text: string) {
  const hasCommas = text.includes(',')
  const [channels = '', ...behind] = hasCommas ? [text] : text.split('/')
  const parts = channels.trim().split(hasCommas ? /\s*,\s*/ : /\s+/)
  const alphas = hasCommas ? parts.splice(3) : behind.map((part) => part.trim())
  if (alphas.length > 1 || alphas.some((alpha) => alphaIn(alpha) === null)) return null
  return parts.length === 3 ? parts : null
}

function alphaIn(text: string | undefined) {
  return percentIn(text) ?? numberIn(text, 0, 1)
}

function percentIn(text: string | undefined) {
  return text?.endsWith('%') ? numberIn(text.slice(0, -1), 0, 100) : null
}

function numberIn(text: string | undefined, least: number, most: number) {
  if (!text || !/^[+-]?(?:\d{1,4}(?:\.\d{1,12})?|\.\d{1,12})$/.test(text)) return null
  const number = Number(text)
  return number >= least && number <= most ? number : null
}

function isFull(read: (number | null)[]): read is [number, number, number] {
  return read.every((part) => part !== null)
}

function readGradient(text: unknown) {
  if (typeof text !== 'string' || text.length > longestInput) return null
  const inside = /^linear-gradient\((.*)\)$/.exec(text.trim().toLowerCase())?.[1]
  const [first = '', ...rest] = inside?.split(/,(?![^()]*\))/).map((part) => part.trim()) ?? []
  const angle = first.endsWith('deg') ? numberIn(first.slice(0, -3), -360, 360) : null
  const stops = rest.map(readStop).filter((stop) => stop !== null)
  if (angle === null || stops.length !== rest.length) return null
  return stops.length >= 2 && stops.length <= 5 ? { angle: rounded(angle), stops } : null
}

function readStop(text: string) {
  const whole = parseColor(text)
  if (whole) return { color: whole, at: null }
  const [, before = '', last] = /^(.*\S)\s+(\S+)$/.exec(text) ?? []
  const color = parseColor(before)
  const at = percentIn(last)
  return color && at !== null ? { color, at: rounded(at) } : null
}

function write([hue, saturation, lightness]: Hsl) {
  return `${rounded(hue) % 360} ${rounded(saturation)}% ${rounded(lightness)}%`
}

function rounded(number: number) {
  return Math.round(number * 10) / 10
}

function numbersOf(color: string): Hsl {
  const [hue = 0, saturation = 0, lightness = 0] = color.split(' ').map(Number.parseFloat)
  return [hue, saturation, lightness]
}

function hslOf(rgb: number[]): Hsl {
  const [red = 0, green = 0, blue = 0] = rgb
  const most = Math.max(red, green, blue)
  const least = Math.min(red, green, blue)
  const spread = most - least
  const lightness = (most + least) / 2
  if (spread === 0) return [0, 0, lightness * 100]

  const saturation = spread / (1 - Math.abs(2 * lightness - 1))
  const sixth =
    most === red
      ? (green - blue) / spread
      : most === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4
  return [(sixth * 60 + 360) % 360, saturation * 100, lightness * 100]
}

// Relative luminance as WCAG 2 defines it.
function luminance(color: string) {
  const [hue, saturation, lightness] = numbersOf(color)
  const light = lightness / 100
  const reach = (saturation / 100) * Math.min(light, 1 - light)
  const channel = (offset: number) => {
    const turn = (offset + hue / 30) % 12
    const value = light - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1))
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(0) + 0.7152 * channel(8) + 0.0722 * channel(4)
}
