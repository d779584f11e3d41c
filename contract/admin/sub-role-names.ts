import type { Text } from '#contract/language.ts'
import type { SubRole } from '#contract/permissions.ts'

export const subRoleNames: Record<SubRole, Text> = {
  owner: { en: 'Owner', es: 'Propietario' },
  operations: { en: 'Operations', es: 'Operaciones' },
  support: { en: 'Support', es: 'Soporte' },
  finance: { en: 'Finance', es: 'Finanzas' },
  content: { en: 'Content', es: 'Contenido' },
  analyst: { en: 'Analyst', es: 'Analista' },
}
