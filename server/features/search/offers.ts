// What a barber offers of what is asked for: one service that is all of it, or else several together.
import type { Category } from '#contract/marketplace/search.ts'
import { withWider } from './read/catalog.ts'
import type { StyleId } from './read/types.ts'
import { headedBy, isForKids, isHaircut } from './styles-of.ts'

export type Service = {
  id: string
  name: string
  priceCents: number
  category: string
  isAddOn: boolean
  // By its name: `all` with the wider styles.
  all: readonly StyleId[]
  leaves: readonly StyleId[]
  starts: Int32Array
}

export type Offer = {
  services: readonly Service[]
  priceCents: number
  // Empty for several services: their common times are only known to the booking page.
  starts: Int32Array
  // By its own name, and not only by its category.
  isNamed: boolean
}

export type Ask = {
  // All of these, and one of `anyOf`.
  styles: readonly StyleId[]
  anyOf: readonly StyleId[]
  category?: Category
  priceMinCents?: number
  priceMaxCents?: number
  isCheapestFirst?: boolean
}

export const anything: Ask = { styles: [], anyOf: [] }

const noStarts = new Int32Array()

// The best first.
export function offersFor(services: readonly Service[], ask: Ask): Offer[] {
  const { category, priceMinCents = 0, priceMaxCents = Number.POSITIVE_INFINITY } = ask
  const asked = [...ask.styles, ...ask.anyOf]
  const suitable = services.filter(
    (service) =>
      (category === undefined || service.category === category) &&
      (asked.length === 0 || isForKids(asked) || !isKidsService(service)),
  )
  const single = suitable
    .filter((service) => !service.isAddOn && isAllOf(service, ask))
    .map((service) => offerOf([service], asked))
    .sort((a, b) => strangeness(a, asked) - strangeness(b, asked))
  const offers = single.length > 0 ? single : together(suitable, ask)
  const fitting = offers.filter(
    ({ priceCents }) => priceCents >= priceMinCents && priceCents <= priceMaxCents,
  )
  return ask.isCheapestFirst ? fitting.sort((a, b) => a.priceCents - b.priceCents) : fitting
}

function isAllOf(service: Service, { styles, anyOf }: Ask) {
  return (
    styles.every((id) => is(service, id)) &&
    (anyOf.length === 0 || anyOf.some((id) => is(service, id)))
  )
}

const is = ({ all, category }: Service, id: StyleId) =>
  all.includes(id) || headedBy(id) === category

const isKidsService = ({ category, all }: Service) => category === 'Kids' || isForKids(all)

function offerOf(services: readonly Service[], asked: readonly StyleId[]): Offer {
  const [first] = services
  return {
    services,
    priceCents: services.reduce((sum, { priceCents }) => sum + priceCents, 0),
    starts: services.length === 1 && first ? first.starts : noStarts,
    isNamed: asked.length === 0 || asked.some((id) => services.some(({ all }) => all.includes(id))),
  }
}

// How much else a service is: 'Cut + beard' for someone who asks for a cut. By name goes before by
// category.
function strangeness({ services, isNamed }: Offer, asked: readonly StyleId[]) {
  const leaves = asked.length === 0 ? [] : services.flatMap((service) => service.leaves)
  const others = leaves.filter((leaf) => !withWider(leaf).some((id) => asked.includes(id)))
  return (isNamed ? 0 : 50) + others.length
}

// A service for each style, with at most one haircut among them; an extra with the first service.
function together(services: readonly Service[], { styles, anyOf }: Ask): Offer[] {
  if (anyOf.length > 0 || styles.length === 0 || styles.filter(isHaircut).length > 1) return []
  const chosen = styles.map((id) => {
    const having = services.filter((service) => is(service, id))
    return having.find(({ isAddOn }) => !isAddOn) ?? having[0]
  })
  if (chosen.some((service) => service === undefined)) return []
  const unique = [...new Set(chosen.filter((service) => service !== undefined))]
  if (unique.some(({ isAddOn }) => !isAddOn)) return [offerOf(unique, styles)]
  const main = services.find(({ isAddOn }) => !isAddOn)
  return main ? [offerOf([main, ...unique], styles)] : []
}
