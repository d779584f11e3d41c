// A name, or someone who has been here before.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { api } from '#web/api.ts'
import { shownPhone } from '#contract/accounts/shown-phone.ts'
import { dayWords } from '#web/words/date-words.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { useBusinessZone, usePlace } from '#web/use-business.ts'
import { shopDay } from '#web/words/shop-time.ts'
import { calendarTexts } from '#web/texts/bookings/desk-calendar.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/forms/form.tsx'
import { Hint } from '#web/ui/hint.tsx'

export function ClientField() {
  const t = useText()
  const { setValue } = useFormContext()
  const names = ['clientRecordId', 'name', 'kind']
  const [known, name, kind] = useWatch({ name: names }) as (string | null)[]
  if (known)
    return (
      <div className="flex items-center gap-3 rounded-lg border p-3">
        <Avatar name={name ?? ''} isDecorative />
        <p className="min-w-0 flex-1 font-bold break-words">{name}</p>
        <Button size="sm" variant="ghost" onClick={() => setValue('clientRecordId', null)}>
          <X aria-hidden />
          {t(calendarTexts.clear)}
        </Button>
      </div>
    )
  return (
    <div>
      <Field
        name="name"
        label={t(calendarTexts.name)}
        autoComplete="off"
        isOptional={kind === 'walk-in'}
      />
      <Known q={name ?? ''} />
    </div>
  )
}

const fewestLetters = 2

function Known({ q }: { q: string }) {
  const t = useText()
  const language = useLanguage()
  const timeZone = useBusinessZone()
  const place = usePlace()
  const { setValue } = useFormContext()
  const isAsked = q.trim().length >= fewestLetters
  const { data = [] } = useQuery({
    ...api.clients.find.query({ place, q: q.trim() }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  if (!isAsked || data.length === 0) return null
  const lastHere = (at: string) =>
    t(calendarTexts.lastHere, {
      day: dayWords(shopDay(at, timeZone), language, { month: 'short', day: 'numeric' }),
    })
  return (
    <div className="mt-2 rounded-lg border bg-muted/50 p-1.5">
      <Hint className="px-2 pb-1">{t(calendarTexts.known)}</Hint>
      <ul className="max-h-44 overflow-y-auto">
        {data.map(({ id, name, phone, email, lastVisitAt }) => (
          <li key={id}>
            <button
              type="button"
              className="flex min-h-control w-full flex-wrap items-baseline justify-between gap-x-3 rounded-md px-2 py-1.5 text-left text-md hover:bg-accent hover:text-accent-foreground"
              onClick={() => {
                setValue('name', name)
                setValue('clientRecordId', id)
              }}
            >
              <span className="font-semibold">{name}</span>
              <span className="text-sm text-muted-foreground">
                {[phone ? shownPhone(phone) : email, lastVisitAt && lastHere(lastVisitAt)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
