// Slots, and a slot that is held during confirmation.
import * as z from 'zod'
import { barberId } from '#contract/ids.ts'
import { paymentProvider } from '#contract/money/payment-provider.ts'
import { heldPrice } from '#contract/money/promotion-terms.ts'

// How long a guest's hold lasts until they ask for their code. The others: settings.holdMinutes.
export const guestHoldMinutes = 5

export const professional = z.object({
  id: z.uuid(),
  name: z.string(),
  photoUrl: z.string().nullable(),
})

export const bookingItem = z.object({
  serviceId: z.uuid().nullable(),
  name: z.string(),
  priceCents: z.int(),
  minutes: z.int(),
})

export const policy = z.object({
  cancellationWindowHours: z.int(),
  lateCancelFeePercent: z.int(),
  noShowFeePercent: z.int(),
  // The share of the price that is paid by card to book.
  depositPercent: z.int(),
})

export const slots = z.object({
  // The live channel reports changes of these slots by this id.
  barberId,
  timeZone: z.string(),
  // Only days with open slots.
  days: z.array(z.object({ date: z.iso.date(), starts: z.array(z.iso.datetime()) })),
  // The first day with an open slot, also after the requested days.
  firstDate: z.iso.date().nullable(),
  lastDate: z.iso.date(),
  professionals: z.array(professional),
  items: z.array(bookingItem),
  minutes: z.int(),
  totalCents: z.int(),
  paymentPolicy: z.string(),
  isInstant: z.boolean(),
  policy,
})

export const hold = z.object({
  id: z.uuid(),
  // The shop's.
  timeZone: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  // Counted from this response, because the browser's clock may differ.
  keptSeconds: z.int(),
  professional,
  items: z.array(bookingItem),
  ...heldPrice.shape,
  paymentPolicy: z.string(),
  provider: paymentProvider,
  isInstant: z.boolean(),
  // Not instant because of the client's standing, where other clients book instantly.
  isAskedFirst: z.boolean(),
  // The barber's deadline, if it becomes a request.
  answerBy: z.iso.datetime(),
  policy,
  // The end of free cancellation; null if there is none.
  cancelUntil: z.iso.datetime().nullable(),
})

export type Slots = z.output<typeof slots>
export type Hold = z.output<typeof hold>
export type BookingItem = z.output<typeof bookingItem>
export type Policy = z.output<typeof policy>
export type Professional = z.output<typeof professional>
