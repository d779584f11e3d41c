import * as z from 'zod'
import { defaultWelcomeBonusDollars } from '#contract/limits.ts'
import { defaultSettings } from '#contract/marketplace/settings.ts'
import { themeCss } from '#contract/theme.ts'
import type { Db } from '#server/database/db.ts'
import { findActiveTheme, findCity, findSettings } from './queries.ts'

const { mapTiles: _, city: usualCity, ...defaults } = defaultSettings

// Without a row, the specification's defaults.
export async function readSettings(db: Db) {
  const row = await findSettings(db)
  return row ?? { ...defaults, refereeWelcomeBonusCents: defaultWelcomeBonusDollars * 100 }
}

// With the place of the default city. One that is not on the list is near the first that is.
export async function readPublicSettings(db: Db) {
  const settings = await readSettings(db)
  return { ...settings, city: (await findCity(db, settings.cityDefault)) ?? usualCity }
}

const colorMap = z.record(z.string(), z.string()).catch({})

export async function readThemeCss(db: Db) {
  const theme = await findActiveTheme(db)
  const colors = colorMap.parse(theme?.colors)
  const gradients = colorMap.parse(theme?.gradients)
  return { css: themeCss({ colors, gradients }) }
}
