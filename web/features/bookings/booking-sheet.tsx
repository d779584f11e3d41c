// Booking on the barber's page: services, time, confirm. The address says where one stands,
// so Back goes a step back, and a link can lead straight to any of them.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { BarberProfile } from '#contract/marketplace/barbers.ts'
import type { Booking } from '#contract/bookings/bookings.ts'
import type { Hold } from '#contract/bookings/holds.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { booking as words } from '#web/texts/bookings/bookings.ts'
import { Button } from '#web/ui/button.tsx'
import { useIsWide } from '#web/ui/screen.ts'
import type { Choice, Step } from './address.ts'
import { AgainNotice } from './again-notice.tsx'
import { useClosed } from './booking-closed.tsx'
import { bookedTitle } from './steps/booked-step.tsx'
import { PaidStep } from './steps/paid-step.tsx'
import { ConfirmStep } from './steps/confirm-step.tsx'
import { useDraft } from './draft.tsx'
import type { Looking } from './looking.ts'
import { ServiceStep } from './steps/service-step.tsx'
import { SheetFrame, StepBody, StepFoot } from './sheet-frame.tsx'
import { ShortSummary, Summary, bookingOf, type BookingSummary } from './steps/summary.tsx'
import { useTaxPercent } from './steps/tax-percent.ts'
import { TimePicker } from './steps/time-picker.tsx'
import { useEndAfterBooking, useSteps } from './use-steps.ts'

const places: Record<Step, number> = { services: 1, time: 2, confirm: 3, booked: 3 }

type BookingSheetProps = { barber: BarberProfile; onClose: () => void }

export function BookingSheet({ barber, onClose }: BookingSheetProps) {
  const t = useText()
  const isWide = useIsWide()
  const steps = useSteps(barber)
  const { isOpen, choice, go, back } = steps
  const [held, setHeld] = useState<Hold>()
  const [usesCredit, setUsesCredit] = useState(true)
  const draft = useDraft(barber.id)
  const made = useMade(choice.bookingId)
  const queries = useQueryClient()
  useEndAfterBooking({ isOpen, choice, onClose })

  function finish(done: Booking) {
    draft.forget()
    queries.setQueryData(api.bookings.read.query({ id: done.id }).queryKey, done)
    void queries.invalidateQueries({ queryKey: api.bookings.mine.key() })
    go({ bookingId: done.id }, { replace: true })
  }

  const { step } = choice
  const closed = useClosed(step)
  const hold = isSameTime(held, choice) ? held : undefined
  const taxPercent = useTaxPercent()
  const booking = bookingOf(barber, choice, { hold, usesCredit, taxPercent })
  const isInstant = hold?.isInstant ?? barber.policies.autoConfirm
  const titles = {
    services: words.chooseServices,
    time: words.chooseTime,
    confirm: isInstant ? words.confirmTitle : words.requestTitle,
    booked: bookedTitle(made.data, isInstant),
  }
  return (
    <SheetFrame
      isOpen={isOpen}
      onClose={onClose}
      title={t(titles[step])}
      step={step}
      place={places[step]}
      onBack={step === 'time' || step === 'confirm' ? back : undefined}
      aside={isWide && step !== 'booked' && <Summary booking={booking} />}
    >
      {closed}
      {!closed && step === 'services' && <Services {...{ barber, steps, booking, isWide }} />}
      {!closed && step === 'time' && <Time {...{ barber, steps, booking, isWide }} />}
      {!closed && step === 'confirm' && (
        <ConfirmStep
          {...{ barber, choice, draft, usesCredit }}
          onCredit={setUsesCredit}
          summary={!isWide && <Summary booking={booking} />}
          onHeld={setHeld}
          onStart={(start) => go({ ...choice, start }, { replace: true })}
          onTimes={back}
          onBooked={finish}
          onPaying={(bookingId, paymentId) => go({ bookingId, paymentId }, { replace: true })}
        />
      )}
      {step === 'booked' && (
        <PaidStep
          paymentId={choice.paymentId}
          made={made}
          onDone={onClose}
          onTimes={(serviceIds) => go({ serviceIds, step: 'time' }, { replace: true })}
        />
      )}
    </SheetFrame>
  )
}

function isSameTime(held: Hold | undefined, { start }: Choice) {
  return start !== null && Date.parse(held?.startsAt ?? '') === Date.parse(start)
}

function useMade(id: Choice['bookingId']) {
  return useQuery({ ...api.bookings.read.query({ id: id ?? '' }), enabled: id !== null })
}

type StepProps = {
  barber: BarberProfile
  steps: ReturnType<typeof useSteps>
  booking: BookingSummary
  isWide: boolean
}

function Services({ barber, steps: { choice, go }, isWide }: StepProps) {
  const t = useText()
  // The address follows in a moment; a tick does not wait for it.
  const [chosen, setChosen] = useState(choice.serviceIds)
  const taxPercent = useTaxPercent()
  const isNone = chosen.length === 0
  return (
    <>
      <ServiceStep
        notice={<AgainNotice {...{ barber, choice }} />}
        services={barber.services}
        chosen={chosen}
        onChange={(serviceIds) => {
          setChosen(serviceIds)
          go({ ...choice, serviceIds, start: null, step: 'services' }, { replace: true })
        }}
      />
      <StepFoot>
        {!isWide && !isNone && (
          <ShortSummary
            booking={bookingOf(barber, { ...choice, serviceIds: chosen }, { taxPercent })}
          />
        )}
        <Button
          size="lg"
          wide
          disabled={isNone}
          onClick={() => go({ ...choice, serviceIds: chosen, start: null, step: 'time' })}
        >
          {t(words.continue)}
        </Button>
      </StepFoot>
    </>
  )
}

function Time({ barber, steps: { choice, go }, booking, isWide }: StepProps) {
  const [looking, setLooking] = useLooking(choice)
  return (
    <>
      <StepBody>
        <AgainNotice {...{ barber, choice }} />
        <TimePicker
          profileId={barber.id}
          serviceIds={choice.serviceIds}
          professionalId={choice.professionalId}
          onProfessional={(whom) =>
            go({ ...choice, professionalId: whom?.id ?? null }, { replace: true })
          }
          looking={looking}
          onLook={setLooking}
          onPick={(start) => go({ ...choice, start })}
          onServices={() => go({ ...choice, step: 'services' }, { replace: true })}
        />
      </StepBody>
      {!isWide && (
        <StepFoot>
          <ShortSummary booking={booking} />
        </StepFoot>
      )}
    </>
  )
}

// Going back from a time returns to its day, unless the services changed.
const looked = new Map<string, Looking>()

function useLooking({ serviceIds }: Choice) {
  const key = serviceIds.join()
  const [looking, setLooking] = useState<Looking>(looked.get(key) ?? {})
  return [
    looking,
    (next: Looking) => {
      looked.set(key, next)
      setLooking(next)
    },
  ] as const
}
