import { expect, test } from 'vitest'
import { parseColor } from '#contract/theme.ts'
import { hexOf } from './hex.ts'

test.each(['#000000', '#ffffff', '#0b5a82', '#ff0000', '#7a1f3d', '#123456'])(
  '%s survives being written and read',
  (hex) => {
    expect(hexOf(parseColor(hex) ?? '')).toBe(hex)
  },
)
