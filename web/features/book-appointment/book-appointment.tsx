import { CalendarCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { Booking } from '#contract/bookings/bookings.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { bookWords as words } from '#web/texts/admin/book-appointment.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { whenWords } from '#web/words/date-words.ts'
import { CheckStep } from './check-step.tsx'
import { nothing, openStepOf, withServices, withShop, type Draft } from './draft.ts'
import { PersonStep } from './person-step.tsx'
import { ServicesStep } from './services-step.tsx'
import { ShopStep } from './shop-step.tsx'
import { TimeStep } from './time-step.tsx'

// Books for someone on the phone: person, barber, services, time.
export function BookAppointment() {
  const [booked, setBooked] = useState<Booking | null>(null)
  return (
    <div className="max-w-2xl">
      {booked ? (
        <Booked booking={booked} onAnother={() => setBooked(null)} />
      ) : (
        <Choosing onBooked={setBooked} />
      )}
    </div>
  )
}

function Choosing({ onBooked }: { onBooked: (booking: Booking) => void }) {
  const t = useText()
  const [draft, setDraft] = useState<Draft>(nothing)
  const change = (next: Partial<Draft>) => setDraft((before) => ({ ...before, ...next }))
  const { person, shop, areServicesDone, startsAt } = draft
  const open = openStepOf(draft)
  const here = useScrolledTo(open)
  const steps = [
    <PersonStep key="person" person={person} onChoose={(next) => change({ person: next })} />,
    person && (
      <ShopStep
        key="shop"
        shop={shop}
        onChoose={(next) => setDraft((before) => withShop(before, next))}
      />
    ),
    person && shop && (
      <ServicesStep
        key="services"
        shop={shop}
        draft={draft}
        onChange={(ids) => setDraft((before) => withServices(before, ids))}
        onDone={() => change({ areServicesDone: true })}
      />
    ),
    person && shop && areServicesDone && (
      <TimeStep key="time" shop={shop} draft={draft} onChange={change} />
    ),
    person && shop && areServicesDone && startsAt !== null && (
      <CheckStep key="check" {...{ person, shop, startsAt, draft, onBooked }} />
    ),
  ].filter(Boolean)
  return (
    <div className="space-y-4">
      <Hint size="md">{t(words.intro)}</Hint>
      {steps.map((step, index) => (
        <div
          key={index}
          ref={index === (open === -1 ? steps.length - 1 : open) ? here : undefined}
          tabIndex={-1}
          className="scroll-mt-24 outline-none"
        >
          {step}
        </div>
      ))}
    </div>
  )
}

// Brings the step that is open now to the top, with the focus, once another one was answered.
function useScrolledTo(step: number) {
  const here = useRef<HTMLDivElement>(null)
  const last = useRef(step)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    here.current?.focus({ preventScroll: true })
    here.current?.scrollIntoView({ block: 'start' })
  }, [step])
  return here
}

function Booked({ booking, onAnother }: { booking: Booking; onAnother: () => void }) {
  const t = useText()
  const language = useLanguage()
  const { id, bookingNumber: number, status, client, barber } = booking
  const when = whenWords(booking.startsAt, barber.timeZone, language)
  const title = useRef<HTMLHeadingElement>(null)
  // The steps above were longer than this card, which would be off the screen of a phone.
  useEffect(() => {
    title.current?.focus({ preventScroll: true })
    title.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <Card className="text-center" role="status">
      <CalendarCheck aria-hidden className="mx-auto size-10 text-success" />
      <h2 ref={title} tabIndex={-1} className="mt-3 text-xl font-bold outline-none">
        {t(status === 'pending' ? words.requested : words.booked, { number })}
      </h2>
      <p className="mt-1">
        {t(words.bookedText, { client: client.name, when, shop: barber.shopName })}
      </p>
      <div className="mt-5 flex flex-col justify-center gap-2 sm:flex-row">
        <Button asChild>
          <Link to={`/admin/dashboard?tab=my-bookings&view=made&booking=${id}`}>
            {t(words.openIt)}
          </Link>
        </Button>
        <Button variant="outline" onClick={onAnother}>
          {t(words.another)}
        </Button>
      </div>
    </Card>
  )
}
