import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod'
import { newGrant } from '#contract/admin/grants.ts'
import { subRoleNames } from '#contract/admin/sub-role-names.ts'
import { day, orNull } from '#contract/fields.ts'
import { subRoles } from '#contract/permissions.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { rolesWords as words, subRoleTexts } from '#web/texts/admin/roles.ts'
import { RadioCards } from '#web/ui/forms/form-choices.tsx'
import { TextArea } from '#web/ui/forms/form-fields.tsx'
import { Field, Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { PersonField } from './person-field.tsx'

const grantForm = z.object({ ...newGrant.shape, lastDay: orNull(day()) })

export function GrantDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const queries = useQueryClient()
  return (
    <Dialog
      open
      size="md"
      title={t(words.give)}
      description={t(words.giveText)}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Form
        schema={grantForm}
        initial={{ email: '', subRole: 'support', lastDay: '', reason: '' }}
        onSubmit={async (values) => {
          const { email } = values
          const { isInvited } = await api.adminGrants.grant.send(values)
          toast.success(t(isInvited ? words.invited : words.given, { email }))
          onClose()
          await queries.invalidateQueries({ queryKey: api.adminGrants.list.key() })
        }}
      >
        <PersonField />
        <RadioCards
          name="subRole"
          label={t(words.role)}
          columns={2}
          options={subRoles.map((role) => ({
            value: role,
            label: t(subRoleNames[role]),
            text: t(subRoleTexts[role]),
          }))}
        />
        <Field
          name="lastDay"
          type="date"
          label={t(words.lastDay)}
          hint={t(words.lastDayHint)}
          isOptional
        />
        <TextArea name="reason" label={t(words.reason)} hint={t(words.reasonHint)} rows={2} />
        <SubmitButton wide size="lg" busy={t(words.giving)}>
          {t(words.give)}
        </SubmitButton>
      </Form>
    </Dialog>
  )
}
