import { useQuery } from '@tanstack/react-query'
import { redirect, redirectDocument } from 'react-router'
import type { BarberProfile, ShopPage as ShopPageData } from '#contract/marketplace/barbers.ts'
import { api } from '#web/api.ts'
import { apiContext } from '#web/context.ts'
import { firstSegment } from '#web/features/barber-card/card-facts.ts'
import { NotListed } from '#web/features/profile-page/not-listed.tsx'
import {
  hidesSimilar,
  isId,
  loadListed,
  loadListedInBrowser,
  profileOf,
  reviewsOf,
  shopOf,
  similarTo,
} from '#web/features/profile-page/profile-data.ts'
import { ProfileLoading } from '#web/features/profile-page/profile-loading.tsx'
import { Profile } from '#web/features/profile-page/profile.tsx'
import { ShopPage } from '#web/features/profile-page/shop-page.tsx'
import { structuredDataOf } from '#web/features/profile-page/structured-data.ts'
import { PageBody } from '#web/features/shell/page-body.tsx'
import { pageMeta } from '#web/document/meta.ts'
import { notListed, profile } from '#web/texts/marketplace/profile.ts'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { PageData } from '#web/page-data.tsx'
import { answerIn } from '#web/page-queries.ts'
import type { Route } from './+types/barber'

export function meta(args: Route.MetaArgs) {
  const { id } = args.params
  const { state, origin = '' } = args.loaderData ?? {}
  const barber = answerIn<BarberProfile>(state, profileOf(id))
  const shop = answerIn<ShopPageData>(state, shopOf(id))
  if (shop) {
    const params = { name: shop.shopName, place: shop.address, address: firstSegment(shop.address) }
    return pageMeta(profile, { params })(args)
  }
  if (!barber) return pageMeta(notListed, { noIndex: true })(args)
  const { shopName: name, neighborhood, city, address } = barber
  const params = { name, place: neighborhood || city, address: firstSegment(address) }
  return [
    ...pageMeta(profile, { params })(args),
    { 'script:ld+json': structuredDataOf(barber, origin) },
  ]
}

export async function loader({ context, params: { id }, request }: Route.LoaderArgs) {
  if (!isId(id)) await leaveForLink(id, context.get(apiContext).barbers.bySlug({ slug: id }))
  const { searchParams } = new URL(request.url)
  const similar = hidesSimilar(searchParams) ? [] : [similarTo(id)]
  const wanted = [reviewsOf(id, searchParams), ...similar]
  const loaded = await loadListed({ context, request, id }, [profileOf(id), ...wanted])
  const { isListed } = 'data' in loaded ? loaded.data : loaded
  if (!isListed) await leaveForSuccessor(context.get(apiContext).merging.successor({ id }))
  return loaded
}

export async function clientLoader({ params: { id }, request }: Route.ClientLoaderArgs) {
  if (!isId(id)) await leaveForLink(id, api.barbers.bySlug.send({ slug: id }))
  const { searchParams } = new URL(request.url)
  const later = hidesSimilar(searchParams) ? [] : [similarTo(id)]
  const reviews = reviewsOf(id, searchParams)
  const loaded = await loadListedInBrowser(id, [profileOf(id), reviews], later)
  if (!loaded.isListed) await leaveForSuccessor(api.merging.successor.send({ id }))
  return loaded
}

// A slug is the barber's own link, which the server redirects; an unknown slug is a 404.
async function leaveForLink(slug: string, asked: Promise<{ id: string }>) {
  const found = await asked.catch(() => null)
  if (found) throw redirectDocument(`/b/${slug}`)
}

// A duplicate that was merged leads to the listing that stayed.
async function leaveForSuccessor(asked: Promise<{ id: string }>) {
  const found = await asked.catch(() => null)
  if (found) throw redirect(`/barber/${found.id}`, 301)
}

export default function BarberPage({ loaderData, params: { id } }: Route.ComponentProps) {
  const { state, seenAt, isListed } = loaderData
  return (
    <PageData state={state}>
      {isListed ? <Listed key={id} id={id} seenAt={seenAt} /> : <Shop id={id} />}
    </PageData>
  )
}

// The card of a shop leads here too.
function Shop({ id }: { id: string }) {
  const { data: shop, isLoading } = useQuery({ ...shopOf(id), enabled: isId(id), retry: false })
  if (shop) return <ShopPage shop={shop} />
  return isLoading ? <ProfileLoading /> : <NotListed />
}

function Listed({ id, seenAt }: { id: string; seenAt: number }) {
  const { data: barber, error, isFetching, refetch } = useQuery(profileOf(id))
  if (barber) return <Profile barber={barber} seenAt={seenAt} />
  if (error?.code === 'NOT_FOUND') return <Shop id={id} />
  if (!error) return <ProfileLoading />
  return (
    <PageBody>
      <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
    </PageBody>
  )
}
