// Opens the booking sheet when the address asks for it, and fetches its script no earlier than
// someone reaches for a way to book.
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { BarberProfile } from '#contract/marketplace/barbers.ts'
import { useIsBrowser } from '#web/features/auth/is-browser.ts'
import { isBooking, withoutBooking } from './address.ts'

const fetchSheet = () => import('./booking-sheet.tsx')
const BookingSheet = lazy(async () => ({ default: (await fetchSheet()).BookingSheet }))

export function BookingEntrance({ barber }: { barber: BarberProfile }) {
  const [params] = useSearchParams()
  // Not before the browser has the page: the server draws the same for everyone.
  const isWanted = useIsBrowser() && isBooking(params)
  // Once open it stays, so that it can slide away and keep what was typed.
  const [isKept, setIsKept] = useState(false)
  if (isWanted && !isKept) setIsKept(true)
  const close = useClose(params)
  usePreparation()
  return isKept ? (
    <Suspense>
      <BookingSheet barber={barber} onClose={close} />
    </Suspense>
  ) : null
}

// Back to where the page stood before the sheet, so that Back does not open it again.
function useClose(params: URLSearchParams) {
  const navigate = useNavigate()
  const before = useRef<number>(undefined)
  useEffect(() => {
    if (!isBooking(params)) before.current = placeInHistory()
  }, [params])

  return () => {
    const steps = (before.current ?? Number.NaN) - (placeInHistory() ?? Number.NaN)
    if (steps < 0) void navigate(steps)
    else
      void navigate(
        { search: String(withoutBooking(params)) },
        { replace: true, preventScrollReset: true },
      )
  }
}

// The router counts its entries there.
function placeInHistory() {
  const { idx }: { idx?: unknown } = history.state ?? {}
  return typeof idx === 'number' ? idx : undefined
}

const reaching = ['pointerover', 'pointerdown', 'focusin'] as const

function usePreparation() {
  useEffect(() => {
    const look = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a[href*="book=1"]')) void fetchSheet()
    }
    for (const name of reaching) addEventListener(name, look, { passive: true })
    return () => {
      for (const name of reaching) removeEventListener(name, look)
    }
  }, [])
}
