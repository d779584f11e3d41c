import { useQuery, useQueryClient } from '@tanstack/react-query'
import { bookingRules, type BookingRules as Rules } from '#contract/business/hours.ts'
import type { Place } from '#contract/business/team-rights.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { hoursWords } from '#web/texts/business/hours.ts'
import { TitledCard } from '#web/ui/card.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { Switch } from '#web/ui/forms/form-choices.tsx'
import { Choice } from '#web/ui/forms/form-fields.tsx'
import { Field, Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { refreshHours } from './use-live-hours.ts'

const intervals = [15, 30, 60]

export function BookingRules({ place }: { place: Place }) {
  const t = useText()
  const queries = useQueryClient()
  const rules = useQuery(api.hours.rules.query({ place }))

  async function save(rules: Rules) {
    await api.hours.saveRules.send({ place, ...rules })
    await refreshHours(queries)
    toast.success(t(hoursWords.rulesSaved))
  }

  return (
    <TitledCard title={t(hoursWords.rules)} text={t(hoursWords.rulesText)}>
      <Loaded query={rules} loading={<SkeletonText lines={5} />}>
        {(data) => (
          <Form schema={bookingRules} initial={data} onSubmit={save}>
            <div className="grid gap-4 sm:grid-cols-2">
              <Choice
                name="slotIntervalMinutes"
                label={t(hoursWords.interval)}
                options={intervals.map(
                  (count) => [String(count), t(hoursWords.minutes, { count })] as const,
                )}
              />
              <Field
                name="minNoticeHours"
                type="number"
                inputMode="numeric"
                label={t(hoursWords.notice)}
                hint={
                  data.leastNoticeHours === 1
                    ? t(hoursWords.noticeHintOne)
                    : t(hoursWords.noticeHint, { count: data.leastNoticeHours })
                }
                after={t(hoursWords.hours)}
              />
              <Field
                name="maxAdvanceDays"
                type="number"
                inputMode="numeric"
                label={t(hoursWords.advance)}
                hint={t(hoursWords.advanceHint)}
                after={t(hoursWords.days)}
              />
              <Field
                name="bufferMinutes"
                type="number"
                inputMode="numeric"
                step={5}
                label={t(hoursWords.buffer)}
                after={t(hoursWords.min)}
              />
              <Field
                name="maxPerDay"
                type="number"
                inputMode="numeric"
                label={t(hoursWords.mostVisits)}
                hint={t(hoursWords.mostBookingsHint)}
                isOptional
              />
            </div>
            <Switch
              name="autoConfirm"
              label={t(hoursWords.autoConfirm)}
              hint={t(hoursWords.autoConfirmText)}
            />
            <Switch
              name="acceptWalkIns"
              label={t(hoursWords.walkIns)}
              hint={t(hoursWords.walkInsText)}
            />
            <SubmitButton busy={t(hoursWords.saving)}>{t(hoursWords.saveRules)}</SubmitButton>
          </Form>
        )}
      </Loaded>
    </TitledCard>
  )
}
