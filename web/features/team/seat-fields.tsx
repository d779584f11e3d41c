import { useController, useWatch } from 'react-hook-form'
import { permissionLevels, toggles } from '#contract/business/team-rights.ts'
import { useText } from '#web/language.tsx'
import { levels, pay, teamWords as words, toggleWords } from '#web/texts/business/team.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckboxInput } from '#web/ui/forms/checkbox-input.tsx'
import { RadioCards, Switch } from '#web/ui/forms/form-choices.tsx'
import { Field } from '#web/ui/forms/form.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { payKinds, type PayKind } from './seat-form.ts'

type Service = { id: string; name: string }

// Fields that an invitation and a member share.
export function SeatFields({ services }: { services: readonly Service[] }) {
  const t = useText()
  return (
    <>
      <Field
        name="title"
        label={t(words.title)}
        hint={t(words.titleHint)}
        isOptional
        maxLength={60}
      />
      <RadioCards
        name="permissionLevel"
        label={t(words.level)}
        columns={1}
        options={permissionLevels.map((value) => ({
          value,
          label: t(levels[value].name),
          text: t(levels[value].text),
        }))}
      />
      <fieldset>
        <legend className="text-md font-semibold">{t(words.besides)}</legend>
        {toggles.map((name) => (
          <Switch key={name} name={name} label={t(toggleWords[name])} />
        ))}
      </fieldset>
      <RadioCards
        name="payKind"
        label={t(pay.kind)}
        columns={3}
        options={payKinds.map((value) => ({ value, label: t(pay[value]) }))}
      />
      <Amount />
      <ServiceChoice services={services} />
    </>
  )
}

function Amount() {
  const t = useText()
  const kind = useWatch<{ payKind: PayKind }, 'payKind'>({ name: 'payKind' })
  const isShare = kind === 'commission_percent'
  const label = { commission_percent: pay.percent, booth_rent: pay.weekly, hourly: pay.hour }[kind]
  return (
    <Field
      name="amount"
      type="number"
      inputMode="decimal"
      label={t(label)}
      hint={kind === 'hourly' ? t(pay.hourlyHint) : undefined}
      {...(isShare ? { after: '%' } : { before: '$' })}
    />
  )
}

function ServiceChoice({ services }: { services: readonly Service[] }) {
  const t = useText()
  const { field } = useController<{ serviceIds: string[] }, 'serviceIds'>({ name: 'serviceIds' })
  const chosen = field.value
  const set = (ids: string[]) => field.onChange(ids)
  return (
    <fieldset>
      <legend className="text-md font-semibold">{t(words.services)}</legend>
      {services.length === 0 ? (
        <Hint size="md" className="mt-1">
          {t(words.noServices)}
        </Hint>
      ) : (
        <>
          <div className="flex gap-4">
            <Button variant="link" size="sm" onClick={() => set(services.map(({ id }) => id))}>
              {t(words.all)}
            </Button>
            <Button variant="link" size="sm" onClick={() => set([])}>
              {t(words.none)}
            </Button>
          </div>
          <ul className="grid sm:grid-cols-2">
            {services.map(({ id, name }) => (
              <li key={id}>
                <CheckboxInput
                  label={name}
                  isChecked={chosen.includes(id)}
                  onChange={(isOn) =>
                    set(isOn ? [...chosen, id] : chosen.filter((each) => each !== id))
                  }
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </fieldset>
  )
}
