import { FavoriteList } from '#web/features/favorites/favorite-list.tsx'

export function Tab() {
  return <FavoriteList />
}
