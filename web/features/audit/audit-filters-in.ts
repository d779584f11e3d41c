import { dayIn, textIn, type ListFilters } from '#web/features/admin-list/filters.ts'

const idPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const namePattern = /^[a-z_-]{1,60}$/

// The filters in an address. What is not one is left out.
export function filtersIn(params: URLSearchParams) {
  const fitting = (name: string, pattern: RegExp) => {
    const text = params.get(name)
    return text !== null && pattern.test(text) ? text : undefined
  }
  return {
    who: fitting('who', idPattern),
    what: fitting('what', namePattern),
    about: fitting('about', namePattern),
    from: dayIn(params, 'from'),
    to: dayIn(params, 'to'),
    q: textIn(params),
  }
}

// As the server calls them.
export function askedOf({ who, what, about, from, to, q }: ListFilters) {
  return { actorId: who, action: what, entity: about, from, to, q }
}
