// Every way in which money moves, as a scene that is prepared and an act in which a process may die.
// Whoever acts a second time, as people do after an error, sees what stands and goes on from there.
import type { Actor } from '#contract/access.ts'
import { createPaying, orderOf } from '#server/features/refunds/refunds.test.kit.ts'
import { fromNow, shift } from '#tests/bookings.ts'
import { list, type Listed } from '#tests/listing.ts'
import type { Life } from '#tests/mortal.ts'
import { onFileActs } from '#tests/on-file.ts'
import { bookSoon, completed, enterCard, type openProvider } from '#tests/payments.ts'
import { as, make } from '#tests/world.ts'

export type Scene = {
  client: Actor
  shop: Listed
  id: string | null
  act: (life: Life) => Promise<void>
}

// What the act leaves: amounts that were charged and refunded at the provider, and what our rows say.
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

const nothing: End = {
  charged: [],
  refunded: [],
  status: null,
  owedCents: 0,
  clearing: 0,
  barber: 0,
  cards: 0,
}

type Provider = Awaited<ReturnType<typeof openProvider>>

export async function createFlows(opened: Provider): Promise<Record<string, Flow>> {
  const { config, work, saveCard } = opened
  const { openShop, wishAt, bookOnFile, miss } = onFileActs(config)
  const { paidAndDone } = createPaying(opened)
  const finance = await make.admin('finance')
  const operations = await make.admin('operations')
  const newClient = () => make.person('client')

  async function onPage(life: Life, client: Actor, id: string) {
    const { payments } = life.api(client)
    const started = await payments.checkout({ id })
    if (started.url !== null) await enterCard(started.url)
    await payments.check({ id: started.id })
  }

  async function move(life: Life, who: Actor, id: string, name: 'cancel' | 'complete' | 'no_show') {
    const { version } = await life.api(who).bookings.read({ id })
    await life.api(who).bookings.move({ id, version, move: name, reason: 'So it was' })
  }

  async function moveAndWork(life: Life, who: Actor, id: string, name: Parameters<typeof move>[3]) {
    await move(life, who, id, name).catch(unlessDead(life))
    await life.work()
  }

  async function depositShop() {
    const shop = await list('Third Ward Cuts')
    await as(shop.barber, { config }).policies.save({ paymentPolicy: 'prepay', depositPercent: 50 })
    return shop
  }

  async function held(shop: Listed) {
    const client = await newClient()
    const { id } = await as(client, { config }).bookings.hold(wishAt(shop))
    return { client, shop, id }
  }

  async function onFile() {
    const [client, shop] = [await newClient(), await openShop()]
    return { client, shop, id: await bookOnFile(client, shop) }
  }

  return {
    'a deposit on the page': {
      async prepare() {
        const scene = await held(await depositShop())
        return { ...scene, act: (life) => onPage(life, scene.client, scene.id) }
      },
      end: { ...nothing, charged: [1500], status: 'confirmed', clearing: 1500 },
    },
    'a deposit with a saved card': {
      async prepare() {
        const scene = await held(await depositShop())
        const { client, id } = scene
        const cardId = await saveCard(client)
        return {
          ...scene,
          async act(life) {
            await life.api(client).payments.checkout({ id, cardId }).catch(unlessDead(life))
            await life.work()
          },
        }
      },
      end: { ...nothing, charged: [1500], status: 'confirmed', clearing: 1500, cards: 1 },
    },
    'a prepayment with a saved card': {
      async prepare() {
        const [client, shop] = [await newClient(), await list('Third Ward Cuts')]
        const cardId = await saveCard(client)
        const { id } = await bookSoon(client, shop)
        return {
          ...{ client, shop, id },
          async act(life) {
            await life.api(client).payments.prepay({ id, cardId }).catch(unlessDead(life))
            await life.work()
          },
        }
      },
      end: { ...nothing, charged: [3000], status: 'confirmed', clearing: 3000, cards: 1 },
    },
    'a card on file for a booking': {
      async prepare() {
        const scene = await held(await openShop())
        return { ...scene, act: (life) => onPage(life, scene.client, scene.id) }
      },
      end: { ...nothing, status: 'confirmed', cards: 1 },
    },
    'a card that is saved': {
      async prepare() {
        const [client, shop] = [await newClient(), await list('Third Ward Cuts')]
        return {
          ...{ client, shop, id: null },
          async act(life) {
            const { payments } = life.api(client)
            if ((await payments.list({})).cards.length > 0) return
            const { id, url } = await payments.saveCard()
            if (url !== null) await enterCard(url)
            await payments.check({ id })
          },
        }
      },
      end: { ...nothing, cards: 1 },
    },
    'the charge at completion': {
      async prepare() {
        const scene = await onFile()
        await shift(scene.id, fromNow(-60))
        const { version } = await as(scene.shop.barber).bookings.read({ id: scene.id })
        await as(scene.shop.barber).bookings.move({ id: scene.id, version, move: 'finish' })
        return { ...scene, act: (life) => moveAndWork(life, scene.client, scene.id, 'complete') }
      },
      end: { ...nothing, charged: [3000], status: 'completed', barber: 2700, cards: 1 },
    },
    'the fee of a late cancellation': {
      async prepare() {
        const scene = await onFile()
        await shift(scene.id, fromNow(60))
        return { ...scene, act: (life) => moveAndWork(life, scene.client, scene.id, 'cancel') }
      },
      end: { ...nothing, charged: [1500], status: 'cancelled', barber: 1350, cards: 1 },
    },
    'the fee of a no-show': {
      async prepare() {
        const scene = await onFile()
        await shift(scene.id, fromNow(-60))
        const { barber } = scene.shop
        return { ...scene, act: (life) => moveAndWork(life, barber, scene.id, 'no_show') }
      },
      end: { ...nothing, charged: [3000], status: 'no_show', barber: 2700, cards: 1 },
    },
    'a fee that is waived after it was charged': {
      async prepare() {
        const scene = await onFile()
        const { shop, id } = scene
        await miss(shop, id)
        await work()
        return {
          ...scene,
          async act(life) {
            const { version } = await life.api(shop.barber).bookings.read({ id })
            const waived = life.api(shop.barber).desk.waiveFee({ place: 'barber', id, version })
            await waived.catch(unlessDead(life))
            await life.work()
          },
        }
      },
      end: { ...nothing, charged: [3000], refunded: [3000], status: 'no_show', cards: 1 },
    },
    'the refund of a cancellation': {
      async prepare() {
        const [client, shop] = [await newClient(), await list('Third Ward Cuts')]
        const cardId = await saveCard(client)
        const { id } = await bookSoon(client, shop)
        await as(client, { config }).payments.prepay({ id, cardId })
        return { client, shop, id, act: (life) => moveAndWork(life, client, id, 'cancel') }
      },
      end: { ...nothing, charged: [3000], refunded: [3000], status: 'cancelled', cards: 1 },
    },
    'a refund by an administrator': {
      async prepare() {
        const [client, shop] = [await newClient(), await list('Third Ward Cuts')]
        const id = await paidAndDone(client, shop)
        const order = orderOf(id)
        return {
          ...{ client, shop, id },
          async act(life) {
            await life.api(finance).refunds.give(order).catch(unlessDead(life))
            await life.work()
          },
        }
      },
      end: {
        ...nothing,
        ...{ charged: [3000], refunded: [1000], status: 'completed', barber: 1800, cards: 1 },
      },
    },
    'a refund that another person approves': {
      async prepare() {
        const [client, shop] = [await newClient(), await list('Wedding Parties')]
        const id = await paidAndDone(client, shop, 90_000)
        const order = orderOf(id, { amountCents: 20_000 })
        await as(operations).refunds.give(order)
        const decision = { id: order.requestId, isApproved: true, reason: 'The photos show it' }
        return {
          ...{ client, shop, id },
          async act(life) {
            await life.api(finance).refunds.decide(decision).catch(unlessDead(life))
            await life.work()
          },
        }
      },
      end: {
        ...nothing,
        ...{ charged: [90_000], refunded: [20_000], status: 'completed', barber: 63_000, cards: 1 },
      },
    },
    'a tip by card': {
      async prepare() {
        const [client, shop] = [await newClient(), await list('Third Ward Cuts')]
        const cardId = await saveCard(client)
        const id = await completed(client, shop)
        return {
          ...{ client, shop, id },
          async act(life) {
            const tip = { id, tipCents: 500, cardId }
            await life.api(client).payments.tip(tip).catch(unlessDead(life))
            await life.work()
          },
        }
      },
      // The barber owes the commission of a booking that was paid at the shop.
      end: { ...nothing, charged: [500], status: 'completed', barber: 200, cards: 1 },
    },
  }
}

// What was done before is refused to whoever acts again, and they go on.
const unlessDead = (life: Life) => (error: unknown) => {
  if (life.isDead()) throw error
}
