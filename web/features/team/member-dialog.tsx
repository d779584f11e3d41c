import { useQueryClient } from '@tanstack/react-query'
import type { Member } from '#contract/business/team.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { teamWords as words } from '#web/texts/business/team.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Switch } from '#web/ui/forms/form-choices.tsx'
import { Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { SeatFields } from './seat-fields.tsx'
import { memberForm, ruleOf, termsOf } from './seat-form.ts'
import { refreshTeam } from './use-live-team.ts'

type MemberDialogProps = {
  member: Member
  services: readonly { id: string; name: string }[]
  onClose: () => void
}

export function MemberDialog({ member, services, onClose }: MemberDialogProps) {
  const t = useText()
  const queries = useQueryClient()
  const { id, name, title, permissionLevel, serviceIds } = member
  const { seesContacts, givesDiscounts, givesRefunds, seesReports } = member
  const { isBookable, timeOffNeedsApproval } = member
  const initial = {
    title,
    permissionLevel,
    seesContacts,
    givesDiscounts,
    givesRefunds,
    seesReports,
    ...termsOf(member.compensation),
    serviceIds,
    isBookable,
    timeOffNeedsApproval,
  }
  return (
    <Dialog
      size="md"
      title={t(words.editTitle, { name })}
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Form
        schema={memberForm}
        initial={initial}
        onSubmit={async ({ payKind, amount, ...rest }) => {
          await api.team.change.send({ id, ...rest, compensation: ruleOf({ payKind, amount }) })
          toast.success(t(words.saved))
          onClose()
          await refreshTeam(queries)
        }}
      >
        <div>
          <Switch name="isBookable" label={t(words.bookable)} hint={t(words.bookableHint)} />
          <Switch name="timeOffNeedsApproval" label={t(words.approval)} />
        </div>
        <SeatFields services={services} />
        <SubmitButton wide size="lg" busy={t(words.saving)}>
          {t(words.save)}
        </SubmitButton>
      </Form>
    </Dialog>
  )
}
