import { useState } from 'react'

export type Selection = {
  // Whether rows have boxes to check.
  isOn: boolean
  setIsOn: (isOn: boolean) => void
  ids: readonly string[]
  has: (id: string) => boolean
  toggle: (id: string) => void
  // Not only the rows on the screen, but all that match the filters.
  isAll: boolean
  setIsAll: (isAll: boolean) => void
}

// What is chosen belongs to the filters it was chosen under: with others it starts empty.
export function useSelection(of: string): Selection {
  const [state, setState] = useState({ of, isOn: false, isAll: false, ids: new Set<string>() })
  const now = state.of === of ? state : { of, isOn: false, isAll: false, ids: new Set<string>() }
  return {
    isOn: now.isOn,
    setIsOn: (isOn) => setState({ of, isOn, isAll: false, ids: new Set() }),
    ids: [...now.ids],
    has: (id) => now.isAll || now.ids.has(id),
    toggle: (id) =>
      setState({ of, isOn: true, isAll: false, ids: now.ids.symmetricDifference(new Set([id])) }),
    isAll: now.isAll,
    setIsAll: (isAll) => setState({ ...now, isAll }),
  }
}
