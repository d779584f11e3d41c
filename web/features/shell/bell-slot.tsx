// The notification bell's place in the top bar, for signed-in people.
export function BellSlot() {
  return null
}
