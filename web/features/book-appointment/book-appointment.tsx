import { useQuery } from '@tanstack/react-query'
import { CalendarCheck } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { PersonDetails } from '#contract/admin/people.ts'
import type { Booking } from '#contract/bookings/bookings.ts'
import { api } from '#web/api.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { bookWords as words } from '#web/texts/admin/book-appointment.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { whenWords } from '#web/words/date-words.ts'
import { CheckStep } from './check-step.tsx'
import { nothing, withPerson, withServices, withShop } from './draft.ts'
import { PersonStep } from './person-step.tsx'
import { ServicesStep } from './services-step.tsx'
import { ShopStep } from './shop-step.tsx'
import { TimeStep } from './time-step.tsx'
import { useDraft } from './use-draft.ts'

// Books for someone on the phone: person, barber, services, time.
export function BookAppointment() {
  const steps = useDraft()
  const [booked, setBooked] = useState<Booking | null>(null)
  return (
    <div className="max-w-2xl">
      {booked && steps.isBooked ? (
        <Booked booking={booked} onAnother={() => steps.go('person')} />
      ) : (
        <Choosing
          steps={steps}
          onBooked={(booking) => {
            setBooked(booking)
            steps.change(nothing)
            steps.go('booked', { replace: true })
          }}
        />
      )}
    </div>
  )
}

type ChoosingProps = { steps: ReturnType<typeof useDraft>; onBooked: (booking: Booking) => void }

function Choosing({ steps, onBooked }: ChoosingProps) {
  const t = useText()
  const { draft, change, go, open } = steps
  const { person, shop, startsAt } = draft
  const here = useScrolledTo(open)
  useNamedClient(steps)
  const shown = [
    <PersonStep
      key="person"
      person={person}
      isOpen={open === 0}
      onChoose={(next) => {
        change(withPerson(draft, next))
        go('barber')
      }}
      onChange={() => go('person')}
    />,
    <ShopStep
      key="shop"
      shop={shop}
      isOpen={open === 1}
      onChoose={(next) => {
        change(withShop(draft, next))
        go('services')
      }}
      onChange={() => go('barber')}
    />,
    shop && (
      <ServicesStep
        key="services"
        shop={shop}
        draft={draft}
        isOpen={open === 2}
        onChoose={(ids) => change(withServices(draft, ids))}
        onDone={() => go('time')}
        onChange={() => go('services')}
      />
    ),
    shop && (
      <TimeStep
        key="time"
        shop={shop}
        draft={draft}
        isOpen={open === 3}
        onChoose={(next) => change({ ...draft, ...next })}
        onPick={(next) => {
          change({ ...draft, ...next })
          go('check')
        }}
        onChange={() => go('time')}
      />
    ),
    person && shop && startsAt !== null && (
      <CheckStep key="check" {...{ person, shop, startsAt, draft, onBooked }} />
    ),
  ].slice(0, open + 1)
  return (
    <div className="space-y-4">
      <Hint size="md">{t(words.intro)}</Hint>
      {shown.map((step, index) => (
        <div
          key={index}
          ref={index === open ? here : undefined}
          tabIndex={-1}
          className="scroll-mt-24 outline-none"
        >
          {step}
        </div>
      ))}
    </div>
  )
}

// Someone whom a link names, as the drawer of a person does: their step is answered already.
function useNamedClient({ draft, change, go }: ReturnType<typeof useDraft>) {
  const id = useSearchParams()[0].get('client')
  const query = useQuery({ ...api.adminPeople.read.query({ id: id ?? '' }), enabled: id !== null })
  const choose = useEffectEvent(({ id, name, email, isActive }: PersonDetails) => {
    if (isActive) change(withPerson(draft, { kind: 'client', id, name, contact: email }))
    go(isActive ? 'barber' : 'person', { replace: true })
  })
  useEffect(() => {
    if (id !== null && query.data) choose(query.data)
  }, [id, query.data])
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
