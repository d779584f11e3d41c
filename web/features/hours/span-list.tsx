import { Plus, X } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import type { HourSpan } from '#contract/business/week.ts'
import { useSentence, useText } from '#web/language.tsx'
import { hoursWords } from '#web/texts/business/hours.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { describe, FieldNotes } from '#web/ui/forms/field-frame.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { clockOfMinutes, dayMinutes, minutesOfClock, spanOf, withBreak } from './week/week.ts'

type SpanListProps = {
  // The name of the day they are of.
  day: string
  spans: readonly HourSpan[]
  onChange: (spans: HourSpan[]) => void
  errorOf: (index: number) => string | undefined
  // The element id of each span, for callers that focus one.
  idOf?: (index: number) => string
  action?: ReactNode
}

// The parts of a day; the gap between two is a break.
export function SpanList({ day, spans, onChange, errorOf, idOf, action }: SpanListProps) {
  const t = useText()
  const canBreak = withBreak(spans).length > spans.length
  return (
    <div className="min-w-0 space-y-2">
      {spans.map((span, index) => (
        <SpanRow
          key={index}
          {...{ day, span, part: index + 1 }}
          id={idOf?.(index)}
          error={errorOf(index)}
          onChange={(next) => onChange(spans.with(index, next))}
          onRemove={() => onChange(spans.toSpliced(index, 1))}
        />
      ))}
      <div className="flex flex-wrap gap-x-4 gap-y-1">
        {canBreak && (
          <Button
            variant="link"
            size="sm"
            aria-label={t(hoursWords.addBreakOn, { day })}
            onClick={() => onChange(withBreak(spans))}
          >
            <Plus aria-hidden />
            {t(hoursWords.addBreak)}
          </Button>
        )}
        {action}
      </div>
    </div>
  )
}

type SpanRowProps = {
  id?: string
  day: string
  part: number
  span: HourSpan
  error?: string
  onChange: (span: HourSpan) => void
  onRemove: () => void
}

function SpanRow(props: SpanRowProps) {
  const { day, part, span, error: message, onChange, onRemove } = props
  const t = useText()
  const sentence = useSentence()
  const ownId = useId()
  const id = props.id ?? ownId
  const error = message && sentence(message)
  const { opensMinutes, closesMinutes } = span
  return (
    <div>
      <div className="flex items-center gap-2">
        <ClockInput
          {...describe({ id, error })}
          label={t(hoursWords.from, { day, part })}
          minutes={opensMinutes}
          onChange={(opens) => onChange(spanOf(opens, closesMinutes))}
        />
        <span className="text-sm text-muted-foreground">{t(hoursWords.to)}</span>
        <ClockInput
          {...describe({ id: `${id}-until`, error })}
          label={t(hoursWords.until, { day, part })}
          minutes={closesMinutes}
          onChange={(closes) => onChange(spanOf(opensMinutes, closes))}
        />
        <IconButton
          label={t(hoursWords.removePart, { day, part })}
          className="-mr-2"
          onClick={onRemove}
        >
          <X aria-hidden />
        </IconButton>
      </div>
      {closesMinutes > dayMinutes && (
        <Hint className="mt-0.5">
          {clockOfMinutes(closesMinutes)} {t(hoursWords.nextDay)}
        </Hint>
      )}
      <FieldNotes id={id} error={error} />
    </div>
  )
}

type ClockInputProps = {
  id: string
  label: string
  minutes: number
  onChange: (minutes: number) => void
  'aria-invalid'?: boolean
  'aria-describedby'?: string
}

function ClockInput({ label, minutes, onChange, ...rest }: ClockInputProps) {
  return (
    <Input
      {...rest}
      type="time"
      step={300}
      aria-label={label}
      value={clockOfMinutes(minutes)}
      onChange={(event) => onChange(minutesOfClock(event.target.value))}
      className="max-w-36 min-w-0 flex-1 px-2! tabular-nums max-sm:[&::-webkit-calendar-picker-indicator]:hidden"
    />
  )
}
