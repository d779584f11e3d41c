// The theme as an administrator enters it. An empty color is the built-in one. Colors that cannot be
// read are refused here, so by the form and by the server.
import * as z from 'zod'
import { orEmpty } from '#contract/fields.ts'
import {
  isReadable,
  isReadableGradient,
  isVisible,
  parseColor,
  parseGradient,
} from '#contract/theme.ts'

const typed = z.string().trim().max(400, 'Text must be less than 400 characters')

const solid = typed.refine(isSolid, {
  error: 'This color is see-through. Enter a solid one.',
  abort: true,
})
const color = solid.refine((text) => parseColor(text) !== null, {
  error: 'Enter a color, such as #0b5a82 or hsl(200 88% 28%)',
  abort: true,
})
const fill = orEmpty(
  color.refine(isReadable, 'Too light to be read on our backgrounds. Choose a darker color.'),
)
const drawing = orEmpty(
  color.refine(isVisible, 'Too light to be seen on our backgrounds. Choose a darker color.'),
)
const gradient = orEmpty(
  typed
    .refine(isSolid, {
      error: 'A color of this gradient is see-through. Enter solid ones.',
      abort: true,
    })
    .refine((text) => parseGradient(text) !== null, {
      error: 'Enter a gradient, such as linear-gradient(135deg, #101828, #134a68)',
      abort: true,
    })
    .refine(isReadableGradient, 'No text can be read on this. Bring the colors closer together.'),
)

const seeThrough = /\btransparent\b|#(?:[\da-f]{3}(?!f)[\da-f]|[\da-f]{6}(?!ff)[\da-f]{2})\b/i
// 'rgb(0 0 0 / 50%)' and 'rgba(0, 0, 0, 0.5)'.
const alphas = [/\/\s*([\d.]+%?)/g, /(?:^|\()[^,()]+,[^,()]+,[^,()]+,\s*([\d.]+%?)\s*(?=\)|$)/g]

// Colors are stored without their transparency, so one that has any would become another color.
function isSolid(text: string) {
  const found = alphas.flatMap((pattern) => [...text.matchAll(pattern)].map(([, alpha]) => alpha))
  return !seeThrough.test(text) && found.every((alpha = '') => shareOf(alpha) >= 1)
}

function shareOf(alpha: string) {
  return alpha.endsWith('%') ? Number.parseFloat(alpha) / 100 : Number.parseFloat(alpha)
}

export const themeForm = z.object({
  colors: z.object({
    primary: fill,
    brand: fill,
    destructive: fill,
    success: fill,
    warning: fill,
    star: drawing,
    'chart-1': drawing,
    'chart-2': drawing,
    'chart-3': drawing,
    'chart-4': drawing,
    'chart-5': drawing,
  }),
  gradients: z.object({ primary: gradient, hero: gradient, cta: gradient }),
})
export type ThemeForm = z.output<typeof themeForm>

// A stored theme may be older than these rules.
const texts = <Name extends string>(names: readonly Name[]) => z.record(z.enum(names), z.string())
export const storedTheme = z.object({
  colors: texts([
    'primary',
    'brand',
    'destructive',
    'success',
    'warning',
    'star',
    'chart-1',
    'chart-2',
    'chart-3',
    'chart-4',
    'chart-5',
  ]),
  gradients: texts(['primary', 'hero', 'cta']),
})
