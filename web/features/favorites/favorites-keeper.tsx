import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { fill } from '#contract/language.ts'
import { api } from '#web/api.ts'
import { useLanguage } from '#web/language.tsx'
import { useSession } from '#web/session.tsx'
import { favorites } from '#web/texts/marketplace/favorites.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import { removeGuestFavorites, useGuestFavorites } from './guest-favorites.ts'

// Hands a guest's favorites over to the account as soon as there is one. They leave the browser only
// when the server has them; until then the next change of session, or page load, tries again.
export function FavoritesKeeper() {
  const language = useLanguage()
  const queries = useQueryClient()
  const { session, isChecked } = useSession()
  const ids = useGuestFavorites()
  const isSending = useRef(false)

  useEffect(() => {
    if (!session || session.viewing || !isChecked) return
    if (ids.length === 0 || isSending.current) return
    isSending.current = true
    api.favorites.merge
      .send({ profileIds: ids })
      .then(({ leftOut }) => {
        removeGuestFavorites(ids)
        if (leftOut > 0) toast.info(fill(favorites.leftOut, language, { count: leftOut }))
        return queries.invalidateQueries({ queryKey: ['favorites'] })
      })
      .catch(() => {})
      .finally(() => (isSending.current = false))
  }, [session, isChecked, ids, language, queries])
  return null
}
