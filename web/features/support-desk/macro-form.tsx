import { useState } from 'react'
import { macro as schema, type Macro } from '#contract/admin/support/saved-answers.ts'
import { macroVariables } from '#contract/admin/support/support-words.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { supportDesk as words } from '#web/texts/admin/support-desk.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/forms/form-fields.tsx'
import { Field, Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'

type MacroFormProps = { macro: Macro | undefined; onDone: () => Promise<void> }

export function MacroForm({ macro, onDone }: MacroFormProps) {
  const t = useText()
  const [id] = useState(() => macro?.id ?? crypto.randomUUID())
  return (
    <Form
      schema={schema}
      initial={macro ?? { name: '', bodyEn: '', bodyEs: '', state: null, priority: null }}
      onSubmit={async (values) => {
        await api.supportDesk.saveMacro.send({ ...values, id })
        await onDone()
      }}
    >
      <Field name="name" label={t(words.macroName)} />
      <TextArea name="bodyEn" label={t(words.macroEn)} limit={2000} rows={4} />
      <TextArea name="bodyEs" label={t(words.macroEs)} limit={2000} rows={4} />
      <Hint>
        {t(words.macroHint, { names: macroVariables.map((name) => `{${name}}`).join(', ') })}
      </Hint>
      <div className="flex flex-wrap justify-end gap-2">
        {macro && (
          <ConfirmDialog
            title={t(words.macroRemoveTitle)}
            text={t(words.macroRemoveText)}
            confirm={t(words.macroRemove)}
            isDestructive
            onConfirm={async () => {
              await api.supportDesk.removeMacro.send({ id })
              await onDone()
            }}
            trigger={<Button variant="outline">{t(words.macroRemove)}</Button>}
          />
        )}
        <SubmitButton busy={t(words.macroSaving)}>{t(words.macroSave)}</SubmitButton>
      </div>
    </Form>
  )
}
