// The filters of a list as they stand in the address, by name. What a list does not know is left out
// by the function that reads them: anyone can type an address.
import type { Text } from '#contract/language.ts'
import { useText } from '#web/language.tsx'

export type ListFilters = Record<string, string | undefined>

const dayPattern = /^\d{4}-\d\d-\d\d$/
const idPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

export function dayIn(params: URLSearchParams, name: string) {
  const text = params.get(name)
  return text && dayPattern.test(text) ? text : undefined
}

export function idIn(params: URLSearchParams, name: string) {
  const text = params.get(name)
  return text && idPattern.test(text) ? text : undefined
}

export function textIn(params: URLSearchParams, name = 'q') {
  return params.get(name)?.slice(0, 80) || undefined
}

export function isFiltered(filters: ListFilters) {
  return Object.values(filters).some((value) => value !== undefined)
}

// All Bookings, searched for the same text.
export const bookingsFor = (text: string) =>
  `/admin/dashboard?${String(new URLSearchParams({ tab: 'all-bookings', q: text }))}`

// The same text for the same filters, whatever their order in the address.
export function queryOf(filters: ListFilters) {
  const given = Object.entries(filters).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  return String(new URLSearchParams(given.toSorted(([a], [b]) => a.localeCompare(b))))
}

// A filter in words: State: No-show.
export type SaidFilter = { name: string; label: string; value: string }

type Said = { label: Text; value?: Text | undefined }

// Of the given filters, those that are set. Without words a value says itself.
export function useSaidFilters(filters: ListFilters, words: Record<string, Said>): SaidFilter[] {
  const t = useText()
  return Object.entries(words).flatMap(([name, { label, value }]) => {
    const given = filters[name]
    return given === undefined ? [] : [{ name, label: t(label), value: value ? t(value) : given }]
  })
}
