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
  professional: { id: string; name: string } | null
  isAnyNotice: boolean
  noticeReason: string
  startsAt: string | null
}

export const nothing: Draft = {
  person: null,
  shop: null,
  serviceIds: [],
  professional: null,
  isAnyNotice: false,
  noticeReason: '',
  startsAt: null,
}

export const steps = ['person', 'barber', 'services', 'time', 'check'] as const
export type StepName = (typeof steps)[number]

// The open step: the one in the address, but none whose choices before it are missing.
export function openStepOf({ person, shop, serviceIds, startsAt }: Draft, asked: string | null) {
  const wanted = steps.findIndex((name) => name === asked)
  const missing = [
    person !== null,
    shop !== null,
    serviceIds.length > 0,
    startsAt !== null,
    false,
  ].indexOf(false)
  return Math.min(Math.max(wanted, 0), missing)
}

// The barber's notice is left out only with a reason.
export function isNoticeLeftOut({ isAnyNotice, noticeReason }: Draft) {
  return isAnyNotice && noticeReason.trim().length >= leastReason
}

const leastReason = 3

type Asking = {
  policies: { paymentPolicy: string; depositPercent: number }
  services: readonly { id: string; depositPercent: number | null }[]
}

// Whether clients who book these services online pay a deposit or give a card.
export function isCardAsked({ policies, services }: Asking, serviceIds: readonly string[]) {
  const asked = services.filter(({ id }) => serviceIds.includes(id))
  return (
    policies.paymentPolicy === 'card_on_file' ||
    policies.depositPercent > 0 ||
    asked.some(({ depositPercent }) => (depositPercent ?? 0) > 0)
  )
}

const noTime = { professional: null, startsAt: null }

// Someone else starts anew; the same person keeps what was chosen for them.
export function withPerson(draft: Draft, person: Person): Draft {
  return isSamePerson(draft.person, person) ? { ...draft, person } : { ...nothing, person }
}

function isSamePerson(before: Person | null, person: Person) {
  if (before?.kind === 'client' && person.kind === 'client') return before.id === person.id
  return before?.kind === 'guest' && person.kind === 'guest' && before.name === person.name
}

export const withShop = (draft: Draft, shop: Shop): Draft =>
  draft.shop?.id === shop.id ? draft : { ...draft, ...noTime, shop, serviceIds: [] }

export const withServices = (draft: Draft, serviceIds: readonly string[]): Draft => ({
  ...draft,
  ...noTime,
  serviceIds,
})

// What was typed to find someone, as the details of a guest.
export function guestTyped(typed: string) {
  const isPhone = typed.replaceAll(/\D/g, '').length >= fewestDigits && /^[\d\s()+.-]+$/.test(typed)
  const isEmail = typed.includes('@')
  return {
    name: isPhone || isEmail ? '' : typed,
    phone: isPhone ? typed : '',
    email: isEmail ? typed : '',
  }
}

const fewestDigits = 4

export function contactOf(person: Person) {
  if (person.kind === 'client') return person.contact
  return [shownPhone(person.phone), person.email].filter(Boolean).join(' · ')
}
