// Where the visitor stands: asked of the browser only when they press for it.
import { useState } from 'react'

type Position = { latitude: number; longitude: number }
type State = 'idle' | 'asking' | 'refused'

const patienceMs = 15_000

export function useLocate(onFound: (position: Position) => void) {
  const [state, setState] = useState<State>('idle')

  function locate() {
    if (!('geolocation' in navigator)) return setState('refused')
    setState('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle')
        onFound({ latitude: toBlock(coords.latitude), longitude: toBlock(coords.longitude) })
      },
      () => setState('refused'),
      { timeout: patienceMs, maximumAge: 60_000 },
    )
  }

  return { locate, isAsking: state === 'asking', isRefused: state === 'refused' }
}

// Three decimals are a city block: near enough for a list, and no doorstep in an address.
function toBlock(degrees: number) {
  return Math.round(degrees * 1000) / 1000
}
