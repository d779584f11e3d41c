import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  fewestCandidates,
  thresholdBounds,
  thresholds as schema,
  type BadgeType,
  type ThresholdName,
  type Thresholds,
} from '#contract/admin/badges.ts'
import { entriesOf } from '#contract/lists.ts'
import { api } from '#web/api.ts'
import { AuditTrail } from '#web/features/audit/audit-trail.tsx'
import { useText } from '#web/language.tsx'
import { useMay } from '#web/rights/use-permissions.ts'
import { badgeWords as words, thresholdWords } from '#web/texts/admin/badges.ts'
import { badgeLabels, otherBadge } from '#web/texts/marketplace/barbers.ts'
import { TitledCard } from '#web/ui/card.tsx'
import { Field, Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { Hint } from '#web/ui/hint.tsx'
import type { Desk } from './desk.ts'
import { ThresholdsDialog } from './thresholds-dialog.tsx'

const fieldsOf: Record<BadgeType, readonly ThresholdName[]> = {
  most_booked: ['mostBookedVisits', 'mostBookedClients'],
  most_reviewed: ['mostReviewedReviews'],
  best_services: ['bestServicesReviews', 'bestServicesRating'],
}

// What it takes to win. A change is shown as a dry run before it is made.
export function Rules({ desk }: { desk: Desk }) {
  const t = useText()
  const may = useMay()
  const queries = useQueryClient()
  const [wanted, setWanted] = useState<Thresholds | null>(null)

  async function refresh() {
    await queries.invalidateQueries({ queryKey: api.badges.read.key() })
    void queries.invalidateQueries({ queryKey: api.audit.list.key() })
  }

  return (
    <div className="space-y-6">
      <TitledCard title={t(words.thresholds)} text={t(words.thresholdsText)}>
        <Form
          key={JSON.stringify(desk.thresholds)}
          schema={schema}
          initial={desk.thresholds}
          onSubmit={setWanted}
          className="space-y-6"
        >
          {entriesOf(fieldsOf).map(([type, names]) => (
            <ThresholdFields key={type} type={type} names={names} />
          ))}
          <SubmitButton busy={t(words.check)}>{t(words.check)}</SubmitButton>
        </Form>
      </TitledCard>
      <TitledCard title={t(words.fixedTitle)}>
        <Hint size="md">{t(words.fixed, { fewest: fewestCandidates })}</Hint>
      </TitledCard>
      {may('audit.read') && (
        <AuditTrail title={t(words.changes)} of={{ action: 'change-badge-thresholds' }} />
      )}
      {wanted && (
        <ThresholdsDialog
          desk={desk}
          wanted={wanted}
          onClose={() => setWanted(null)}
          refresh={refresh}
        />
      )}
    </div>
  )
}

type ThresholdFieldsProps = { type: BadgeType; names: readonly ThresholdName[] }

function ThresholdFields({ type, names }: ThresholdFieldsProps) {
  const t = useText()
  const title = t(badgeLabels[type] ?? otherBadge)
  return (
    <div role="group" aria-label={title}>
      <p className="mb-2 font-semibold">{title}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {names.map((name) => (
          <Field
            key={name}
            name={name}
            type="number"
            inputMode="decimal"
            step={name === 'bestServicesRating' ? 0.1 : 1}
            label={t(thresholdWords[name])}
            hint={t(words.bounds, thresholdBounds[name])}
          />
        ))}
      </div>
    </div>
  )
}
