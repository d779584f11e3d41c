// "Finish later" holds for as long as this browser tab is open.
const key = 'onboardingSkipped'

export function skipOnboarding() {
  try {
    sessionStorage.setItem(key, '1')
  } catch {
    // Storage may be closed to us; they are then led there once more.
  }
}

export function isOnboardingSkipped() {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}
