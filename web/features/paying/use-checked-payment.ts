import { useQuery } from '@tanstack/react-query'
import { api } from '#web/api.ts'

const askAgainMs = 3000

// How a payment ended, asked of the server, which asks the provider.
export function useCheckedPayment(id: string) {
  return useQuery({
    queryKey: [...api.payments.check.key(), id],
    queryFn: () => api.payments.check.send({ id }),
    refetchOnMount: 'always',
    // The bank has not answered yet.
    refetchInterval: ({ state }) => (state.data?.state === 'created' ? askAgainMs : false),
    retry: false,
  })
}
