import { useId } from 'react'
import { useText } from '#web/language.tsx'
import { listWords as words } from '#web/texts/admin/list.ts'
import { describe, FieldFrame } from '#web/ui/forms/field-frame.tsx'
import { Textarea } from '#web/ui/forms/input.tsx'

type ReasonFieldProps = { value: string; onChange: (value: string) => void }

// Why an administrator does something, for screens that are not a ConfirmDialog.
export function ReasonField({ value, onChange }: ReasonFieldProps) {
  const t = useText()
  const id = useId()
  const hint = t(words.reasonHint)
  return (
    <FieldFrame id={id} label={t(words.reason)} hint={hint}>
      <Textarea
        {...describe({ id, hint })}
        rows={2}
        maxLength={500}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  )
}
