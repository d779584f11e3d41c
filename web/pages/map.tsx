import { MapScreen } from '#web/features/map/map-screen.tsx'
import { readSearch } from '#web/features/search/filters.ts'
import { foundBy } from '#web/features/search/use-search.ts'
import { load, loadInBrowser } from '#web/page-queries.ts'
import { pageMeta } from '#web/document/meta.ts'
import { pages } from '#web/texts/pages.ts'
import { PageData } from '#web/page-data.tsx'
import type { Route } from './+types/map'

export const meta = pageMeta(pages.map)

const wantedBy = ({ url }: Request) => foundBy(readSearch(new URL(url).searchParams))

export function loader({ request, context }: Route.LoaderArgs) {
  return load(context, [wantedBy(request)])
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  void loadInBrowser([wantedBy(request)])
  return { state: undefined }
}

export default function MapPage({ loaderData: { state } }: Route.ComponentProps) {
  return (
    <PageData state={state}>
      <MapScreen />
    </PageData>
  )
}
