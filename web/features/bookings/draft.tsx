import { useEffect, type RefObject } from 'react'
import { useFormContext } from 'react-hook-form'

// What someone has typed, kept while times come and go.
export type Draft = { name: string; phone: string; email: string; note: string }
export type KeptDraft = RefObject<Draft>

export const emptyDraft: Draft = { name: '', phone: '', email: '', note: '' }

export function KeepDraft({ draft }: { draft: KeptDraft }) {
  const { subscribe } = useFormContext<Draft>()
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => void Object.assign(draft.current, values),
      }),
    [subscribe, draft],
  )
  return null
}
