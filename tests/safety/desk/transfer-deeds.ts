import { randomUUID } from 'node:crypto'
import { objects } from '#tests/safety/matrix/objects.ts'
import type { as } from '#tests/world.ts'

export const transferDeeds = (api: ReturnType<typeof as>, reason: string) => ({
  async 'transfers.adjust'() {
    const id = await objects.payableBarber()
    const order = { id, requestId: randomUUID(), amountCents: 500, reason }
    return () => api.transfers.adjust(order)
  },
  async 'transfers.decide'() {
    const id = await objects.moneyOrder()
    return () => api.transfers.decide({ id, isApproved: true, reason })
  },
  async 'transfers.hold'() {
    const id = await objects.payableBarber()
    return () => api.transfers.hold({ id, reason })
  },
  async 'transfers.release'() {
    const id = await objects.heldBarber()
    return () => api.transfers.release({ id, requestId: randomUUID(), reason })
  },
  async 'transfers.retry'() {
    const id = await objects.failedPayout()
    return () => api.transfers.retry({ id, requestId: randomUUID(), reason })
  },
  async 'transfers.run'() {
    const barberId = await objects.payableBarber()
    return () => api.transfers.run({ barberId, requestId: randomUUID(), reason })
  },
})
