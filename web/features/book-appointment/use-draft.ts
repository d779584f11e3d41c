import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { keep, readKept } from '#web/kept.ts'
import { useSession } from '#web/session.tsx'
import { useSearchLink } from '#web/ui/search-link.ts'
import { nothing, openStepOf, type Draft, type StepName } from './draft.ts'

const place = 'sessionStorage'

// The choices, and the step that the address opens. A step forward is a new entry of the history, so
// Back opens the step before. The choices stay in this browser tab, because they name people.
export function useDraft() {
  const { session } = useSession()
  const key = `kempt-admin-booking-${session?.user.id ?? ''}`
  const [params] = useSearchParams()
  const link = useSearchLink()
  const navigate = useNavigate()
  const [draft, setDraft] = useState<Draft>(() => ({ ...nothing, ...readKept<Draft>(key, place) }))
  const step = params.get('step')

  function change(next: Draft) {
    keep(key, next, place)
    setDraft(next)
  }

  function go(to: StepName | 'booked', { replace = false } = {}) {
    const address = link({ step: to === 'person' ? null : to, client: null })
    void navigate(address, { replace, preventScrollReset: true })
  }

  return { draft, change, go, open: openStepOf(draft, step), isBooked: step === 'booked' }
}
