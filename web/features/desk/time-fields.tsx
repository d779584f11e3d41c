// Choosing a time by hand, and what the book says to it.
import { useFormContext, useWatch } from 'react-hook-form'
import * as z from 'zod'
import { isRefusal, messageOf } from '#contract/errors.ts'
import type { Member } from '#contract/bookings/desk.ts'
import { day } from '#contract/fields.ts'
import { stepMinutes, walkInHours } from '#contract/limits.ts'
import { dayWords } from '#web/words/date-words.ts'
import { useNow } from '#web/use-now.ts'
import { useLanguage, useSentence, useText } from '#web/language.tsx'
import { useBusinessZone } from '#web/use-business.ts'
import { clockOf, instantOf, minuteOf, shopDay, shopTime, wallOf } from '#web/words/shop-time.ts'
import { bookingDesk } from '#web/texts/bookings/desk.ts'
import { Checkbox } from '#web/ui/forms/form-choices.tsx'
import { Choice } from '#web/ui/forms/form-fields.tsx'
import { Field, useRefusal } from '#web/ui/forms/form.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states/notice.tsx'

export const chosenTime = z.object({
  date: day(),
  time: z.iso.time({ precision: -1, error: 'Choose a time' }),
  memberId: z.uuid('Choose who does it'),
  isOutsideHours: z.boolean(),
})
type ChosenTime = z.output<typeof chosenTime>

export function startOf({ date, time }: Pick<ChosenTime, 'date' | 'time'>, timeZone: string) {
  return instantOf({ date, minute: minuteOf(time) }, timeZone)
}

export function timeFieldsOf(startsAt: string, timeZone: string) {
  const { date, minute } = wallOf(startsAt, timeZone)
  return { date, time: clockOf(minute) }
}

export function TimeFields({ members }: { members: readonly Member[] }) {
  const t = useText()
  const timeZone = useBusinessZone()
  // Shortly after midnight, yesterday's walk-ins can still be entered.
  const earliest = useNow() - walkInHours * 3_600_000
  return (
    <div className="grid grid-cols-2 gap-3">
      <Field
        name="date"
        type="date"
        label={t(bookingDesk.date)}
        min={shopDay(earliest, timeZone)}
      />
      <Field name="time" type="time" label={t(bookingDesk.time)} step={stepMinutes * 60} />
      {members.length > 1 && (
        <Choice
          className="col-span-2"
          name="memberId"
          label={t(bookingDesk.with)}
          options={members.map(({ id, name }) => [id, name] as const)}
        />
      )}
    </div>
  )
}

const saidHere = ['OUTSIDE_HOURS', 'SLOT_TAKEN']

// For a form's onError: what TimeRefusal says is not said twice.
export function unsaid(error: unknown) {
  if (isRefusal(error) && (saidHere.includes(error.code) || error.fields)) return
  return messageOf(error)
}

export function TimeRefusal({ members }: { members: readonly Member[] }) {
  const t = useText()
  const refusal = useRefusal()
  const memberId: unknown = useWatch({ name: 'memberId' })
  const name = members.find(({ id }) => id === memberId)?.name ?? ''
  const sentence = useSentence()
  if (!isRefusal(refusal)) return null
  const wrong = refusal.fields?.startsAt
  if (wrong !== undefined) return <Notice tone="error">{sentence(wrong)}</Notice>
  if (refusal.code === 'OUTSIDE_HOURS')
    return (
      <Notice tone="warning" title={t(bookingDesk.outside, { name })}>
        <p>{t(bookingDesk.outsideText)}</p>
        <Checkbox name="isOutsideHours" label={t(bookingDesk.anyway)} className="mt-2" />
      </Notice>
    )
  if (refusal.code !== 'SLOT_TAKEN') return null
  return (
    <Notice tone="error" title={t(bookingDesk.taken)}>
      <Alternatives starts={refusal.alternatives ?? []} />
    </Notice>
  )
}

function Alternatives({ starts }: { starts: readonly string[] }) {
  const t = useText()
  const language = useLanguage()
  const timeZone = useBusinessZone()
  const { setValue } = useFormContext()
  if (starts.length === 0) return null
  const take = (start: string) => {
    const { date, time } = timeFieldsOf(start, timeZone)
    setValue('date', date)
    setValue('time', time)
  }
  return (
    <>
      <p>{t(bookingDesk.nearest)}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {starts.map((start) => (
          <Button key={start} size="sm" variant="outline" onClick={() => take(start)}>
            {dayWords(shopDay(start, timeZone), language, { weekday: 'short' })}{' '}
            {shopTime(start, timeZone, language)}
          </Button>
        ))}
      </div>
    </>
  )
}
