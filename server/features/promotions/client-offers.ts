// The offers that a client can use.
import { fail } from '#contract/errors.ts'
import type { UsableOffer } from '#contract/money/promotions.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { listAllowed, readWelcome } from '#server/features/bookings/holds/usable.ts'
import { isOffered } from '#server/features/flags/service.ts'
import { limit, refusedAs } from '#server/features/rate-limits/service.ts'
import {
  findOfferByCode,
  listNearOffers,
  listPlatformOffers,
  type FoundOffer,
} from './client-queries.ts'

export async function readUsable({ db, actor }: SignedInCaller) {
  const everywhere = (await isOffered(db, 'promotions_platform'))
    ? await listPlatformOffers(db)
    : []
  const near = (await isOffered(db, 'promotions_barber')) ? await listNearOffers(db, actor.id) : []
  const welcome = await readWelcome(db, actor.id)
  return {
    offers: (await listAllowed(db, actor.id, [...everywhere, ...near])).map(viewOf),
    welcome: welcome && {
      amountCents: welcome.amountCents ?? 0,
      minTotalCents: welcome.minTotalCents,
      endsAt: welcome.endsAt ?? '',
    },
  }
}

// Codes can be guessed, so a network has few tries.
const triesAnHour = 60

export async function lookUpCode({ db, actor, request }: SignedInCaller, code: string) {
  const key = `promotion-code:net:${request.network}`
  await limit(db, [{ key, points: triesAnHour, seconds: 3600 }]).catch(
    refusedAs('NETWORK_TOO_OFTEN'),
  )
  const found = (await findOfferByCode(db, code)) ?? fail('OFFER_UNKNOWN')
  const flag = found.terms.fundedBy === 'platform' ? 'promotions_platform' : 'promotions_barber'
  if (!(await isOffered(db, flag))) fail('OFFER_UNKNOWN')
  if ((await listAllowed(db, actor.id, [found])).length === 0) fail('OFFER_USED_UP')
  return viewOf(found)
}

function viewOf({ profileId: id, shopName, timeZone, terms, services }: FoundOffer): UsableOffer {
  const { perClientLimit: _, isLimited: __, version: ___, ...shown } = terms
  return { ...shown, barber: id === null ? null : { id, shopName }, timeZone, services }
}
