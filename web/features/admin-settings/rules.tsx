import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import * as z from 'zod'
import {
  sectionForms,
  type SectionName,
  type StoredSections,
} from '#contract/admin/settings/settings.ts'
import { rules, type RuleName } from '#contract/marketplace/rules.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { useMay } from '#web/rights/use-permissions.ts'
import { fieldWords, ruleWords } from '#contract/admin/words/settings-fields.ts'
import { settingsWords as words } from '#web/texts/admin/settings/settings.ts'
import { Button } from '#web/ui/button.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { Field } from '#web/ui/forms/form.tsx'
import { Choice, TextArea } from '#web/ui/forms/form-fields.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { SectionCard } from './section-card.tsx'
import { SectionForm } from './section-form.tsx'
import { Tax } from './tax.tsx'

export function Rules() {
  const query = useQuery(api.adminSettings.read.query())
  return (
    <Loaded query={query} loading={<Waiting />}>
      {({ sections, commissionPercent }) => (
        <div className="max-w-4xl space-y-6">
          <Booking stored={sections.booking} />
          <Visits stored={sections.visits} />
          <Standing stored={sections.standing} />
          <Referrals stored={sections.referrals} />
          <Tax stored={sections.tax} />
          <Site stored={sections.site} />
          <Commission percent={commissionPercent} />
        </div>
      )}
    </Loaded>
  )
}

export function Waiting() {
  return (
    <div className="max-w-4xl space-y-6">
      {[1, 2, 3].map((key) => (
        <Skeleton key={key} className="h-72" />
      ))}
    </div>
  )
}

const forms = {
  booking: z.object({ values: sectionForms.booking }),
  visits: z.object({ values: sectionForms.visits }),
  standing: z.object({ values: sectionForms.standing }),
  referrals: z.object({ values: sectionForms.referrals }),
  site: z.object({ values: sectionForms.site }),
}

type Stored<Name extends SectionName> = { stored: StoredSections[Name] }

function Booking({ stored }: Stored<'booking'>) {
  return (
    <SectionCard section="booking">
      <SectionForm
        section="booking"
        schema={forms.booking}
        initial={{ values: stored.values }}
        stored={stored}
        send={({ values }, order) =>
          api.adminSettings.save.send({ section: 'booking', values, ...order })
        }
        preview={({ values }) => api.adminSettings.preview.send({ section: 'booking', values })}
      >
        <RuleFields
          names={[
            'minBookingNoticeHours',
            'holdMinutes',
            'requestAnswerHours',
            'proposalAnswerHours',
            'mostReschedules',
            'apartHours',
          ]}
        />
      </SectionForm>
    </SectionCard>
  )
}

function Visits({ stored }: Stored<'visits'>) {
  return (
    <SectionCard section="visits">
      <SectionForm
        section="visits"
        schema={forms.visits}
        initial={{ values: stored.values }}
        stored={stored}
        send={({ values }, order) =>
          api.adminSettings.save.send({ section: 'visits', values, ...order })
        }
        preview={({ values }) => api.adminSettings.preview.send({ section: 'visits', values })}
      >
        <RuleFields names={['closeFinishedHours', 'closeUntouchedHours', 'reviewAskHours']} />
      </SectionForm>
    </SectionCard>
  )
}

function Standing({ stored }: Stored<'standing'>) {
  return (
    <SectionCard section="standing">
      <SectionForm
        section="standing"
        schema={forms.standing}
        initial={{ values: stored.values }}
        stored={stored}
        send={({ values }, order) =>
          api.adminSettings.save.send({ section: 'standing', values, ...order })
        }
        preview={({ values }) => api.adminSettings.preview.send({ section: 'standing', values })}
      >
        <RuleFields
          names={[
            'noShowsToConfirm',
            'noShowsToAsk',
            'lateCancelsToAsk',
            'noShowsUntilOff',
            'shopCancelsToWarn',
            'shopCancelsToReview',
          ]}
        />
      </SectionForm>
    </SectionCard>
  )
}

