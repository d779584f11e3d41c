// A time is held while its confirmation is open, and given back when that closes.
import { useEffect, useRef, useState } from 'react'
import type { Hold } from '#contract/bookings/holds.ts'
import type { AppError } from '#contract/errors.ts'
import type { HeldPrice } from '#contract/money/promotion-terms.ts'
import { api } from '#web/api.ts'
import { sendWithProof } from '#web/human-check/proof-of-work.ts'

type Wish = Parameters<typeof api.bookings.hold.send>[0]

// How long it is kept, by this browser's clock: the server's may be another.
export type Kept = { until: string; minutes: number }
type Held = Kept & { hold: Hold }
export type HoldState = { held?: Held; error?: AppError }

// `tries` and `holder` ask anew: after a failure, and for someone who has just signed in.
type Asked = { wish: Wish; holder: string | null; tries: number }
// A code that was used goes along when another slot is held.
type Used = { codeOf: () => string | undefined }

export function useHold({ wish, holder, tries, codeOf }: Asked & Used) {
  const returns = useReturns()
  const key = JSON.stringify({ wish, holder, tries, returns })
  const [state, setState] = useState<HoldState & { key: string }>({ key: '' })
  const coded = useRef(codeOf)
  useEffect(() => {
    let isAsked = true
    const asked: Asked = JSON.parse(key)
    takeHold({ ...asked.wish, promotionCode: coded.current() }).then(
      (held) => isAsked && setState({ key, held }),
      (error: AppError) => isAsked && setState({ key, error }),
    )
    return () => {
      isAsked = false
      letGo()
    }
  }, [key])
  // A guest who asked for a code has longer.
  const prolong = (kept: Kept) =>
    setState((now) => (now.held ? { ...now, held: { ...now.held, ...kept } } : now))
  const reprice = (price: HeldPrice) =>
    setState((now) =>
      now.held ? { ...now, held: { ...now.held, hold: { ...now.held.hold, ...price } } } : now,
    )
  // The server wants a card for it.
  const wantCard = () =>
    setState((now) =>
      now.held
        ? {
            ...now,
            held: { ...now.held, hold: { ...now.held.hold, paymentPolicy: 'card_on_file' } },
          }
        : now,
    )
  // Cards were switched off meanwhile: all of it is paid at the shop.
  const dropCard = () =>
    setState((now) =>
      now.held ? { ...now, held: { ...now.held, hold: atShop(now.held.hold) } } : now,
    )
  const shown: HoldState = state.key === key ? state : {}
  return { ...shown, prolong, reprice, wantCard, dropCard }
}

const atShop = (hold: Hold): Hold => ({
  ...hold,
  paymentPolicy: 'pay_at_shop',
  policy: { ...hold.policy, depositPercent: 0 },
})

// Leaving the page gives the time back, also with the tab. A page that the browser kept and shows
// again takes it anew.
function useReturns() {
  const [returns, setReturns] = useState(0)
  useEffect(() => {
    function onShow({ persisted }: PageTransitionEvent) {
      if (!persisted) return
      if (wayBack === undefined) setReturns((n) => n + 1)
      else location.replace(wayBack)
    }
    addEventListener('pagehide', letGo)
    addEventListener('pageshow', onShow)
    return () => {
      removeEventListener('pagehide', letGo)
      removeEventListener('pageshow', onShow)
    }
  }, [])
  return returns
}

let current: Promise<Held> | undefined
// One after the other: a time on its way back is not yet there to be taken.
let leaving: Promise<unknown> = Promise.resolve()

function takeHold(wish: Wish) {
  current = leaving.then(async () => {
    let askedAt = 0
    const ask = (input: Wish) => {
      askedAt = Date.now()
      return api.bookings.hold.send(input)
    }
    const hold = await sendWithProof(ask, wish)
    return { hold, ...keptFrom(askedAt, hold.keptSeconds) }
  })
  return current
}

// From the moment of asking, so that the clock never runs longer than the hold.
export function keptFrom(askedAt: number, seconds: number): Kept {
  const until = new Date(askedAt + seconds * 1000).toISOString()
  return { until, minutes: Math.round(seconds / 60) }
}

function letGo() {
  const held = current
  current = undefined
  leaving = Promise.resolve(held)
    .then((known) => known && api.bookings.release.send({ id: known.hold.id }))
    .catch(() => {})
}

// It is booked now, so there is nothing to give back.
export function keepHeld() {
  current = undefined
}

// Where Back leads from the provider's page: not to a form whose slot is being paid for.
let wayBack: string | undefined

// The slot stays held while its client pays on the provider's page. Never returns.
export function leaveToPay(url: string, back: string) {
  keepHeld()
  wayBack = back
  location.assign(url)
  return new Promise<never>(() => {})
}
