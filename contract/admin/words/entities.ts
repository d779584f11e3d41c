import type { Text } from '#contract/language.ts'
import { spaced } from './spaced.ts'

// Tables, as people call what is in them.
export const entityNames: Record<string, Text> = {
  admin_grants: { en: 'Administrator roles', es: 'Roles de administradores' },
  admin_invitations: { en: 'Administrator invitations', es: 'Invitaciones de administradores' },
  badge_thresholds: { en: 'Badge rules', es: 'Reglas de insignias' },
  barber_badges: { en: 'Badges', es: 'Insignias' },
  barber_profiles: { en: 'Barbers', es: 'Barberos' },
  bookings: { en: 'Bookings', es: 'Citas' },
  bulk_runs: { en: 'Bulk actions', es: 'Acciones en lote' },
  cities: { en: 'Cities', es: 'Ciudades' },
  commission_claims: { en: 'Commission claims', es: 'Reclamos de comisión' },
  commission_rules: { en: 'Commission rules', es: 'Reglas de comisión' },
  employee_invitations: { en: 'Invitations to teams', es: 'Invitaciones a equipos' },
  employee_payments: { en: 'Payments to teams', es: 'Pagos a equipos' },
  employees: { en: 'Team members', es: 'Miembros de equipos' },
  feature_flags: { en: 'Features', es: 'Funciones' },
  health: { en: 'System health', es: 'Estado del sistema' },
  list: { en: 'Lists', es: 'Listas' },
  no_show_appeals: { en: 'Appeals', es: 'Apelaciones' },
  problem_reports: { en: 'Reports', es: 'Reportes' },
  profile: { en: 'People', es: 'Personas' },
  promotions: { en: 'Kempt offers', es: 'Ofertas de Kempt' },
  referrals: { en: 'Referrals', es: 'Referidos' },
  reliability_notices: { en: 'Reliability', es: 'Fiabilidad' },
  saved_views: { en: 'Saved views', es: 'Vistas guardadas' },
  refund_log: { en: 'Refunds', es: 'Reembolsos' },
  settings: { en: 'Settings', es: 'Ajustes' },
  user_roles: { en: 'Roles', es: 'Roles' },
}

export function nameOfEntity(entity: string): Text {
  return entityNames[entity] ?? spaced(entity)
}
