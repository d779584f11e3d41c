// What an administrator has chosen so far. Each choice needs the ones before it.
import { shownPhone } from '#contract/accounts/shown-phone.ts'

export type Person =
  | { kind: 'client'; id: string; name: string; contact: string }
  | { kind: 'guest'; name: string; phone: string | null; email: string | null }

export type Shop = { id: string; shopName: string; address: string; timeZone: string }

export type Draft = {
  person: Person | null
  shop: Shop | null
  serviceIds: readonly string[]
  areServicesDone: boolean
  professional: { id: string; name: string } | null
  isAnyNotice: boolean
  noticeReason: string
  startsAt: string | null
}

export const nothing: Draft = {
  person: null,
  shop: null,
  serviceIds: [],
  areServicesDone: false,
  professional: null,
  isAnyNotice: false,
  noticeReason: '',
  startsAt: null,
}

// The first step without an answer, or -1.
export const openStepOf = ({ person, shop, areServicesDone, startsAt }: Draft) =>
  [person !== null, shop !== null, areServicesDone, startsAt !== null].findIndex(
    (isDone) => !isDone,
  )

// The barber's notice is left out only with a reason.
export function isNoticeLeftOut({ isAnyNotice, noticeReason }: Draft) {
  return isAnyNotice && noticeReason.trim().length >= leastReason
}

const leastReason = 3
const noTime = { professional: null, startsAt: null }

export const withShop = (draft: Draft, shop: Shop | null): Draft => ({
  ...draft,
  ...noTime,
  shop,
  serviceIds: [],
  areServicesDone: false,
})

export const withServices = (draft: Draft, serviceIds: readonly string[]): Draft => ({
  ...draft,
  ...noTime,
  serviceIds,
  areServicesDone: false,
})

export function contactOf(person: Person) {
  if (person.kind === 'client') return person.contact
  return [shownPhone(person.phone), person.email].filter(Boolean).join(' · ')
}
