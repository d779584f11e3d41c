import { Heart } from 'lucide-react'
import { useText } from '#web/language.tsx'
import { favorites } from '#web/texts/marketplace/favorites.ts'
import { IconButton } from '#web/ui/button.tsx'
import { useFavorites } from './use-favorites.ts'

type FavoriteButtonProps = { profileId: string; shopName: string }

export function FavoriteButton({ profileId, shopName }: FavoriteButtonProps) {
  const t = useText()
  const { ids, add, remove } = useFavorites()
  const isSaved = ids.includes(profileId)
  return (
    <IconButton
      label={t(isSaved ? favorites.remove : favorites.save, { shopName })}
      aria-pressed={isSaved}
      variant="outline"
      className="shadow-card [&_svg]:size-5 aria-pressed:[&_svg]:fill-brand aria-pressed:[&_svg]:text-brand"
      onClick={() => (isSaved ? remove(profileId) : add(profileId))}
    >
      <Heart aria-hidden />
    </IconButton>
  )
}
