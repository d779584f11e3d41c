import { useEffect, useRef, useState } from 'react'
import {
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
  type NavigateOptions,
} from 'react-router'
import type { BarberProfile } from '#contract/marketplace/barbers.ts'
import { choiceIn, isBooking, withChoice, type Choice } from './address.ts'

// Where one stands, and the ways from there. A step forward is a new entry of the history.
export function useSteps(barber: BarberProfile) {
  const [params] = useSearchParams()
  const isOpen = isBooking(params)
  // While the sheet slides away it still shows what it showed.
  const [shown, setShown] = useState(params)
  if (isOpen && shown !== params) setShown(params)
  const choice = choiceIn(isOpen ? params : shown, barber)
  const navigate = useNavigate()
  const { state }: { state: { from?: string } | null } = useLocation()

  function go(changes: Partial<Choice>, options: NavigateOptions = {}) {
    const kept = options.replace ? state : { from: choice.step }
    void navigate(
      { search: String(withChoice(params, changes)) },
      { preventScrollReset: true, state: kept, ...options },
    )
  }

  // One step back, also after a link opened a later step.
  function back() {
    const before = choice.step === 'confirm' ? 'time' : 'services'
    if (state?.from === before) void navigate(-1)
    else go({ ...choice, start: null, step: before }, { replace: true })
  }

  return { isOpen, choice, go, back }
}

type Standing = Pick<ReturnType<typeof useSteps>, 'isOpen' | 'choice'> & { onClose: () => void }

// Once it is booked there is no way back into the steps that led there.
export function useEndAfterBooking({ isOpen, choice: { step }, onClose }: Standing) {
  const isReturn = useNavigationType() === 'POP'
  const isBooked = useRef(false)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    if (!isOpen) return
    if (step === 'booked') isBooked.current = true
    else if (isBooked.current && isReturn) close.current()
    else isBooked.current = false
  }, [isOpen, step, isReturn])
}
