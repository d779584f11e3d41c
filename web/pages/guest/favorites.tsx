import { FavoriteList } from '#web/features/favorites/favorite-list.tsx'
import { GuestNotice } from '#web/features/favorites/guest-notice.tsx'
import { PageBody } from '#web/features/shell/page-body.tsx'
import { useText } from '#web/language.tsx'
import { pageMeta } from '#web/document/meta.ts'
import { pages } from '#web/texts/pages.ts'
import { PageHeader } from '#web/ui/page-header.tsx'

export const meta = pageMeta(pages.guestFavorites, { noIndex: true })

export default function GuestFavoritesPage() {
  const t = useText()
  return (
    <PageBody>
      <PageHeader title={t(pages.guestFavorites.title)} />
      <GuestNotice />
      <FavoriteList />
    </PageBody>
  )
}
