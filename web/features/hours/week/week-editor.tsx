// A week that is changed as a whole and then saved.
import clsx from 'clsx'
import { CalendarClock } from 'lucide-react'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { messageOf } from '#contract/errors.ts'
import type { Week } from '#contract/business/week.ts'
import { useHiddenByScrolling } from '#web/features/shell/use-hidden-by-scrolling.ts'
import { useKept } from '#web/kept.ts'
import { useSentence, useText } from '#web/language.tsx'
import { hoursWords } from '#web/texts/business/hours.ts'
import { Button } from '#web/ui/button.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { errorsIn, errorsOf } from './week-errors.ts'
import { WeekGrid } from './week-grid.tsx'
import { isEmpty, isSame, usualWeek } from './week.ts'

type WeekEditorProps = {
  // As it is saved.
  week: Week
  shop?: Week | null
  empty: { title: string; text: string }
  saveLabel: string
  isBusy: boolean
  onSave: (week: Week, onSaved: () => void) => Promise<void>
  // Below the days, with a draft that could be saved.
  below?: (draft: Week | undefined) => ReactNode
} & Unsaved

export type Unsaved = {
  // The name under which changes are kept in this browser until they are saved.
  keepAs?: string
  // Hears whether there are changes that are not saved, with the way to save them: it answers false
  // when something is not right yet.
  onUnsaved?: (save: (() => Promise<boolean>) | null) => void
}

export function WeekEditor(props: WeekEditorProps) {
  const { week, shop, empty, saveLabel, isBusy, onSave, below, keepAs, onUnsaved } = props
  const t = useText()
  const sentence = useSentence()
  const isMenuHidden = useHiddenByScrolling()
  const [draft, setDraft] = useKept<Week>(keepAs)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [refusal, setRefusal] = useState<string>()
  const shown = draft ?? week
  const isChanged = draft !== undefined && !isSame(draft, week)

  function edit(next: Week) {
    setDraft(next)
    // A mistake that was shown goes when it is mended, and no new one comes while typing.
    const now = errorsIn(next)
    setErrors((old) => Object.fromEntries(Object.entries(now).filter(([name]) => name in old)))
    setRefusal(undefined)
  }

  function discard() {
    setDraft(undefined)
    setErrors({})
    setRefusal(undefined)
  }

  async function save() {
    const wrong = errorsIn(shown)
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return false
    let isSaved = false
    try {
      await onSave(shown, () => {
        isSaved = true
        discard()
      })
    } catch (error) {
      const fields = errorsOf(error)
      if (fields) setErrors(fields)
      else setRefusal(messageOf(error))
    }
    return isSaved
  }
  useTelling(isChanged, save, onUnsaved)

  if (isEmpty(shown) && draft === undefined)
    return (
      <EmptyState
        icon={CalendarClock}
        {...empty}
        action={t(hoursWords.template)}
        onAction={() => edit(usualWeek)}
      />
    )
  const isValid = Object.keys(errorsIn(shown)).length === 0
  return (
    <>
      <fieldset disabled={isBusy} className="min-w-0">
        <WeekGrid week={shown} onChange={edit} errors={errors} shop={shop} />
      </fieldset>
      {refusal && (
        <Notice tone="error" className="mt-4">
          {sentence(refusal)}
        </Notice>
      )}
      {isChanged && (
        <div
          className={clsx(
            'sticky bottom-0 z-10 -mx-5 flex flex-wrap items-center gap-3 border-b bg-card px-5 py-3',
            !isMenuHidden && 'max-md:bottom-[calc(3.5rem+env(safe-area-inset-bottom))]',
          )}
        >
          <Hint className="flex-1">{t(hoursWords.unsaved)}</Hint>
          <Button variant="ghost" disabled={isBusy} onClick={discard}>
            {t(hoursWords.discard)}
          </Button>
          <Button busy={isBusy && t(hoursWords.saving)} onClick={() => void save()}>
            {saveLabel}
          </Button>
        </div>
      )}
      {below?.(isChanged && isValid ? draft : undefined)}
    </>
  )
}

function useTelling(
  isChanged: boolean,
  save: () => Promise<boolean>,
  onUnsaved: Unsaved['onUnsaved'],
) {
  const saveNow = useEffectEvent(save)
  const tell = useEffectEvent((way: (() => Promise<boolean>) | null) => onUnsaved?.(way))
  useEffect(() => {
    tell(isChanged ? () => saveNow() : null)
    return () => tell(null)
  }, [isChanged])
}
