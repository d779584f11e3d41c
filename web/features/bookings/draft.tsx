import { useEffect, useState, type RefObject } from 'react'
import { useFormContext } from 'react-hook-form'
import { keep, readKept } from '#web/kept.ts'

// The typed details, kept while the slot changes.
export type Draft = {
  name: string
  phone: string
  email: string
  note: string
  // Of an offer, once it is used.
  promotionCode?: string
}
export type KeptDraft = RefObject<Draft> & {
  keep: () => void
  keepCode: (code: string) => void
  forget: () => void
}

const empty: Draft = { name: '', phone: '', email: '', note: '' }
const place = 'sessionStorage'

// It outlives a reload, but neither this tab nor the booking.
export function useDraft(profileId: string): KeptDraft {
  const [draft] = useState(() => {
    const key = `kempt-booking-draft-${profileId}`
    const made: KeptDraft = {
      current: { ...empty, ...readKept<Draft>(key, place) },
      keep: () => keep(key, made.current, place),
      keepCode(code) {
        made.current = { ...made.current, promotionCode: code }
        made.keep()
      },
      forget() {
        made.current = { ...empty }
        keep(key, undefined, place)
      },
    }
    return made
  })
  return draft
}

export function KeepDraft({ draft }: { draft: KeptDraft }) {
  const { subscribe } = useFormContext<Draft>()
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback({ values }) {
          Object.assign(draft.current, values)
          draft.keep()
        },
      }),
    [subscribe, draft],
  )
  return null
}
