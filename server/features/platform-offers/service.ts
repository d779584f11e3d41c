// The offers of the platform as administrators read them. Bookings price themselves with them
// (bookings/holds/price.ts).
import { fail } from '#contract/errors.ts'
import type { OfferQuery, OffersState } from '#contract/money/platform-offers.ts'
import { cutPage, pageLimit } from '#server/admin-pages.ts'
import type { Db } from '#server/database/db.ts'
import { isOffered } from '#server/features/flags/service.ts'
import { listCosts, sumCost } from './cost-queries.ts'
import {
  countOffers,
  countStatuses,
  findCityZone,
  findOffer,
  listOffers,
  sumBudgets,
} from './queries.ts'

const weeksShown = 12

export async function readState(db: Db): Promise<OffersState> {
  return {
    timeZone: await findCityZone(db),
    isOn: await isOffered(db, 'promotions_platform'),
    counts: await countStatuses(db),
    ...(await sumBudgets(db)),
    costCents: await sumCost(db),
    weeks: await listCosts(db, weeksShown),
  }
}

export async function readPage(db: Db, query: OfferQuery) {
  const found = await readOffers(db, query, pageLimit)
  return { ...cutPage(found, ({ createdAt }) => createdAt), total: await countOffers(db, query) }
}

export async function readOffers(db: Db, query: OfferQuery, limit: number) {
  return (await listOffers(db, query, limit)).map(viewOf)
}

export async function readOffer(db: Db, id: string) {
  return viewOf((await findOffer(db, id)) ?? fail('NOT_FOUND'))
}

type Found = Awaited<ReturnType<typeof listOffers>>[number]

const viewOf = ({ terms, ...rest }: Found) => ({ ...terms, ...rest })
