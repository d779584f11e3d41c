import { Heart } from 'lucide-react'
import { useText } from '#web/language.tsx'
import { favorites } from '#web/texts/marketplace/favorites.ts'
import { IconButton } from '#web/ui/button.tsx'
import { useFavorites } from './use-favorites.ts'

type FavoriteButtonProps = { barberId: string; shopName: string }

export function FavoriteButton({ barberId, shopName }: FavoriteButtonProps) {
  const t = useText()
  const { ids, add, remove } = useFavorites()
  const isSaved = ids.includes(barberId)
  return (
    <IconButton
      label={t(isSaved ? favorites.remove : favorites.save, { shopName })}
      aria-pressed={isSaved}
      variant="outline"
      className="shadow-card [&_svg]:size-5 aria-pressed:[&_svg]:fill-brand aria-pressed:[&_svg]:text-brand"
      onClick={() => (isSaved ? remove(barberId) : add(barberId))}
    >
      <Heart aria-hidden />
    </IconButton>
  )
}
