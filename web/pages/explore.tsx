import { Explore } from '#web/features/explore/explore.tsx'
import { readSearch } from '#web/features/search/filters.ts'
import { isNarrowed, wordsOf } from '#web/features/explore/title.ts'
import { foundBy } from '#web/features/search/use-search.ts'
import { load, loadInBrowser } from '#web/page-queries.ts'
import { pageMeta, rootOf } from '#web/document/meta.ts'
import { PageData } from '#web/page-data.tsx'
import type { Route } from './+types/explore'

export function meta(args: Route.MetaArgs) {
  const search = readSearch(new URLSearchParams(args.location.search))
  return pageMeta(wordsOf(search, rootOf(args).city), { noIndex: isNarrowed(search) })(args)
}

const wantedBy = ({ url }: Request) => foundBy(readSearch(new URL(url).searchParams))

export function loader({ request, context }: Route.LoaderArgs) {
  return load(context, [wantedBy(request)])
}

// The page does not wait: the results of before stand until the new ones are there.
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  void loadInBrowser([wantedBy(request)])
  return { state: undefined }
}

export default function ExplorePage({ loaderData: { state } }: Route.ComponentProps) {
  return (
    <PageData state={state}>
      <Explore />
    </PageData>
  )
}
