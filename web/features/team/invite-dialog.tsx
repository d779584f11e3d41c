import { useQueryClient } from '@tanstack/react-query'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { teamWords as words } from '#web/texts/business/team.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Field, Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { SeatFields } from './seat-fields.tsx'
import { inviteForm, ruleOf } from './seat-form.ts'
import { refreshTeam } from './use-live-team.ts'

type InviteDialogProps = { services: readonly { id: string; name: string }[]; onClose: () => void }

export function InviteDialog({ services, onClose }: InviteDialogProps) {
  const t = useText()
  const queries = useQueryClient()
  const initial = {
    email: '',
    title: '',
    permissionLevel: 'self' as const,
    seesContacts: false,
    givesDiscounts: false,
    givesRefunds: false,
    seesReports: false,
    payKind: 'commission_percent' as const,
    amount: 50,
    serviceIds: services.map(({ id }) => id),
  }
  return (
    <Dialog
      size="md"
      title={t(words.invite)}
      description={t(words.inviteText)}
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Form
        schema={inviteForm}
        initial={initial}
        onSubmit={async ({ payKind, amount, ...rest }) => {
          await api.team.invite.send({ ...rest, compensation: ruleOf({ payKind, amount }) })
          toast.success(t(words.sent, { email: rest.email }))
          onClose()
          await refreshTeam(queries)
        }}
      >
        <Field
          name="email"
          type="email"
          label={t(words.email)}
          hint={t(words.emailHint)}
          autoComplete="off"
        />
        <SeatFields services={services} />
        <SubmitButton wide size="lg" busy={t(words.sending)}>
          {t(words.send)}
        </SubmitButton>
      </Form>
    </Dialog>
  )
}
