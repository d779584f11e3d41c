import { useNavigate } from 'react-router'
import { useSearchLink } from '#web/ui/search-link.ts'

// Changes filters in the address, without a step in the history: filter({ status: 'pending' }).
export function useFilter() {
  const link = useSearchLink()
  const navigate = useNavigate()
  return (changes: Record<string, string>) =>
    void navigate(link(changes), { replace: true, preventScrollReset: true })
}
