import { useState } from 'react'
import * as z from 'zod'
import { AppError, isRefusal, messageOf } from '#contract/errors.ts'
import { day, email, sixDigits } from '#contract/fields.ts'
import { mostWaitDays } from '#contract/bookings/waitlist.ts'
import { keysOf } from '#contract/lists.ts'
import { api } from '#web/api.ts'
import { addDays } from '#web/words/date-words.ts'
import { useText } from '#web/language.tsx'
import { shopToday } from '#web/words/shop-time.ts'
import { timeNames } from '#web/texts/marketplace/search.ts'
import { waitlistWords } from '#web/texts/bookings/waitlist.ts'
import { Button } from '#web/ui/button.tsx'
import { CodeField } from '#web/ui/forms/form-choices.tsx'
import { Choice } from '#web/ui/forms/form-fields.tsx'
import { Field, Form, SubmitButton } from '#web/ui/forms/form.tsx'

export type Wish = {
  profileId: string
  timeZone: string
  serviceIds: readonly string[]
  professionalId: string | null
  // The days that are proposed first.
  dateFrom: string
  dateTo: string
}

// Minutes after midnight, as the times of the day are grouped above.
const parts = {
  morning: { timeFrom: 0, timeTo: 12 * 60 },
  afternoon: { timeFrom: 12 * 60, timeTo: 17 * 60 },
  evening: { timeFrom: 17 * 60, timeTo: 24 * 60 },
}
const partNames = keysOf(parts)
const allDay = { timeFrom: 0, timeTo: 24 * 60 }

const when = z
  .object({
    dateFrom: day(),
    dateTo: day(),
    part: z.enum(partNames).or(z.literal('')),
    email: email.or(z.literal('')),
  })
  .refine(({ dateFrom, dateTo }) => dateFrom <= dateTo, {
    path: ['dateTo'],
    message: "The last day can't be before the first",
  })
const asGuest = when.refine((given) => given.email !== '', {
  path: ['email'],
  message: 'Invalid email address',
})
const codeOnly = z.object({ code: sixDigits })

type When = z.output<typeof when>
type WaitFormProps = { wish: Wish; isGuest: boolean; onJoined: () => void; onClose: () => void }

export function WaitForm({ wish, isGuest, onJoined, onClose }: WaitFormProps) {
  const t = useText()
  const [asked, setAsked] = useState<When>()
  const [today] = useState(() => shopToday(wish.timeZone))

  async function join({ part, email: address, ...days }: When, code?: string) {
    const { profileId, professionalId } = wish
    const times = part === '' ? allDay : parts[part]
    const guest = isGuest ? { email: address, code } : {}
    const serviceIds = [...wish.serviceIds]
    await api.waitlist.join.send({
      profileId,
      professionalId,
      serviceIds,
      ...days,
      ...times,
      ...guest,
    })
    onJoined()
  }

  async function submit(given: When) {
    if (isGuest && !(await isKnown(given.email))) setAsked(given)
    else await join(given)
  }

  if (asked)
    return (
      <Form
        schema={codeOnly}
        initial={{ code: '' }}
        onSubmit={({ code }) => join(asked, code).catch(onCode)}
      >
        <CodeField
          name="code"
          label={t(waitlistWords.code)}
          hint={t(waitlistWords.codeSent, { email: asked.email })}
        />
        <Foot onClose={() => setAsked(undefined)} close={t(waitlistWords.changeEmail)} />
      </Form>
    )
  const { dateFrom, dateTo } = wish
  return (
    <Form
      schema={isGuest ? asGuest : when}
      initial={{ dateFrom, dateTo, part: '', email: '' }}
      onSubmit={submit}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {(['dateFrom', 'dateTo'] as const).map((name) => (
          <Field
            key={name}
            name={name}
            label={t(name === 'dateFrom' ? waitlistWords.from : waitlistWords.to)}
            type="date"
            min={today}
            max={addDays(today, mostWaitDays)}
          />
        ))}
      </div>
      <Choice
        name="part"
        label={t(waitlistWords.part)}
        placeholder={t(waitlistWords.anyTime)}
        options={partNames.map((part) => [part, t(timeNames[part])] as const)}
      />
      {isGuest && (
        <Field
          name="email"
          label={t(waitlistWords.email)}
          hint={t(waitlistWords.emailHint)}
          type="email"
          autoComplete="email"
        />
      )}
      <Foot onClose={onClose} close={t(waitlistWords.notNow)} />
    </Form>
  )
}

function Foot({ onClose, close }: { onClose: () => void; close: string }) {
  const t = useText()
  return (
    <div className="flex flex-col gap-2.5 sm:flex-row-reverse">
      <SubmitButton busy={t(waitlistWords.joining)} className="sm:flex-1">
        {t(waitlistWords.submit)}
      </SubmitButton>
      <Button variant="ghost" onClick={onClose} className="sm:flex-1">
        {close}
      </Button>
    </div>
  )
}

// A code that was mailed a moment ago is still the one to enter.
async function isKnown(address: string) {
  try {
    return (await api.waitlist.code.send({ email: address })).isKnown
  } catch (error) {
    if (isRefusal(error) && error.code === 'CODE_TOO_OFTEN') return false
    throw error
  }
}

// A wrong code is said under the code.
function onCode(error: unknown): never {
  if (isRefusal(error) && (error.code === 'CODE_INVALID' || error.code === 'CODE_EXPIRED'))
    throw new AppError(error.code, { code: messageOf(error) })
  throw error
}
