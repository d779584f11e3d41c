import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { Portfolio } from '#contract/marketplace/barbers.ts'
import { NotListed } from '#web/features/profile-page/not-listed.tsx'
import {
  PortfolioWall,
  PortfolioWallLoading,
} from '#web/features/portfolio-page/portfolio-wall.tsx'
import {
  loadListed,
  loadListedInBrowser,
  portfolioOf,
} from '#web/features/profile-page/profile-data.ts'
import { PageBody } from '#web/features/shell/page-body.tsx'
import { useText } from '#web/language.tsx'
import { pageMeta } from '#web/document/meta.ts'
import { notListed, portfolioPage } from '#web/texts/marketplace/profile.ts'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { PageData } from '#web/page-data.tsx'
import { answerIn } from '#web/page-queries.ts'
import type { Route } from './+types/portfolio'

export function meta(args: Route.MetaArgs) {
  const { id } = args.params
  const { state } = args.loaderData ?? {}
  const portfolio = answerIn<Portfolio>(state, portfolioOf(id))
  if (!portfolio) return pageMeta(notListed, { noIndex: true })(args)
  return pageMeta(portfolioPage, { params: { name: portfolio.shopName } })(args)
}

export function loader({ context, params: { id }, request }: Route.LoaderArgs) {
  return loadListed({ context, request, id }, [portfolioOf(id)])
}

export function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  return loadListedInBrowser(id, [portfolioOf(id)])
}

export default function PortfolioPage({ loaderData, params: { id } }: Route.ComponentProps) {
  const { state, isListed } = loaderData
  return <PageData state={state}>{isListed ? <Listed key={id} id={id} /> : <NotListed />}</PageData>
}

function Listed({ id }: { id: string }) {
  const query = useQuery(portfolioOf(id))
  if (query.error?.code === 'NOT_FOUND') return <NotListed />
  return (
    <PageBody>
      <Loaded query={query} loading={<PortfolioWallLoading />}>
        {(portfolio) => (
          <>
            <Heading portfolio={portfolio} />
            <PortfolioWall portfolio={portfolio} />
          </>
        )}
      </Loaded>
    </PageBody>
  )
}

function Heading({ portfolio: { id, shopName } }: { portfolio: Portfolio }) {
  const t = useText()
  const src = useSearchParams()[0].get('src')
  const query = src ? `?${new URLSearchParams({ src })}` : ''
  return (
    <PageHeader
      title={t(portfolioPage.title, { name: shopName })}
      back={{ to: `/barber/${id}${query}`, label: t(portfolioPage.back, { name: shopName }) }}
    />
  )
}
