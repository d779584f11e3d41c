// What is given back afterwards: a refund by an administrator, a fee that the barber waives. Each is
// pressed twice.
import { randomUUID } from 'node:crypto'
import { ask, type Shop } from '#tests/drills/crowd.ts'
import { signIn } from './people.ts'

type Place = { url: string; databaseUrl: string; adminId: string }

export function createAmends({ url, databaseUrl, adminId }: Place) {
  return {
    async giveBack(id: string) {
      const order = {
        requestId: randomUUID(),
        bookingId: id,
        method: 'card',
        amountCents: 500,
        cause: 'quality',
        chargedTo: 'barber',
        note: '',
        reason: 'The fade was uneven',
      }
      const admin = await signIn(databaseUrl, adminId)
      const give = () => ask(url, '/api/admin/refunds', admin, order)
      await Promise.all([give(), give()])
    },
    async waive(shop: Shop, id: string) {
      const barber = await signIn(databaseUrl, shop.barberId)
      const { body } = await ask(url, `/api/bookings/${id}`, barber)
      const { version } = body as { version: number }
      const path = `/api/desk/barber/visits/${id}/waive-fee`
      await Promise.all([1, 2].map(() => ask(url, path, barber, { version })))
    },
  }
}
