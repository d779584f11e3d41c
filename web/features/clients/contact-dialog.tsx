import { contactForm, type ClientRecord } from '#contract/business/clients.ts'
import { api } from '#web/api.ts'
import { shownPhone } from '#contract/accounts/shown-phone.ts'
import { useText } from '#web/language.tsx'
import { usePlace } from '#web/use-business.ts'
import { clientWords } from '#web/texts/business/clients.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { PhoneField } from '#web/ui/forms/form-fields.tsx'
import { Field, Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { useSaved } from './use-clients.ts'

type ContactDialogProps = {
  // A new client if undefined.
  client?: ClientRecord
  open: boolean
  onOpenChange: (isOpen: boolean) => void
  onSaved?: (id: string) => void
}

export function ContactDialog({ client, open, onOpenChange, onSaved }: ContactDialogProps) {
  const t = useText()
  const place = usePlace()
  const saved = useSaved()
  const initial = {
    name: client?.name ?? '',
    phone: shownPhone(client?.phone ?? null),
    email: client?.email ?? '',
  }

  async function save(form: typeof initial) {
    if (client) {
      await saved(api.clients.edit.send({ place, id: client.id, ...form }))
      toast.success(t(clientWords.saved))
      return onOpenChange(false)
    }
    const { id, isNew } = await saved(api.clients.add.send({ place, ...form }))
    toast.success(t(isNew ? clientWords.added : clientWords.known))
    onOpenChange(false)
    onSaved?.(id)
  }

  return (
    <Dialog
      title={t(client ? clientWords.editTitle : clientWords.addTitle)}
      description={client ? undefined : t(clientWords.addText)}
      open={open}
      onOpenChange={onOpenChange}
    >
      <Form schema={contactForm} initial={initial} onSubmit={save}>
        <Field name="name" label={t(clientWords.name)} autoComplete="off" />
        <PhoneField name="phone" label={t(clientWords.phone)} autoComplete="off" isOptional />
        <Field
          name="email"
          label={t(clientWords.email)}
          type="email"
          autoComplete="off"
          isOptional
        />
        <SubmitButton busy={t(clientWords.saving)} wide>
          {t(client ? clientWords.save : clientWords.add)}
        </SubmitButton>
      </Form>
    </Dialog>
  )
}
