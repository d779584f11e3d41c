// Feature flags and kill switches. A call names the flags it depends on (contract/call.ts), the
// server judges them (server/features/flags), the screens ask web/flags/use-flag.ts.
import type { FlagCode } from './errors.ts'
import { keysOf } from './lists.ts'
import type { Permission } from './permissions.ts'

export type FlagDeclaration = {
  // A feature is refused while its flag is off, a pause while it is on.
  kind: 'feature' | 'pause'
  // Without a row in feature_flags.
  isOn: boolean
  // On for everyone or for no one, because most who meet it have no account.
  isWhole?: true
  // Only administrators with this right can use it.
  needs?: Permission
  refusal: FlagCode
}

export const flags = {
  guest_booking: { kind: 'feature', isOn: true, isWhole: true, refusal: 'GUEST_BOOKING_OFF' },
  waitlist: { kind: 'feature', isOn: true, refusal: 'WAITLIST_OFF' },
  reviews_photos: { kind: 'feature', isOn: true, refusal: 'REVIEW_PHOTOS_OFF' },
  referral: { kind: 'feature', isOn: true, isWhole: true, refusal: 'REFERRAL_OFF' },
  spanish: { kind: 'feature', isOn: true, isWhole: true, refusal: 'SPANISH_OFF' },
  promotions_barber: { kind: 'feature', isOn: true, isWhole: true, refusal: 'PROMOTIONS_OFF' },
  online_payments: { kind: 'feature', isOn: true, isWhole: true, refusal: 'CARDS_OFF' },
  promotions_platform: {
    kind: 'feature',
    isOn: true,
    isWhole: true,
    refusal: 'PLATFORM_OFFERS_OFF',
  },
  impersonation: {
    kind: 'feature',
    isOn: false,
    needs: 'people.impersonate',
    refusal: 'IMPERSONATION_OFF',
  },
  bookings_paused: { kind: 'pause', isOn: false, isWhole: true, refusal: 'BOOKINGS_PAUSED' },
  signup_paused: { kind: 'pause', isOn: false, isWhole: true, refusal: 'SIGN_UP_PAUSED' },
  payouts_paused: { kind: 'pause', isOn: false, isWhole: true, refusal: 'PAYOUTS_PAUSED' },
  sms_paused: { kind: 'pause', isOn: false, isWhole: true, refusal: 'TEXTS_PAUSED' },
} as const satisfies Record<string, FlagDeclaration>

export type FlagName = keyof typeof flags
export const flagNames = keysOf(flags)

type OfKind<Kind> = {
  [Name in FlagName]: (typeof flags)[Name]['kind'] extends Kind ? Name : never
}[FlagName]
export type PauseName = OfKind<'pause'>
export type FeatureName = OfKind<'feature'>

export function isPause(name: FlagName): name is PauseName {
  return flags[name].kind === 'pause'
}

export function isWhole(name: FlagName) {
  const declared: FlagDeclaration = flags[name]
  return declared.isWhole === true
}

// The right without which a feature cannot be used.
export function neededFor(name: FlagName) {
  const declared: FlagDeclaration = flags[name]
  return declared.needs
}

function isFeature(name: FlagName): name is FeatureName {
  return !isPause(name)
}

export const pauseNames = flagNames.filter(isPause)
export const featureNames = flagNames.filter(isFeature)

// Flags of features that do not exist yet. Nothing can switch them on: each moves to the table above
// together with the calls it gates.
export const plannedFlags = [
  'live_chat',
  'instant_payouts',
  'sponsored_listings',
  'gift_cards',
  'memberships',
  'loyalty_stamps',
  'walk_in_queue',
  'calendar_import',
] as const
export type PlannedFlag = (typeof plannedFlags)[number]

export const mostNamedPeople = 50
export const mostBannerCharacters = 160
