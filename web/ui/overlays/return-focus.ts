import { useRef } from 'react'

// Radix gives the focus back to a dialog's trigger. A dialog that is opened from elsewhere, such as
// a menu, gives it back to whatever had it before. `isBeside`: the page could be used meanwhile, and
// whatever has the focus there keeps it.
export function useReturnFocus(hasTrigger: boolean, isBeside = false) {
  const before = useRef<Element>(null)
  if (hasTrigger) return {}
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      if (isBeside && document.activeElement !== document.body) {
        event.preventDefault()
        return
      }
      if (!(before.current instanceof HTMLElement) || !before.current.isConnected) return
      event.preventDefault()
      before.current.focus()
    },
  }
}
