import { useQueryClient } from '@tanstack/react-query'
import { BookmarkPlus } from 'lucide-react'
import { useState } from 'react'
import { viewForm, type ViewedList } from '#contract/admin/lists/saved-views.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { viewWords as words } from '#web/texts/admin/lists/views.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/forms/form-choices.tsx'
import { Field, Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { toast } from '#web/ui/overlays/toast.ts'

// Keeps the current filters under a name.
export function SaveView({ list, query }: { list: ViewedList; query: string }) {
  const t = useText()
  const queries = useQueryClient()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Dialog
      title={t(words.saveTitle)}
      description={t(words.saveText)}
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button variant="outline" size="sm" pill>
          <BookmarkPlus aria-hidden />
          {t(words.save)}
        </Button>
      }
    >
      <ViewForm
        initial={{ name: '', isShared: false }}
        onSave={async (values) => {
          await api.savedViews.save.send({ list, query, ...values })
          toast.success(t(words.saved))
          setIsOpen(false)
          await queries.invalidateQueries({ queryKey: api.savedViews.list.key() })
        }}
      />
    </Dialog>
  )
}

type Values = { name: string; isShared: boolean }
type ViewFormProps = { initial: Values; onSave: (values: Values) => Promise<void> }

export function ViewForm({ initial, onSave }: ViewFormProps) {
  const t = useText()
  return (
    <Form schema={viewForm} initial={initial} onSubmit={onSave}>
      <Field name="name" label={t(words.name)} maxLength={40} autoComplete="off" />
      <Checkbox name="isShared" label={t(words.share)} />
      <SubmitButton wide busy={t(words.saving)}>
        {t(words.save)}
      </SubmitButton>
    </Form>
  )
}
