import { useState } from 'react'
import { sayForm } from '#contract/money/disputes/disputes.ts'
import { api } from '#web/api.ts'
import { Attachments } from '#web/features/support/attachments.tsx'
import { useText } from '#web/language.tsx'
import { answerWords as words } from '#web/texts/money/disputes/disputes.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/forms/form-fields.tsx'
import { Form, SubmitButton } from '#web/ui/forms/form.tsx'
import type { CaseProps } from './case-props.ts'
import { useMoving } from './use-moving.ts'

export function AddWords({ access }: CaseProps) {
  const t = useText()
  const send = useMoving(access)
  const [isOpen, setIsOpen] = useState(false)
  if (!isOpen)
    return (
      <Button wide variant="outline" onClick={() => setIsOpen(true)}>
        {t(words.words)}
      </Button>
    )
  return (
    <Form
      schema={sayForm}
      initial={{ message: '', files: [] }}
      onSubmit={async (said) => {
        await send(api.disputes.say.send({ ...access, ...said }), words.added)
        setIsOpen(false)
      }}
    >
      <TextArea name="message" label={t(words.message)} rows={4} autoFocus />
      <Attachments />
      <SubmitButton wide busy={t(words.sending)}>
        {t(words.add)}
      </SubmitButton>
    </Form>
  )
}
