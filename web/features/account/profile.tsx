import { profileForm, type Profile } from '#contract/accounts/account.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { account, profile as words } from '#web/texts/accounts/account.ts'
import { PhoneField } from '#web/ui/forms/form-fields.tsx'
import { Field, Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { EmailBlock } from './contact/email.tsx'
import { shownPhone } from '#contract/accounts/shown-phone.ts'
import { PhoneStatus } from './contact/phone-status.tsx'
import { PhotoBlock } from './photo.tsx'
import { Block } from '#web/ui/settings-section.tsx'
import { useProfileChange, WithProfile } from './with-profile.tsx'

export function ProfileSection() {
  return (
    <WithProfile>
      {(profile) => (
        <>
          <PhotoBlock profile={profile} />
          <NameAndPhone profile={profile} />
          <EmailBlock profile={profile} />
        </>
      )}
    </WithProfile>
  )
}

function NameAndPhone({ profile }: { profile: Profile }) {
  const t = useText()
  const change = useProfileChange()
  return (
    <Block title={t(words.nameAndPhone)}>
      <Form
        schema={profileForm}
        initial={{ name: profile.name, phone: shownPhone(profile.phone) }}
        onSubmit={async (values) => {
          change(await api.account.saveProfile.send(values))
          toast.success(t(words.profileSaved))
        }}
      >
        <Field name="name" label={t(words.name)} autoComplete="name" />
        <PhoneField name="phone" label={t(words.phone)} />
        <SubmitButton busy={t(account.saving)}>{t(account.save)}</SubmitButton>
      </Form>
      <PhoneStatus profile={profile} />
    </Block>
  )
}
