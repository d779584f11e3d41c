// A way in which money moves: a scene that is prepared, an act in which a process may die, and its end.
// Whoever acts a second time, as people do after an error, sees what stands and goes on from there.
import type { Actor } from '#contract/access.ts'
import type { Move } from '#contract/bookings/workflow.ts'
import type { Listed } from '#tests/listing.ts'
import { enterCard, type openProvider } from '#tests/payments.ts'
import type { Life } from './mortal.ts'

export type Scene = {
  client: Actor
  shop: Listed
  id: string | null
  act: (life: Life) => Promise<void>
}

// Amounts that were charged and refunded at the provider, and what our rows say.
export type End = {
  charged: number[]
  refunded: number[]
  status: string | null
  owedCents: number
  clearing: number
  barber: number
  cards: number
}

export type Flow = { prepare: () => Promise<Scene>; end: End }
export type Provider = Awaited<ReturnType<typeof openProvider>>

export const nothing: End = {
  charged: [],
  refunded: [],
  status: null,
  owedCents: 0,
  clearing: 0,
  barber: 0,
  cards: 0,
}

// The deed, and the jobs that follow from it. What was done before the death is refused to whoever tries
// again, and they go on.
export async function doAndWork(life: Life, deed: Promise<unknown>) {
  await deed.catch((error: unknown) => {
    if (life.isDead()) throw error
  })
  await life.work()
}

export async function move(life: Life, who: Actor, id: string, name: Move) {
  const { version } = await life.api(who).bookings.read({ id })
  await life.api(who).bookings.move({ id, version, move: name, reason: 'So it was' })
}

export async function payOnPage(life: Life, client: Actor, id: string) {
  const { payments } = life.api(client)
  const started = await payments.checkout({ id })
  if (started.url !== null) await enterCard(started.url)
  await payments.check({ id: started.id })
}
