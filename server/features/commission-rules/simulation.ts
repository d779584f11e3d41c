// What other percentages would have brought, over the bookings that took place.
import { fail } from '#contract/errors.ts'
import { chargedSources } from '#contract/money/commission.ts'
import {
  simulatedDays,
  type SimulatedSums,
  type Simulation,
  type SimulationQuery,
} from '#contract/money/commission-rules.ts'
import type { Db } from '#server/database/db.ts'
import { findBarber } from './queries.ts'
import { percentsAt, readPlan } from './service.ts'
import { listSources, listWeeks } from './simulation-queries.ts'

const weeksShown = 8

export async function simulate(db: Db, query: SimulationQuery): Promise<Simulation> {
  const { barber, ...wanted } = query
  const barberId =
    barber === undefined ? null : ((await findBarber(db, barber)) ?? fail('NOT_FOUND')).barberId
  const today = percentsAt(await readPlan(db), barberId, Date.now())
  const percents = {
    marketplace: wanted.marketplace ?? today.marketplace,
    direct_link: wanted.direct_link ?? today.direct_link,
    admin: wanted.admin ?? today.admin,
  }
  const rows = await listSources(db, { percents, barberId, days: simulatedDays })
  const weeks = await listWeeks(db, { percents, barberId, weeks: weeksShown })
  const none = { bookings: 0, worthCents: 0, realCents: 0, simulatedCents: 0 }
  return {
    percents,
    total: rows.reduce(add, none),
    sources: chargedSources.map((source) => {
      const found = rows.find((row) => row.source === source)
      return { source, sums: add(none, found ?? none) }
    }),
    weeks: weeks.map(({ monday, ...sums }) => ({ monday, sums })),
  }
}

function add(total: SimulatedSums, row: SimulatedSums): SimulatedSums {
  return {
    bookings: total.bookings + row.bookings,
    worthCents: total.worthCents + row.worthCents,
    realCents: total.realCents + row.realCents,
    simulatedCents: total.simulatedCents + row.simulatedCents,
  }
}