function Referrals({ stored }: Stored<'referrals'>) {
  const t = useText()
  return (
    <SectionCard section="referrals">
      <SectionForm
        section="referrals"
        schema={forms.referrals}
        initial={{ values: stored.values }}
        stored={stored}
        send={({ values }, order) =>
          api.adminSettings.save.send({ section: 'referrals', values, ...order })
        }
        preview={({ values }) => api.adminSettings.preview.send({ section: 'referrals', values })}
      >
        <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
          <Field
            name="values.refereeWelcomeBonus"
            type="number"
            step="0.01"
            inputMode="decimal"
            before="$"
            label={t(fieldWords.refereeWelcomeBonus)}
            hint={t(fieldWords.refereeWelcomeBonusHint)}
          />
          <Field
            name="values.referrerReward"
            type="number"
            step="0.01"
            inputMode="decimal"
            before="$"
            label={t(fieldWords.referrerReward)}
            hint={t(fieldWords.referrerRewardHint)}
          />
          <RuleField name="yearlyReferrals" />
        </div>
      </SectionForm>
    </SectionCard>
  )
}

function Site({ stored }: Stored<'site'>) {
  const t = useText()
  const { data: cities = [] } = useQuery(api.adminCities.list.query())
  const open = cities.filter(({ isActive }) => isActive).map(({ name }) => name)
  const names = [...new Set([...open, stored.values.cityDefault])]
  return (
    <SectionCard section="site">
      <SectionForm
        section="site"
        schema={forms.site}
        initial={{ values: stored.values }}
        stored={stored}
        send={({ values }, order) =>
          api.adminSettings.save.send({ section: 'site', values, ...order })
        }
      >
        <Choice
          name="values.cityDefault"
          label={t(fieldWords.cityDefault)}
          hint={t(fieldWords.cityDefaultHint)}
          options={names.map((name) => [name, name])}
        />
        <TextArea
          name="values.cancellationPolicyText"
          rows={2}
          label={t(fieldWords.cancellationPolicyText)}
        />
        <TextArea
          name="values.cancellationPolicyTextEs"
          rows={2}
          label={t(fieldWords.cancellationPolicyTextEs)}
          hint={t(fieldWords.cancellationHint)}
        />
      </SectionForm>
    </SectionCard>
  )
}

function Commission({ percent }: { percent: number }) {
  const t = useText()
  const may = useMay()
  return (
    <TitledCard title={t(words.commission)}>
      <Hint size="md">{t(words.commissionText, { percent })}</Hint>
      {may('money.read') && (
        <Button asChild className="mt-4" variant="outline" size="sm">
          <Link to="/admin/dashboard?tab=commission">{t(words.toCommission)}</Link>
        </Button>
      )}
    </TitledCard>
  )
}

function RuleFields({ names }: { names: readonly RuleName[] }) {
  return (
    <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      {names.map((name) => (
        <RuleField key={name} name={name} />
      ))}
    </div>
  )
}

// The hint says what the number does, as it is typed. A number out of bounds does nothing: the error
// takes the place of the hint.
function RuleField({ name }: { name: RuleName }) {
  const t = useText()
  const { trigger, formState } = useFormContext()
  const { label, unit, effect } = ruleWords[name]
  const { least, most, usual } = rules[name]
  const path = `values.${name}`
  const value: unknown = useWatch({ name: path })
  const isFine = Number.isInteger(value) && Number(value) >= least && Number(value) <= most
  const isDirty = formState.isDirty
  useEffect(() => {
    if (isDirty) void trigger(path)
  }, [value, isDirty, trigger, path])
  const shown = typeof value === 'number' ? value : usual
  return (
    <Field
      name={path}
      type="number"
      inputMode="numeric"
      step={1}
      label={t(label)}
      {...(unit && { after: t(unit) })}
      hint={
        isFine ? `${t(effect, { value: shown })} ${t(words.bounds, { least, most })}` : undefined
      }
    />
  )
}
