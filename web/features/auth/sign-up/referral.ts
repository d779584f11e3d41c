// The referral code of this visitor, kept until they sign up.
import { useQuery } from '@tanstack/react-query'
import { defaultWelcomeBonusDollars, referralCodeMaxLength } from '#contract/limits.ts'
import { api } from '#web/api.ts'
import { useLanguage } from '#web/language.tsx'

const key = 'pendingReferralCode'

export function tidyReferralCode(text: string | null | undefined) {
  return (text ?? '').trim().toUpperCase().slice(0, referralCodeMaxLength)
}

// A browser that has it already has opened the link before.
export function keepReferralCode(code: string) {
  try {
    if (localStorage.getItem(key) === code) return
    localStorage.setItem(key, code)
  } catch {
    // Storage may be closed to us; the address still carries the code.
  }
  void api.referrals.open.send({ code }).catch(() => {})
}

// From the address of this page, or from an invitation opened earlier.
export function pendingReferralCode() {
  const given = tidyReferralCode(new URLSearchParams(location.search).get('ref'))
  if (given) return given
  try {
    return tidyReferralCode(localStorage.getItem(key))
  } catch {
    return ''
  }
}

export function forgetReferralCode() {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}

// '$5' in the words of the page.
export function useWelcomeBonus(isOffered: boolean) {
  const language = useLanguage()
  const { data } = useQuery({
    ...api.specFunctions.getReferralSettings.query(),
    enabled: isOffered,
  })
  const dollars = data?.refereeWelcomeBonus ?? defaultWelcomeBonusDollars
  return dollars.toLocaleString(`${language}-US`, {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
  })
}
