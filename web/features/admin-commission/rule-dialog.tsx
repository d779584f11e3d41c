import { useQuery, useQueryClient, keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { sourceTexts } from '#contract/admin/words/states.ts'
import { messageOf } from '#contract/errors.ts'
import { chargedSourceOf, chargedSources } from '#contract/money/commission.ts'
import { newRule, type CommissionState, type NewRule } from '#contract/money/commission-rules.ts'
import { api } from '#web/api.ts'
import { DayField } from '#web/features/promotions/offer-fields.tsx'
import { useLanguage, useSentence, useText } from '#web/language.tsx'
import { commissionWords, newRuleWords as words, ruleWords } from '#web/texts/money/commission.ts'
import { Button } from '#web/ui/button.tsx'
import { describe, FieldFrame } from '#web/ui/forms/field-frame.tsx'
import { Checkbox } from '#web/ui/forms/form-choices.tsx'
import { TextArea } from '#web/ui/forms/form-fields.tsx'
import { Field, Form, SubmitButton, useField } from '#web/ui/forms/form.tsx'
import { NativeSelect } from '#web/ui/forms/input.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { actionsBelow, Dialog, DialogActions } from '#web/ui/overlays/dialog.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { Notice } from '#web/ui/states/notice.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import { calendarDate, shopToday } from '#web/words/shop-time.ts'
import { BarberField, type Barber } from './barber-field.tsx'
import { Effect } from './effect.tsx'
import { useSettled } from '#web/use-settled.ts'

type RuleDialogProps = { commission: CommissionState; onClose: () => void }

export function RuleDialog({ commission, onClose }: RuleDialogProps) {
  const t = useText()
  const queries = useQueryClient()
  const today = shopToday(commission.timeZone)

  async function save(rule: NewRule) {
    await api.commissionRules.create.send(rule)
    toast.success(t(words.saved))
    onClose()
    await queries.invalidateQueries({ queryKey: ['commissionRules'] })
  }

  return (
    <Dialog title={t(words.title)} size="md" open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Form
        schema={newRule}
        className={actionsBelow}
        initial={{
          profileId: null,
          source: null,
          startsOn: null,
          endsOn: null,
          isReplacing: false,
          reason: '',
        }}
        onSubmit={save}
      >
        <WhoField />
        <SourceField />
        <Field
          name="percent"
          type="number"
          inputMode="decimal"
          step="any"
          after="%"
          label={t(words.percent)}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <div>
            <DayField name="startsOn" label={t(words.first)} min={today} isOptional />
            <Hint className="mt-1.5">{t(words.firstHint)}</Hint>
          </div>
          <div>
            <DayField name="endsOn" label={t(words.last)} min={today} isOptional />
            <Hint className="mt-1.5">{t(words.lastHint)}</Hint>
          </div>
        </div>
        <Preview commission={commission} />
        <TextArea name="reason" rows={2} label={t(ruleWords.why)} hint={t(ruleWords.reasonHint)} />
        <DialogActions>
          <SubmitButton wide busy={t(words.saving)}>
            {t(words.save)}
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}

function WhoField() {
  const { setValue } = useFormContext()
  const [barber, setBarber] = useState<Barber | null>(null)
  return (
    <BarberField
      barber={barber}
      onChange={(chosen) => {
        setBarber(chosen)
        setValue('profileId', chosen?.id ?? null)
      }}
    />
  )
}

function SourceField() {
  const t = useText()
  const { field } = useController({ name: 'source' })
  const { id, error } = useField('source')
  return (
    <div className="space-y-3">
      <FieldFrame {...{ id, error }} label={t(ruleWords.source)}>
        <NativeSelect
          {...describe({ id, error })}
          value={String(field.value ?? '')}
          onChange={({ target }) => field.onChange(chargedSourceOf(target.value))}
        >
          <option value="">{t(commissionWords.allSources)}</option>
          {chargedSources.map((source) => (
            <option key={source} value={source}>
              {t(sourceTexts[source])}
            </option>
          ))}
        </NativeSelect>
      </FieldFrame>
      {field.value === 'direct_link' && <Notice tone="warning">{t(words.promise)}</Notice>}
    </div>
  )
}

type PreviewProps = { commission: CommissionState }

// What the rule would do, while the form is filled in.
function Preview({ commission: { timeZone, earliestOn } }: PreviewProps) {
  const t = useText()
  const language = useLanguage()
  const sentence = useSentence()
  const { setValue } = useFormContext<NewRule>()
  const typed = useWatch<NewRule>()
  const { reason: _, ...given } = useSettled(typed)
  const terms = newRule.safeParse({ ...given, reason: 'Preview' })
  const { data, error, isFetching } = useQuery({
    ...api.commissionRules.preview.query(terms.data ?? { percent: 0 }),
    enabled: terms.success,
    placeholderData: keepPreviousData,
    retry: false,
  })
  return (
    <section aria-label={t(words.effect)} aria-live="polite" className="rounded-md bg-muted p-4">
      <p className="mb-2 text-md font-semibold">{t(words.effect)}</p>
      {!terms.success ? (
        <Hint size="md">{t(words.fill)}</Hint>
      ) : error ? (
        <div className="space-y-3">
          <Notice tone="error">{sentence(messageOf(error))}</Notice>
          {error.code === 'NOTICE_TOO_SHORT' && (
            <Button
              size="sm"
              variant="outline"
              onClick={() => setValue('startsOn', earliestOn, { shouldValidate: true })}
            >
              {t(words.later, { day: calendarDate(earliestOn, language) })}
            </Button>
          )}
          {error.code === 'RULE_OVERLAPS' && !given.isReplacing && (
            <Checkbox name="isReplacing" label={t(words.replace)} />
          )}
        </div>
      ) : data ? (
        <div className={isFetching ? 'opacity-60' : undefined}>
          <Effect effect={data} timeZone={timeZone} />
          {data.replaced && (
            <Checkbox name="isReplacing" label={t(words.replace)} className="mt-3" />
          )}
        </div>
      ) : (
        <SkeletonText lines={3} />
      )}
    </section>
  )
}
