import type { ReactNode } from 'react'
import type { Text } from '#contract/language.ts'
import { priceOf } from '#web/words/money.ts'
import { shopToday } from '#web/words/shop-time.ts'
import { useLanguage, useText } from '#web/language.tsx'
import {
  badgeNames,
  paymentNames,
  search as words,
  timeNames,
} from '#web/texts/marketplace/search.ts'
import { Button } from '#web/ui/button.tsx'
import { FilterChips } from '#web/ui/forms/filter-chips.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { useIsWide } from '#web/ui/screen.ts'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { SwitchInput } from '#web/ui/forms/switch-input.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { languageChip } from '#web/words/spoken-languages.ts'
import { milesOf } from '#web/words/formats.ts'
import {
  hasPlace,
  spokenLanguages,
  without,
  withoutFilters,
  type Search,
} from '#web/features/search/filters.ts'

type FiltersSheetProps = {
  search: Search
  onChange: (search: Search) => void
  total?: number
  open: boolean
  onOpenChange: (open: boolean) => void
}

const prices = [2500, 3500, 5000, 7500]
const ratings = [4, 4.5, 4.8]
const distances = [1, 3, 5, 10, 25]

// Every filter, at work as soon as it is pressed: the list behind and the count below follow.
export function FiltersSheet({ search, onChange, total, open, onOpenChange }: FiltersSheetProps) {
  const t = useText()
  const isWide = useIsWide()
  return (
    <Sheet
      title={t(words.filters)}
      side={isWide ? 'right' : 'bottom'}
      open={open}
      onOpenChange={onOpenChange}
      footer={
        <>
          <Button variant="outline" onClick={() => onChange(withoutFilters(search))}>
            {t(words.clear)}
          </Button>
          <Button onClick={() => onOpenChange(false)}>{showWords(t, total)}</Button>
        </>
      }
    >
      <Fields search={search} onChange={onChange} />
    </Sheet>
  )
}

function showWords(t: ReturnType<typeof useText>, total: number | undefined) {
  if (!total) return t(words.showAnyway)
  return total === 1 ? t(words.showOne) : t(words.show, { count: total })
}

type FieldsProps = Pick<FiltersSheetProps, 'search' | 'onChange'>

function Fields({ search, onChange }: FieldsProps) {
  const t = useText()
  const choose = (field: keyof Search, value: Search[keyof Search]) =>
    onChange({ ...without(search, [field]), ...(value && { [field]: value }) })
  const names = <Name extends string>(texts: Record<Name, Text>) =>
    Object.entries<Text>(texts).map(([value, text]) => [value, t(text)] as const)
  return (
    <div className="space-y-6 pb-4">
      <Day search={search} onChange={onChange} />
      <Choice
        label={t(words.timeOfDay)}
        options={names(timeNames)}
        value={search.timeOfDay}
        onChange={(value) => choose('timeOfDay', value)}
      />
      <Amounts search={search} onChange={choose} />
      <Choice
        label={t(words.payment)}
        options={names(paymentNames)}
        value={search.payment}
        onChange={(value) => choose('payment', value)}
      />
      <Choice
        label={t(words.badge)}
        options={names(badgeNames)}
        value={search.badge}
        onChange={(value) => choose('badge', value)}
      />
      <div>
        <SwitchInput
          label={t(words.offers)}
          isOn={search.offers === true}
          onChange={(isOn) => choose('offers', isOn || undefined)}
        />
        <SwitchInput
          label={t(words.walkIns)}
          isOn={search.walkIns === true}
          onChange={(isOn) => choose('walkIns', isOn || undefined)}
        />
        <SwitchInput
          label={t(words.accessible)}
          isOn={search.accessible === true}
          onChange={(isOn) => choose('accessible', isOn || undefined)}
        />
      </div>
    </div>
  )
}

// Cities differ in their day; the westernmost is the last to end it.
const lastDayEnd = 'Pacific/Honolulu'

// Today or one day: never both.
function Day({ search, onChange }: FieldsProps) {
  const t = useText()
  const rest = without(search, ['openToday', 'date'])
  return (
    <Group label={t(words.day)}>
      <SwitchInput
        label={t(words.openToday)}
        isOn={search.openToday === true}
        onChange={(isOn) => onChange({ ...rest, ...(isOn && { openToday: true }) })}
      />
      <Input
        type="date"
        aria-label={t(words.day)}
        min={shopToday(lastDayEnd)}
        value={search.date ?? ''}
        onChange={({ target }) =>
          onChange({ ...rest, ...(target.value && { date: target.value }) })
        }
      />
    </Group>
  )
}

type AmountsProps = {
  search: Search
  onChange: (field: keyof Search, value: number | string | undefined) => void
}

function Amounts({ search, onChange }: AmountsProps) {
  const t = useText()
  const language = useLanguage()
  const number = (field: keyof Search) => (value?: string) =>
    onChange(field, value && Number(value))
  const numbers = (list: number[], label: (value: number) => string) =>
    list.map((value) => [String(value), label(value)] as const)
  return (
    <>
      <Choice
        label={t(words.price)}
        options={numbers(prices, (cents) => t(words.upTo, { price: priceOf(cents) }))}
        value={search.priceMaxCents}
        onChange={number('priceMaxCents')}
      />
      <Choice
        label={t(words.rating)}
        options={numbers(ratings, (rating) => t(words.andUp, { rating: rating.toFixed(1) }))}
        value={search.ratingMin}
        onChange={number('ratingMin')}
      />
      <Choice
        label={t(words.distance)}
        hint={hasPlace(search) ? undefined : t(words.distanceHint)}
        options={numbers(hasPlace(search) ? distances : [], (miles) =>
          t(words.within, { miles: milesOf(miles, language) }),
        )}
        value={search.distanceMiles}
        onChange={number('distanceMiles')}
      />
      <Choice
        label={t(words.language)}
        options={Object.values(spokenLanguages).map((code) => [code, languageChip(code, language)])}
        value={search.language}
        onChange={(value) => onChange('language', value)}
      />
    </>
  )
}

function Group({ label, hint, children }: { label: string; hint?: string; children: ReactNode }) {
  return (
    <section aria-label={label}>
      <h3 className="mb-2 text-md font-bold">{label}</h3>
      {children}
      {hint && <Hint className="mt-1.5">{hint}</Hint>}
    </section>
  )
}

type ChoiceProps = {
  label: string
  hint?: string
  options: readonly (readonly [value: string, label: string])[]
  value: string | number | undefined
  onChange: (value: string | undefined) => void
}

// One of several, or none: pressing the chosen one takes it away.
function Choice({ label, hint, options, value, onChange }: ChoiceProps) {
  return (
    <Group label={label} hint={hint}>
      {options.length > 0 && (
        <FilterChips
          label={label}
          options={options}
          values={value === undefined ? [] : [String(value)]}
          onChange={(values) => onChange(values.at(-1))}
        />
      )}
    </Group>
  )
}
