import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { emailForm, type Profile } from '#contract/accounts/account.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { account, profile as words } from '#web/texts/accounts/account.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { PasswordField } from '#web/ui/forms/form-fields.tsx'
import { Field, Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { Block } from '#web/ui/settings-section.tsx'

export function EmailBlock({ profile }: { profile: Profile }) {
  const t = useText()
  const { email, pendingEmail } = profile
  return (
    <Block
      title={t(words.email)}
      text={<span className="break-all">{email}</span>}
      action={!pendingEmail && <ChangeEmail email={email} label={t(words.changeEmail)} />}
    >
      {pendingEmail && (
        <Notice
          title={t(words.pendingTitle)}
          action={<ChangeEmail email={email} label={t(words.anotherEmail)} />}
        >
          <span className="break-words">{t(words.pendingText, { email: pendingEmail })}</span>
        </Notice>
      )}
    </Block>
  )
}

function ChangeEmail({ email, label }: { email: string; label: string }) {
  const t = useText()
  const queries = useQueryClient()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Dialog
      title={t(words.changeEmail)}
      description={t(words.changeEmailText, { email })}
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button variant="outline" size="sm" className="max-w-full whitespace-normal!">
          {label}
        </Button>
      }
    >
      <Form
        schema={emailForm}
        initial={{ email: '', password: '' }}
        onSubmit={async (values) => {
          await api.account.changeEmail.send(values)
          await queries.invalidateQueries({ queryKey: api.account.profile.key() })
          toast.success(t(words.linksSent))
          setIsOpen(false)
        }}
      >
        <Field name="email" label={t(words.newEmail)} type="email" autoComplete="email" />
        <PasswordField
          name="password"
          label={t(account.currentPassword)}
          hint={t(account.passwordWhy)}
          autoComplete="current-password"
        />
        <SubmitButton wide busy={t(words.sending)}>
          {t(words.sendLinks)}
        </SubmitButton>
      </Form>
    </Dialog>
  )
}
