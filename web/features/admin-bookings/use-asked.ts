import { useSearchParams } from 'react-router'
import { bookingSources, listedStatuses } from '#contract/admin/bookings.ts'

const dayPattern = /^\d{4}-\d\d-\d\d$/

// The filters in the address. What is not one is left out: anyone can type an address.
export function useAsked() {
  const [params] = useSearchParams()
  const dayIn = (name: string) => {
    const text = params.get(name)
    return text && dayPattern.test(text) ? text : undefined
  }
  const asked = {
    q: params.get('q')?.slice(0, 80) || undefined,
    status: listedStatuses.find((status) => status === params.get('status')),
    source: bookingSources.find((source) => source === params.get('source')),
    from: dayIn('from'),
    to: dayIn('to'),
  }
  return { asked, isFiltered: Object.values(asked).some((value) => value !== undefined) }
}
