// Short notices over the page. What draws them (sonner) is loaded by ToastArea when the browser is
// idle, or at the first notice; notices given before that wait for it.

export type ToastOptions = {
  description?: string
  action?: { label: string; onClick: () => void }
  durationMs?: number
  position?: 'top-center' | 'top-right' | 'bottom-center' | 'bottom-right'
}

export type Kind = 'success' | 'error' | 'info'
export type Show = (kind: Kind, title: string, options: ToastOptions) => void

const waiting: Parameters<Show>[] = []
let show: Show = (...notice) => waiting.push(notice)
let wakeArea = () => {}

export const toast = {
  success: (title: string, options: ToastOptions = {}) => give('success', title, options),
  error: (title: string, options: ToastOptions = {}) => give('error', title, options),
  info: (title: string, options: ToastOptions = {}) => give('info', title, options),
}

function give(...notice: Parameters<Show>) {
  wakeArea()
  show(...notice)
}

export function onFirstToast(wake: () => void) {
  wakeArea = wake
  if (waiting.length) wake()
}

export function drawToastsWith(draw: Show) {
  show = draw
  for (const notice of waiting.splice(0)) draw(...notice)
}
