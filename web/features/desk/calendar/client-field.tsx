// A name, or someone who has been here before.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { api } from '#web/api.ts'
import { shownPhone } from '#web/features/account/phone-number.ts'
import { dayOf, dayWords } from '#web/features/bookings/times.ts'
import { usePlace } from '#web/features/desk/use-desk.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { calendarTexts } from '#web/texts/desk-calendar.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/form.tsx'

export function ClientField() {
  const t = useText()
  const { setValue } = useFormContext()
  const [sameAs, name, kind] = useWatch({ name: ['sameAs', 'name', 'kind'] }) as (string | null)[]
  if (sameAs)
    return (
      <div className="flex items-center gap-3 rounded-lg border p-3">
        <Avatar name={name ?? ''} isDecorative />
        <p className="min-w-0 flex-1 font-bold break-words">{name}</p>
        <Button size="sm" variant="ghost" onClick={() => setValue('sameAs', null)}>
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
  const place = usePlace()
  const { setValue } = useFormContext()
  const isAsked = q.trim().length >= fewestLetters
  const { data = [] } = useQuery({
    ...api.desk.clients.query({ place, q: q.trim() }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  if (!isAsked || data.length === 0) return null
  return (
    <div className="mt-2 rounded-lg border bg-muted/50 p-1.5">
      <p className="px-2 pb-1 text-sm text-muted-foreground">{t(calendarTexts.known)}</p>
      <ul className="max-h-44 overflow-y-auto">
        {data.map(({ bookingId, name, contact, lastVisitAt }) => (
          <li key={bookingId}>
            <button
              type="button"
              className="flex min-h-control w-full flex-wrap items-baseline justify-between gap-x-3 rounded-md px-2 py-1.5 text-left text-md hover:bg-accent hover:text-accent-foreground"
              onClick={() => {
                setValue('name', name)
                setValue('sameAs', bookingId)
              }}
            >
              <span className="font-semibold">{name}</span>
              <span className="text-sm text-muted-foreground">
                {contact ? `${shownPhone(contact)} · ` : ''}
                {t(calendarTexts.lastHere, {
                  day: dayWords(dayOf(lastVisitAt), language, { month: 'short', day: 'numeric' }),
                })}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
