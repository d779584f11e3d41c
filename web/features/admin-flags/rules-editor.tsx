import { roles } from '#contract/access.ts'
import type { FlagRules, FlagState } from '#contract/admin/flags.ts'
import { isWhole, type FeatureName } from '#contract/flags.ts'
import { useText } from '#web/language.tsx'
import { groupNames } from '#web/texts/admin/flags/flags.ts'
import { flagWords as words } from '#web/texts/admin/flags/flag-words.ts'
import { RemovableChip } from '#web/ui/forms/chip.tsx'
import { SwitchInput } from '#web/ui/forms/switch-input.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { SectionTitle } from '#web/ui/section-title.tsx'
import type { City } from './flag-state.ts'
import { Choices, PercentField, TimeField } from './rule-fields.tsx'
import { SaveRules } from './save-rules.tsx'

// What is edited: the rules, and the names of the people in them.
export type Draft = { rules: FlagRules; people: FlagState['people'] }

type EditorProps = {
  name: FeatureName
  flag: FlagState
  cities: readonly City[]
  draft: Draft
  onChange: (draft: Draft) => void
}

// Nothing is saved before the numbers were shown.
export function RulesEditor({ name, flag, cities, draft, onChange }: EditorProps) {
  const t = useText()
  const { rules } = draft
  const set = (more: Partial<FlagRules>) => onChange({ ...draft, rules: { ...rules, ...more } })
  return (
    <section aria-label={t(words.rules)} className="space-y-5">
      <SectionTitle>{t(words.rules)}</SectionTitle>
      <SwitchInput
        label={t(words.isOn)}
        text={t(words.isOnHint)}
        isOn={rules.isEnabled}
        onChange={(isEnabled) => set({ isEnabled })}
      />
      {isWhole(name) ? (
        <Hint size="md">{t(words.whole)}</Hint>
      ) : (
        <>
          <PercentField value={rules.percent} onChange={(percent) => set({ percent })} />
          <Choices
            label={t(words.roles)}
            hint={t(words.rolesHint)}
            options={roles.map((role) => ({ value: role, label: t(groupNames[role]) }))}
            chosen={rules.roles}
            onChange={(chosen) => set({ roles: roles.filter((role) => chosen.includes(role)) })}
          />
          <Choices
            label={t(words.cities)}
            hint={t(words.rolesHint)}
            options={cities.map((city) => ({ value: city.id, label: city.name }))}
            chosen={rules.cityIds}
            onChange={(cityIds) => set({ cityIds })}
          />
          <NamedPeople draft={draft} onChange={onChange} />
        </>
      )}
      <div className="grid gap-4 sm:grid-cols-2 md:grid-cols-1">
        <TimeField
          label={t(words.startsAt)}
          value={rules.startsAt}
          onChange={(startsAt) => set({ startsAt })}
        />
        <TimeField
          label={t(words.endsAt)}
          hint={t(words.timesHint)}
          value={rules.endsAt}
          onChange={(endsAt) => set({ endsAt })}
        />
      </div>
      <SaveRules name={name} flag={flag} rules={rules} />
    </section>
  )
}

export function withPeople({ rules }: Draft, people: Draft['people']): Draft {
  return { people, rules: { ...rules, userIds: people.map(({ id }) => id) } }
}

// They are found and added in the search beside the rules.
function NamedPeople({ draft, onChange }: Pick<EditorProps, 'draft' | 'onChange'>) {
  const t = useText()
  const { people } = draft
  return (
    <div role="group" aria-label={t(words.people)}>
      <p className="text-md font-semibold">{t(words.people)}</p>
      <Hint>{t(words.peopleHint)}</Hint>
      {people.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2">
          {people.map(({ id, name }) => (
            <li key={id}>
              <RemovableChip
                name={name ?? t(words.someone)}
                onRemove={() =>
                  onChange(
                    withPeople(
                      draft,
                      people.filter((other) => other.id !== id),
                    ),
                  )
                }
              >
                {name ?? t(words.someone)}
              </RemovableChip>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
