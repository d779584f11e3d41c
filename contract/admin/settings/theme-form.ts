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

const color = typed.refine((text) => parseColor(text) !== null, {
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
    .refine((text) => parseGradient(text) !== null, {
      error: 'Enter a gradient, such as linear-gradient(135deg, #101828, #134a68)',
      abort: true,
    })
    .refine(isReadableGradient, 'No text can be read on this. Bring the colors closer together.'),
)

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
