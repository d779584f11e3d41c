// A time is held while its confirmation is open, and given back when that closes.
import { useEffect, useState } from 'react'
import { holdMinutes, type Hold } from '#contract/holds.ts'
import type { AppError } from '#contract/errors.ts'
import { api } from '#web/api.ts'

type Wish = Parameters<typeof api.bookings.hold.send>[0]

// `until` is told by this browser's clock: the server's may be another.
type Held = { hold: Hold; until: string }
export type HoldState = { held?: Held; error?: AppError }

// `tries` and `holder` ask anew: after a failure, and for someone who has just signed in.
type Asked = { wish: Wish; holder: string | null; tries: number }

export function useHold({ wish, holder, tries }: Asked): HoldState {
  const returns = useReturns()
  const key = JSON.stringify({ wish, holder, tries, returns })
  const [state, setState] = useState<HoldState & { key: string }>({ key: '' })
  useEffect(() => {
    let isAsked = true
    const asked = JSON.parse(key) as Asked
    takeHold(asked.wish).then(
      (held) => isAsked && setState({ key, held }),
      (error: AppError) => isAsked && setState({ key, error }),
    )
    return () => {
      isAsked = false
      letGo()
    }
  }, [key])
  return state.key === key ? state : {}
}

// Leaving the page gives the time back, also with the tab. A page that the browser kept and shows
// again takes it anew.
function useReturns() {
  const [returns, setReturns] = useState(0)
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setReturns((n) => n + 1)
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
    const until = new Date(Date.now() + holdMinutes * 60_000).toISOString()
    return { hold: await api.bookings.hold.send(wish), until }
  })
  return current
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
