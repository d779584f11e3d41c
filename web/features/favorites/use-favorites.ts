// Favorites: of guests in this browser, of signed-in users on the server.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BarberCard } from '#contract/marketplace/barbers.ts'
import { messageOf } from '#contract/errors.ts'
import { guestFavoritesLimit } from '#contract/limits.ts'
import { api } from '#web/api.ts'
import { useSentence, useText } from '#web/language.tsx'
import { useSession } from '#web/session.tsx'
import { favorites } from '#web/texts/marketplace/favorites.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import {
  addGuestFavorite,
  removeGuestFavorites,
  useGuestFavorites,
  type Refused,
} from './guest-favorites.ts'

export function useFavorites() {
  const { session } = useSession()
  const inBrowser = useBrowserFavorites()
  const onServer = useServerFavorites(session !== null)
  return session ? onServer : inBrowser
}

function useBrowserFavorites() {
  const t = useText()
  const ids = useGuestFavorites()

  function tell(refused: Refused | null) {
    if (refused === 'full')
      toast.error(t(favorites.notSaved), {
        description: t(favorites.browserFull, { limit: guestFavoritesLimit }),
      })
    if (refused === 'closed')
      toast.error(t(favorites.notSaved), { description: t(favorites.browserClosed) })
  }

  return {
    ids,
    add: (id: string) => tell(addGuestFavorite(id)),
    remove: (id: string) => tell(removeGuestFavorites([id])),
  }
}

const saved = api.favorites.ids.query()
const none: string[] = []
const changes = ['favorites', 'change']

type Change = { id: string; isWanted: boolean }

// At once on the screen, one after the other on the server; taken back when it does not agree.
function useServerFavorites(isSignedIn: boolean) {
  const queries = useQueryClient()
  const t = useText()
  const sentence = useSentence()
  const { data: ids = none } = useQuery({ ...saved, enabled: isSignedIn })

  const { mutate } = useMutation({
    mutationKey: changes,
    scope: { id: changes.join() },
    // Refused at once without a connection, rather than kept for later.
    networkMode: 'always',
    mutationFn: ({ id, isWanted }: Change) =>
      (isWanted ? api.favorites.add : api.favorites.remove).send({ profileId: id }),
    async onMutate(change) {
      // An answer on its way would bring back what was there before.
      await queries.cancelQueries({ queryKey: saved.queryKey })
      show(change)
    },
    onError(error, { id, isWanted }) {
      show({ id, isWanted: !isWanted })
      toast.error(t(favorites.notSaved), { description: sentence(messageOf(error)) })
    },
    onSettled() {
      if (queries.isMutating({ mutationKey: changes }) === 1)
        void queries.invalidateQueries({ queryKey: ['favorites'] })
    },
  })

  function show({ id, isWanted }: Change) {
    queries.setQueryData<string[]>(saved.queryKey, (known = none) => {
      const others = known.filter((each) => each !== id)
      return isWanted ? [id, ...others] : others
    })
    if (!isWanted)
      queries.setQueryData<BarberCard[]>(api.favorites.list.key(), (cards) =>
        cards?.filter((card) => card.id !== id),
      )
  }

  return {
    ids,
    add: (id: string) => mutate({ id, isWanted: true }),
    remove: (id: string) => mutate({ id, isWanted: false }),
  }
}
