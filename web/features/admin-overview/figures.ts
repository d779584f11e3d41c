// The numbers of the overview. Definitions that businesses also read are theirs.
import type { PlatformFigures } from '#contract/admin/overview.ts'
import type { Days } from '#contract/business/analytics.ts'
import type { Text } from '#contract/language.ts'
import type { Permission } from '#contract/permissions.ts'
import { figureDefinitions, figureNames } from '#web/texts/admin/overview.ts'
import { definitions } from '#web/texts/business/analytics.ts'
import { visitsPlace } from './places.ts'

export type Kind = 'count' | 'percent' | 'money'
export type Figure = {
  label: Text
  definition: Text
  kind: Kind
  of: (figures: PlatformFigures) => number | null
  isLessGood?: true
  // The rows that were counted.
  list?: { needs: Permission; at: (days: Days) => string }
}

export const figures: readonly Figure[] = [
  {
    label: figureNames.completed,
    definition: figureDefinitions.completed,
    kind: 'count',
    of: ({ completed }) => completed,
    list: { needs: 'bookings.read', at: visitsPlace },
  },
  {
    label: figureNames.activeBarbers,
    definition: figureDefinitions.activeBarbers,
    kind: 'count',
    of: ({ activeBarbers }) => activeBarbers,
  },
  {
    label: figureNames.activeClients,
    definition: figureDefinitions.activeClients,
    kind: 'count',
    of: ({ activeClients }) => activeClients,
  },
  {
    label: figureNames.fillPercent,
    definition: figureDefinitions.fillPercent,
    kind: 'percent',
    of: ({ fillPercent }) => fillPercent,
  },
  {
    label: figureNames.noShowPercent,
    definition: definitions.noShowPercent,
    kind: 'percent',
    of: ({ noShowPercent }) => noShowPercent,
    isLessGood: true,
  },
  {
    label: figureNames.cancelPercent,
    definition: figureDefinitions.cancelPercent,
    kind: 'percent',
    of: ({ cancelPercent }) => cancelPercent,
    isLessGood: true,
  },
]

export const moneyFigures: readonly Figure[] = [
  {
    label: figureNames.salesCents,
    definition: definitions.revenueCents,
    kind: 'money',
    of: ({ money }) => money?.salesCents ?? null,
  },
  {
    label: figureNames.takePercent,
    definition: figureDefinitions.takePercent,
    kind: 'percent',
    of: ({ money }) => money?.takePercent ?? null,
  },
  {
    label: figureNames.refundPercent,
    definition: figureDefinitions.refundPercent,
    kind: 'percent',
    of: ({ money }) => money?.refundPercent ?? null,
    isLessGood: true,
  },
]
