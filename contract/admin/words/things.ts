// What a row of the trail is about, and the line that says it: 'Suspended: Sunset Fades'.
import type { AuditRow } from '#contract/admin/audit.ts'
import type { Language, Text } from '#contract/language.ts'
import { nameOfAction } from './actions.ts'
import { flagTitles } from './flag-titles.ts'
import { sectionTitles } from './settings-fields.ts'
import { bulkActionNames, partNames } from './states.ts'

export const listNames: Record<string, Text> = {
  bookings: { en: 'Bookings', es: 'Citas' },
  'my-bookings': { en: 'My bookings', es: 'Mis citas' },
  appeals: { en: 'Appeals', es: 'Apelaciones' },
  'problem-reports': { en: 'Reports', es: 'Reportes' },
  'commission-claims': { en: 'Commission claims', es: 'Reclamos de comisión' },
  badges: { en: 'Badges', es: 'Insignias' },
  referrals: { en: 'Referrals', es: 'Referidos' },
  people: { en: 'People', es: 'Personas' },
  guests: { en: 'Guests', es: 'Invitados' },
  find: { en: 'Search', es: 'Búsqueda' },
  barbers: { en: 'Barbers', es: 'Barberos' },
  audit: { en: 'Activity', es: 'Actividad' },
  'platform-offers': { en: 'Kempt offers', es: 'Ofertas de Kempt' },
  refunds: { en: 'Refunds', es: 'Reembolsos' },
  'commission-rules': { en: 'Commission rules', es: 'Reglas de comisión' },
}

// Things that have a code and no name in the database.
const coded: Record<string, Record<string, Text>> = {
  feature_flags: flagTitles,
  health: partNames,
  list: listNames,
  settings: sectionTitles,
}

type Row = Pick<AuditRow, 'action' | 'entity' | 'entityId' | 'subject' | 'before' | 'after'>

export function thingOf(row: Row, language: Language): string | null {
  const { entity, entityId, subject, before, after } = row
  if (subject) return subject
  const known = coded[entity]?.[entityId]
  if (known) return known[language]
  const values = { ...before, ...after }
  const bulk: Record<string, Text> = bulkActionNames
  if (entity === 'bulk_runs') return bulk[String(values.what)]?.[language] ?? null
  const name = values.name ?? values.email
  return typeof name === 'string' ? name : null
}

export function lineOf(row: Row, language: Language) {
  const thing = thingOf(row, language)
  const action = nameOfAction(row.action)[language]
  return thing === null ? action : `${action}: ${thing}`
}
