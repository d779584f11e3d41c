// Confirms a hold: at once, with a saved card, or on the provider's page, where people pay or give a card.
import type { Booking } from '#contract/bookings/bookings.ts'
import { bookedPath } from '#contract/bookings/confirm-path.ts'
import type { Hold } from '#contract/bookings/holds.ts'
import { leastChargeCents } from '#contract/limits.ts'
import { creditFor, depositOf } from '#contract/money/price.ts'
import { api } from '#web/api.ts'
import { cardOf } from '#web/features/paying/ways.tsx'
import { keepHeld, leaveToPay } from './use-hold.ts'

type Ends = {
  onBooked: (booking: Booking) => void
  // The payment by a saved card has no answer yet.
  onPaying: (holdId: string, paymentId: string) => void
}

type Details = Omit<Parameters<typeof api.bookings.confirm.send>[0], 'useCredit' | 'totalCents'>
type Wanted = Details & { usesCredit: boolean; way: string }

export function useConfirm(profileId: string, { onBooked, onPaying }: Ends) {
  function finish(made: Booking) {
    keepHeld()
    onBooked(made)
  }
  return async (hold: Hold, { usesCredit, way, ...details }: Wanted) => {
    const { depositCents, needsCard, ...seen } = seenOf(hold, usesCredit)
    const cardId = cardOf(way)
    const asked = { ...details, ...seen, ...(cardId !== undefined && { cardId }) }
    const needsPage = needsCard && cardId === undefined
    if (depositCents === 0 && !needsPage) return finish(await api.bookings.confirm.send(asked))
    const { id, state } = await checkOut(profileId, asked)
    if (state === 'succeeded') return finish(await api.bookings.read.send({ id: hold.id }))
    keepHeld()
    onPaying(hold.id, id)
  }
}

// What is left to pay, as the summary shows it, the part of it that is paid by card to book, and whether
// a card is kept instead.
export function seenOf(hold: Hold | undefined, usesCredit: boolean) {
  if (!hold) return { depositCents: 0, needsCard: false }
  const { totalCents, walletCents, policy } = hold
  const useCredit = usesCredit && walletCents > 0
  const creditCents = useCredit ? creditFor(totalCents, walletCents) : 0
  const depositCents = depositOf(totalCents, policy.depositPercent, creditCents)
  const leftCents = totalCents - creditCents
  const needsCard = hold.paymentPolicy === 'card_on_file' && leftCents >= leastChargeCents
  return { useCredit, totalCents: leftCents, depositCents, needsCard }
}

type Checkout = Parameters<typeof api.payments.checkout.send>[0]

// Leaves for the provider's page, or answers how the saved card did.
async function checkOut(profileId: string, asked: Checkout) {
  const { id, state, url } = await api.payments.checkout.send(asked)
  const back = `${bookedPath(profileId, asked.id)}&payment=${id}`
  if (url !== null) return leaveToPay(url, back)
  if (state !== 'needs_client') return { id, state }
  const resumed = await api.payments.resume.send({ id })
  return resumed.url === null ? resumed : leaveToPay(resumed.url, back)
}
