// What clients, barbers and an administrator do with cards, over HTTP: they press twice, come back or
// do not, and go on when an answer is lost.
import { cancel, enterCard, post, type Started } from '#tests/drills/card-city.ts'
import {
  ask,
  bookOnce,
  hold,
  openTimes,
  random,
  type Client,
  type Shop,
} from '#tests/drills/crowd.ts'
import { createAmends } from './amends.ts'
import { moveTo, signIn, type Shops } from './people.ts'

type Place = { url: string; databaseUrl: string; shops: Shops; adminId: string }

const isDrawn = (share: number) => Math.random() < share

export function createActs(place: Place) {
  const { url, databaseUrl, shops } = place
  const { giveBack, waive } = createAmends(place)
  const press = async (client: Client, path: string, body: object) => {
    const once = () => post(url, client, path, body)
    const [started] = await Promise.all(isDrawn(0.3) ? [once(), once()] : [once()])
    return started ?? null
  }

  async function goToPage(client: Client, started: Started | null) {
    if (started?.url && isDrawn(0.9)) await enterCard(started.url)
    if (started && isDrawn(0.5)) await post(url, client, `/api/payments/${started.id}/check`, {})
  }

  async function checkOut(client: Client, shop: Shop) {
    const times = await openTimes(url, shop, client)
    if (times.length === 0) return null
    const held = await hold(url, shop, random(times), client)
    if (held.status !== 201) return null
    const { id } = held.body as { id: string }
    await goToPage(client, await press(client, `/api/bookings/${id}/checkout`, {}))
    return id
  }

  async function saveCard(client: Client) {
    await goToPage(client, await press(client, '/api/saved-cards', {}))
    const { body } = await ask(url, '/api/payments', client)
    return (body as { cards?: { id: string }[] }).cards?.[0]?.id
  }

  async function move(who: Client, id: string, name: string) {
    const { body } = await ask(url, `/api/bookings/${id}`, who)
    const { version } = body as { version: number }
    const answer = await ask(url, `/api/bookings/${id}/moves`, who, { version, move: name })
    return answer.status === 200
  }

  // In the last day, at a minute of its own.
  const toThePast = (id: string) => moveTo(databaseUrl, id, -60 - Math.floor(Math.random() * 1400))

  async function complete(client: Client, shop: Shop, id: string) {
    if (!(await toThePast(id))) return false
    const barber = await signIn(databaseUrl, shop.barberId)
    return (await move(barber, id, 'finish')) && (await move(client, id, 'complete'))
  }

  return {
    async prepay(client: Client) {
      const made = await bookOnce(url, random(shops.atShop), client)
      if (!made) return
      const cardId = isDrawn(0.4) ? await saveCard(client) : undefined
      const path = `/api/bookings/${made.id}/prepay`
      await goToPage(client, await press(client, path, { ...(cardId && { cardId }) }))
      if (isDrawn(0.3)) await cancel(url, client, made.id)
    },
    async deposit(client: Client) {
      const shop = random(shops.ahead)
      const id = await checkOut(client, shop)
      if (id === null) return
      if (isDrawn(0.3)) await cancel(url, client, id)
      else if ((await complete(client, shop, id)) && isDrawn(0.5)) await giveBack(id)
    },
    async charge(client: Client) {
      const shop = random(shops.onFile)
      const id = await checkOut(client, shop)
      if (id === null || !(await complete(client, shop, id))) return
      if (isDrawn(0.4)) await giveBack(id)
      const path = `/api/bookings/${id}/tip-by-card`
      if (isDrawn(0.4)) await goToPage(client, await press(client, path, { tipCents: 300 }))
    },
    async miss(client: Client) {
      const shop = random(shops.onFile)
      const id = await checkOut(client, shop)
      if (id === null || !(await toThePast(id))) return
      if (!(await move(await signIn(databaseUrl, shop.barberId), id, 'no_show'))) return
      if (isDrawn(0.4)) await waive(shop, id)
    },
    async cancelLate(client: Client) {
      const shop = random(shops.onFile)
      const id = await checkOut(client, shop)
      if (id === null) return
      if (!(await moveTo(databaseUrl, id, 60 + Math.floor(Math.random() * 1200)))) return
      if ((await move(client, id, 'cancel')) && isDrawn(0.3)) await waive(shop, id)
    },
  }
}
