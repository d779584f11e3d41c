import { fail } from '#contract/errors.ts'
import type { BarberId } from '#contract/ids.ts'
import type { Language } from '#contract/language.ts'
import {
  feePresets,
  presetNames,
  type OwnPolicies,
  type PolicyChange,
} from '#contract/business/policies.ts'
import { tipPercents } from '#contract/bookings/after-booking/after-booking-rules.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { takesCards } from '#server/features/flags/service.ts'
import { publish } from '#server/features/outbox/service.ts'
import { barberIdOf } from '#server/ids.ts'
import { findPage, findPolicies, upsertPolicies } from './queries.ts'

// Defaults for a barber without a policies row.
const usual = {
  paymentPolicy: 'pay_at_shop' as const,
  depositPercent: 0,
  cancellationWindowHours: 24,
  ...feePresets.flexible,
  tipPercents,
  messageEn: '',
  messageEs: '',
}

export async function readPolicies(caller: SignedInCaller): Promise<OwnPolicies> {
  const { db, actor } = caller
  const barberId = barberIdOf(actor.id)
  const found = (await findPolicies(db, barberId)) ?? usual
  const page = await findPage(db, barberId)
  return {
    ...found,
    // Without a percentage, all of it.
    depositPercent: found.depositPercent || 100,
    takesCards: await takesCards(caller),
    preset: presetOf(found),
    link: page ? `/b/${page.slug ?? page.id}` : null,
  }
}

export function savePolicies(caller: SignedInCaller, change: PolicyChange) {
  const barberId = barberIdOf(caller.actor.id)
  const { preset, ...columns } = change
  const { paymentPolicy } = columns
  const isByCard = paymentPolicy === 'prepay' || paymentPolicy === 'card_on_file'
  // Cards cannot be charged without a payment provider.
  if (isByCard && caller.config.payments === 'shop') fail('CARDS_NOT_AVAILABLE')
  return inTransaction(caller.db, async (db) => {
    await upsertPolicies(db, barberId, { ...columns, ...(preset && feePresets[preset]) })
    await publish(db, 'barber', { barberId })
    return readPolicies({ ...caller, db })
  })
}

// The barber's message in mails about a booking, in the client's language if available.
export async function messageToClients(db: Db, barberId: BarberId, language: Language) {
  const { messageEn, messageEs } = (await findPolicies(db, barberId)) ?? usual
  return language === 'es' ? messageEs || messageEn : messageEn || messageEs
}

function presetOf(fees: { lateCancelFeePercent: number; noShowFeePercent: number }) {
  const name = presetNames.find(
    (each) =>
      feePresets[each].lateCancelFeePercent === fees.lateCancelFeePercent &&
      feePresets[each].noShowFeePercent === fees.noShowFeePercent,
  )
  return name ?? null
}
