// The queries of a barber's pages, on the server and in the browser.
import { data, type RouterContextProvider } from 'react-router'
import type { ReviewSort } from '#contract/marketplace/barbers.ts'
import { isRefusal } from '#contract/errors.ts'
import { api } from '#web/api.ts'
import { browserQueries, load, loadInBrowser } from '#web/page-queries.ts'

export const profileOf = (id: string) => api.barbers.profile.query({ id })
export const portfolioOf = (id: string) => api.barbers.portfolio.query({ id })
export const shopOf = (id: string) => api.barbers.shop.query({ id })
export const similarTo = (id: string) => api.barbers.similar.query({ id })
export const alternatives = api.barbers.featured.query()

export function reviewsOf(id: string, params: URLSearchParams) {
  return api.barbers.reviews.query({ id, ...reviewWishOf(params) })
}

export const reviewSorts: readonly ReviewSort[] = ['newest', 'highest', 'lowest']

// Sorting, stars and page of the reviews from the address. Invalid values are ignored.
export function reviewWishOf(params: URLSearchParams) {
  const [stars, page] = [Number(params.get('stars')), Number(params.get('page'))]
  return {
    stars: Number.isInteger(stars) && stars >= 1 && stars <= 5 ? stars : undefined,
    sort: reviewSorts.find((sort) => sort === params.get('sort')) ?? 'newest',
    page: Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1,
  }
}

// Someone sent by the barber is not shown the neighbours.
export const hidesSimilar = (params: URLSearchParams) => params.get('src') === 'direct'

type Wanted = Parameters<typeof load>[1]
type Main = Wanted[number]
type Asked = { context: Readonly<RouterContextProvider>; request: Request; id: string }

// Without the first query's data the page shows other barbers, with status 404.
export async function loadListed({ context, request, id }: Asked, wanted: [Main, ...Wanted]) {
  const { origin } = new URL(request.url)
  // Whole minutes, so that a page is the same bytes when it is rendered again.
  const seenAt = Math.floor(Date.now() / 60_000) * 60_000
  try {
    if (!isId(id)) throw data(null, { status: 404 })
    const { state } = await load(context, wanted)
    return { state, origin, seenAt, isListed: true }
  } catch (thrown) {
    if (!isMissing(thrown)) throw thrown
    const shop = isId(id) && (await load(context, [shopOf(id)]).catch(() => null))
    if (shop) return { state: shop.state, origin, seenAt, isListed: false }
    const { state } = await load(context, [alternatives])
    return data({ state, origin, seenAt, isListed: false }, { status: 404 })
  }
}

// The first ones are waited for, the others have a place kept for them.
export async function loadListedInBrowser(
  id: string,
  wanted: [Main, ...Wanted],
  later: Wanted = [],
) {
  const known = { state: undefined, origin: location.origin, seenAt: Date.now() }
  if (!isId(id)) return { ...known, isListed: false }
  void loadInBrowser(later)
  await loadInBrowser(wanted)
  const error = browserQueries?.getQueryState(wanted[0].queryKey)?.error
  const isListed = !(isRefusal(error) && error.code === 'NOT_FOUND')
  return { ...known, isListed }
}

export const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

function isMissing(thrown: unknown) {
  return (thrown as { init?: { status?: number } | null }).init?.status === 404
}
