// Every minute: goes on with everything that is not final, and so finds what events did not tell.
import {
  isAway,
  providerOf,
  type ProviderContext,
} from '#server/features/payment-provider/service.ts'
import { listUnhandled } from './event-queries.ts'
import { hearEvent, noteEvent } from './events.ts'
import { goOn } from './go-on.ts'
import { takeDue } from './queries.ts'
import { takeDueRefunds } from './refund-queries.ts'
import { payRefund } from './refunds.ts'

const atOnce = 200

export async function sweepPayments(context: ProviderContext) {
  if (context.config.payments === 'shop') return
  const { requirePresent } = await providerOf(context)
  const failures: unknown[] = []
  // One that fails does not hold up the others, unless the provider is away.
  const each = async (ids: string[], work: (id: string) => Promise<unknown>) => {
    for (const id of ids) {
      try {
        requirePresent()
        await work(id)
      } catch (error) {
        if (!isAway(error)) failures.push(error)
      }
    }
  }
  await each(await takeDue(context.db, atOnce), (id) => goOn(context, id))
  await each(await takeDueRefunds(context.db, atOnce), (id) => payRefund(context, id))
  const events = await listUnhandled(context.db, atOnce)
  await each(
    events.map(({ id }) => id),
    (id) => hearEvent(context, id),
  )
  if (failures.length > 0) throw new AggregateError(failures, 'the sweep failed for some payments')
}

const lookBackSeconds = 2 * 3600

// Events of the last hours that never arrived, page by page, the newest first.
export async function readMissedEvents(context: ProviderContext) {
  if (context.config.payments === 'shop') return
  const { ask } = await providerOf(context)
  const gte = Math.floor(Date.now() / 1000) - lookBackSeconds
  let last: string | undefined
  do {
    const place = last === undefined ? {} : { starting_after: last }
    const page = await ask(({ events }) => events.list({ created: { gte }, limit: 100, ...place }))
    for (const event of page.data) await noteEvent(context.db, event)
    last = page.has_more ? page.data.at(-1)?.id : undefined
  } while (last !== undefined)
}
