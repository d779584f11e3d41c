// What the card on file pays when a booking ends: the rest of the price, and fees.
import { fromNow, shift } from '#tests/bookings.ts'
import { onFileActs } from '#tests/on-file.ts'
import { as, make } from '#tests/world.ts'
import { doAndWork, move, nothing, type Flow, type Provider } from './flow.ts'

export function flowsOfFees({ config, work }: Provider): Record<string, Flow> {
  const { openShop, bookOnFile, miss } = onFileActs(config)

  async function onFile() {
    const [client, shop] = [await make.person('client'), await openShop()]
    return { client, shop, id: await bookOnFile(client, shop) }
  }

  return {
    'the charge at completion': {
      async prepare() {
        const scene = await onFile()
        const { client, shop, id } = scene
        await shift(id, fromNow(-60))
        const { version } = await as(shop.barber).bookings.read({ id })
        await as(shop.barber).bookings.move({ id, version, move: 'finish' })
        return { ...scene, act: (life) => doAndWork(life, move(life, client, id, 'complete')) }
      },
      end: { ...nothing, charged: [3000], status: 'completed', barber: 2700, cards: 1 },
    },
    'the fee of a late cancellation': {
      async prepare() {
        const scene = await onFile()
        const { client, id } = scene
        await shift(id, fromNow(60))
        return { ...scene, act: (life) => doAndWork(life, move(life, client, id, 'cancel')) }
      },
      end: { ...nothing, charged: [1500], status: 'cancelled', barber: 1350, cards: 1 },
    },
    'the fee of a no-show': {
      async prepare() {
        const scene = await onFile()
        const { shop, id } = scene
        await shift(id, fromNow(-60))
        return { ...scene, act: (life) => doAndWork(life, move(life, shop.barber, id, 'no_show')) }
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
            const asked = { place: 'barber', id, version } as const
            await doAndWork(life, life.api(shop.barber).desk.waiveFee(asked))
          },
        }
      },
      end: { ...nothing, charged: [3000], refunded: [3000], status: 'no_show', cards: 1 },
    },
  }
}
