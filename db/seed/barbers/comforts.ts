// A shop's amenities and payment methods, the same in every run.
import { amenities, paymentMethods } from '#contract/business/listing.ts'
import { createRandom } from '#db/seed/random.ts'

export function comfortsOf(owner: string) {
  const random = createRandom(`comforts ${owner}`)
  const some = (all: readonly string[], least: number) => {
    const first = random.integer(0, all.length - 1)
    const count = random.integer(least, all.length - 1)
    return all.filter((_, index) => (index - first + all.length) % all.length < count)
  }
  return {
    amenities: some(amenities, 2),
    paymentMethods: ['cash', ...some(paymentMethods.slice(1), 1)],
  }
}
