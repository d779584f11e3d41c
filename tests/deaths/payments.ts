// Deposits, prepayments, tips, and cards that are saved.
import { list } from '#tests/listing.ts'
import { onFileActs } from '#tests/on-file.ts'
import { bookSoon, completed, enterCard } from '#tests/payments.ts'
import { as, make } from '#tests/world.ts'
import { doAndWork, nothing, payOnPage, type Flow, type Provider } from './flow.ts'

export function flowsOfPayments({ config, saveCard }: Provider): Record<string, Flow> {
  const { openShop, wishAt } = onFileActs(config)

  // At a shop that asks for a deposit of half of $30.
  async function heldForDeposit() {
    const [client, shop] = [await make.person('client'), await list('Third Ward Cuts')]
    const policy = { paymentPolicy: 'prepay', depositPercent: 50 } as const
    await as(shop.barber, { config }).policies.save(policy)
    const { id } = await as(client, { config }).bookings.hold(wishAt(shop))
    return { client, shop, id }
  }

  return {
    'a deposit on the page': {
      async prepare() {
        const scene = await heldForDeposit()
        return { ...scene, act: (life) => payOnPage(life, scene.client, scene.id) }
      },
      end: { ...nothing, charged: [1500], status: 'confirmed', clearing: 1500 },
    },
    'a deposit with a saved card': {
      async prepare() {
        const scene = await heldForDeposit()
        const { client, id } = scene
        const cardId = await saveCard(client)
        return {
          ...scene,
          act: (life) => doAndWork(life, life.api(client).payments.checkout({ id, cardId })),
        }
      },
      end: { ...nothing, charged: [1500], status: 'confirmed', clearing: 1500, cards: 1 },
    },
    'a prepayment with a saved card': {
      async prepare() {
        const [client, shop] = [await make.person('client'), await list('Third Ward Cuts')]
        const cardId = await saveCard(client)
        const { id } = await bookSoon(client, shop)
        return {
          client,
          shop,
          id,
          act: (life) => doAndWork(life, life.api(client).payments.prepay({ id, cardId })),
        }
      },
      end: { ...nothing, charged: [3000], status: 'confirmed', clearing: 3000, cards: 1 },
    },
    'a card on file for a booking': {
      async prepare() {
        const [client, shop] = [await make.person('client'), await openShop()]
        const { id } = await as(client, { config }).bookings.hold(wishAt(shop))
        return { client, shop, id, act: (life) => payOnPage(life, client, id) }
      },
      end: { ...nothing, status: 'confirmed', cards: 1 },
    },
    'a card that is saved': {
      async prepare() {
        const [client, shop] = [await make.person('client'), await list('Third Ward Cuts')]
        return {
          client,
          shop,
          id: null,
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
    'a tip with a saved card': {
      async prepare() {
        const [client, shop] = [await make.person('client'), await list('Third Ward Cuts')]
        const cardId = await saveCard(client)
        const id = await completed(client, shop)
        const tip = { id, tipCents: 500, cardId }
        return {
          client,
          shop,
          id,
          act: (life) => doAndWork(life, life.api(client).payments.tip(tip)),
        }
      },
      // The barber owes the commission of a booking that was paid at the shop.
      end: { ...nothing, charged: [500], status: 'completed', barber: 200, cards: 1 },
    },
  }
}
