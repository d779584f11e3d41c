// The address one screen hands to the next, in the state of the navigation.
export function emailOf(state: unknown) {
  const isKnown = typeof state === 'object' && state !== null && 'email' in state
  return isKnown ? String(state.email ?? '') : ''
}
