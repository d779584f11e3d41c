// The active theme as CSS.
import * as z from 'zod'
import { themeCss } from '#contract/theme.ts'
import type { Db } from '#server/database/db.ts'
import { findActiveTheme } from './queries.ts'

const colorMap = z.record(z.string(), z.string()).catch({})

export async function readThemeCss(db: Db) {
  const theme = await findActiveTheme(db)
  const colors = colorMap.parse(theme?.colors)
  const gradients = colorMap.parse(theme?.gradients)
  return { css: themeCss({ colors, gradients }) }
}
