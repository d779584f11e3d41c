// A week that is changed as a whole and then saved.
import { CalendarClock } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { messageOf } from '#contract/errors.ts'
import type { Week } from '#contract/week.ts'
import { useSentence, useText } from '#web/language.tsx'
import { hoursWords } from '#web/texts/hours.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { errorsIn, errorsOf } from './week-errors.ts'
import { WeekGrid } from './week-grid.tsx'
import { isEmpty, isSame, usualWeek } from './week.ts'

type WeekEditorProps = {
  // As it is saved.
  week: Week
  shop?: Week | null
  saveLabel: string
  isBusy: boolean
  onSave: (week: Week, onSaved: () => void) => Promise<void>
  // Below the days, with a draft that could be saved.
  below?: (draft: Week | undefined) => ReactNode
}

export function WeekEditor(props: WeekEditorProps) {
  const { week, shop, saveLabel, isBusy, onSave, below } = props
  const t = useText()
  const sentence = useSentence()
  const [draft, setDraft] = useState<Week>()
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
    if (Object.keys(wrong).length > 0) return
    try {
      await onSave(shown, discard)
    } catch (error) {
      const fields = errorsOf(error)
      if (fields) setErrors(fields)
      else setRefusal(messageOf(error))
    }
  }

  if (isEmpty(shown) && draft === undefined)
    return (
      <EmptyState
        icon={CalendarClock}
        title={t(hoursWords.emptyTitle)}
        text={t(hoursWords.empty)}
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
        <div className="sticky bottom-0 z-10 -mx-5 flex flex-wrap items-center gap-3 border-b bg-card px-5 py-3 max-md:bottom-[calc(3.5rem+env(safe-area-inset-bottom))]">
          <p className="flex-1 text-sm text-muted-foreground">{t(hoursWords.unsaved)}</p>
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
