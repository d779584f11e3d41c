// A booking in the making, as the address of the profile page tells it:
// ?book=1&service=ID&service=ID&professional=ID&start=ISO, and ?book=1&booking=ID when it is made.
// payment=ID is what was paid for it, on the way back from the provider's page.
// again=ID names the booking that is repeated.
import type { BarberProfile } from '#contract/marketplace/barbers.ts'
import { mostServices } from '#contract/limits.ts'

export type Step = 'services' | 'time' | 'confirm' | 'booked'

export type Choice = {
  serviceIds: string[]
  professionalId: string | null
  start: string | null
  bookingId: string | null
  paymentId: string | null
  // The booking that is repeated, and whether some of it is no longer offered.
  again: string | null
  isPartGone: boolean
  step: Step
}

export const isBooking = (params: URLSearchParams) => params.get('book') === '1'

type Known = Pick<BarberProfile, 'services' | 'team'>

// Services the barber does not offer are dropped.
export function choiceIn(params: URLSearchParams, { services, team }: Known): Choice {
  const serviceIds = chosenIn(params.getAll('service'), services)
  const professional = params.get('professional')
  const choice = {
    serviceIds,
    professionalId: team.some(({ providerId }) => providerId === professional)
      ? professional
      : null,
    start: instantOf(params.get('start')),
    bookingId: params.get('booking'),
    paymentId: params.get('payment'),
    again: params.get('again'),
    isPartGone: params.getAll('service').some((asked) => services.every(({ id }) => id !== asked)),
  }
  return { ...choice, step: stepOf(choice, params.get('step') === 'services') }
}

function instantOf(text: string | null) {
  const at = Date.parse(text ?? '')
  return Number.isNaN(at) ? null : new Date(at).toISOString()
}

function chosenIn(asked: string[], services: Known['services']) {
  const offered = services.filter(({ id }) => asked.includes(id)).slice(0, mostServices)
  if (offered.some(({ isAddOn }) => !isAddOn)) return offered.map(({ id }) => id)
  const [only, ...others] = services
  return only && !only.isAddOn && others.length === 0 ? [only.id] : []
}

function stepOf({ serviceIds, start, bookingId }: Omit<Choice, 'step'>, isChanging: boolean): Step {
  if (bookingId !== null) return 'booked'
  if (serviceIds.length === 0 || isChanging) return 'services'
  return start === null ? 'time' : 'confirm'
}

type Changes = Partial<Choice>

// Everything else in the address stays as it is.
export function withChoice(params: URLSearchParams, choice: Changes) {
  const { serviceIds = [], professionalId, start, bookingId, paymentId, again, step } = choice
  const next = withoutBooking(params)
  next.set('book', '1')
  for (const id of serviceIds) next.append('service', id)
  if (professionalId) next.set('professional', professionalId)
  if (start) next.set('start', start)
  if (bookingId) next.set('booking', bookingId)
  if (paymentId) next.set('payment', paymentId)
  if (again) next.set('again', again)
  if (step === 'services') next.set('step', 'services')
  return next
}

const ours = ['book', 'service', 'professional', 'start', 'booking', 'payment', 'again', 'step']

export function withoutBooking(params: URLSearchParams) {
  const rest = new URLSearchParams(params)
  for (const name of ours) rest.delete(name)
  return rest
}
