import { objects } from '#tests/safety/matrix/objects.ts'
import type { as } from '#tests/world.ts'

const message = 'The photos show an even cut.'

export const disputeDeeds = (api: ReturnType<typeof as>, reason: string) => ({
  async 'disputeDesk.decide'() {
    const id = await objects.escalatedDispute()
    return () => api.disputeDesk.decide({ id, outcome: 'nothing', message, reason })
  },
  async 'disputeDesk.approve'() {
    const id = await objects.decidedByOne()
    return () => api.disputeDesk.approve({ id, isApproved: true, reason })
  },
})
