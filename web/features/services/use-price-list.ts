import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { messageOf } from '#contract/errors.ts'
import type { OfferedService } from '#contract/business/services.ts'
import type { Place } from '#contract/business/team-rights.ts'
import { api } from '#web/api.ts'
import { useSentence, useText } from '#web/language.tsx'
import { onLive, watchBarber } from '#web/live/live.ts'
import { servicesWords } from '#web/texts/business/services.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import type { Template } from './templates.ts'

// The list as it is, also when a colleague changes it, and what can be done to it.
export function usePriceList(place: Place) {
  const t = useText()
  const sentence = useSentence()
  const queries = useQueryClient()
  const query = api.services.list.query({ place })
  const list = useQuery(query)
  const barberId = list.data?.barberId
  const refresh = () => queries.invalidateQueries({ queryKey: api.services.list.key() })
  const complain = (error: unknown) =>
    void toast.error(t(servicesWords.notSaved), { description: sentence(messageOf(error)) })

  useEffect(() => {
    if (!barberId) return
    const look = () => void queries.invalidateQueries({ queryKey: api.services.list.key() })
    const leave = [
      onLive('barber', (change) => change.barberId === barberId && look()),
      onLive('ready', look),
      watchBarber(barberId),
    ]
    return () => leave.forEach((each) => each())
  }, [barberId, queries])

  const create = useMutation({ ...api.services.create.mutation(), onSettled: refresh })
  const setActive = useMutation({ ...api.services.setActive.mutation(), onSettled: refresh })
  const reorder = useMutation({
    ...api.services.reorder.mutation(),
    onSettled: refresh,
    onError: complain,
  })

  function add({ name, ...template }: Template) {
    const called = t(name)
    create.mutate(
      { place, name: called, ...template },
      {
        onSuccess: () => toast.success(t(servicesWords.added, { name: called })),
        onError: complain,
      },
    )
  }

  // The list is as wished at once, and as it really is after the answer.
  function order(services: OfferedService[]) {
    queries.setQueryData<typeof list.data>(query.queryKey, (old) => old && { ...old, services })
    reorder.mutate({ place, ids: services.map(({ id }) => id) })
  }

  function offer({ id, name }: OfferedService, isActive: boolean) {
    setActive.mutate(
      { place, id, isActive },
      {
        onSuccess: () =>
          toast.success(t(isActive ? servicesWords.shown : servicesWords.hidden, { name })),
        onError: complain,
      },
    )
  }

  return {
    list,
    refresh,
    add,
    order,
    offer,
    isAdding: create.isPending,
    isSwitching: setActive.isPending,
  }
}
