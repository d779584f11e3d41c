import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Profile } from '#contract/accounts/account.ts'
import { aboutForm } from '#contract/business/setup.ts'
import { shownPhone } from '#contract/accounts/shown-phone.ts'
import { PhoneStatus } from '#web/features/account/contact/phone-status.tsx'
import { PhotoBlock } from '#web/features/account/photo.tsx'
import { WithProfile } from '#web/features/account/with-profile.tsx'
import { useText } from '#web/language.tsx'
import { setupWords as words } from '#web/texts/business/setup.ts'
import { PhoneField } from '#web/ui/forms/form-fields.tsx'
import { Field } from '#web/ui/forms/form.tsx'
import { LanguagesField } from './languages-field.tsx'
import { StepForm, useWalk } from './step-form.tsx'
import { setupKey } from './use-setup.ts'

export function AboutStep() {
  return <WithProfile>{(profile) => <About profile={profile} />}</WithProfile>
}

function About({ profile }: { profile: Profile }) {
  const t = useText()
  const { draft } = useWalk().setup
  useFreshSetup(profile)
  return (
    <>
      <PhotoBlock profile={profile} />
      <StepForm
        schema={aboutForm}
        initial={{
          name: draft.name,
          phone: shownPhone(draft.phone),
          languages: draft.languages as never,
        }}
      >
        <Field name="name" label={t(words.name)} autoComplete="name" className="pt-6" />
        <div>
          <PhoneField name="phone" label={t(words.phone)} hint={t(words.phoneHint)} />
          {/* The code has a form of its own, which must not send this one. */}
          <div onSubmit={(event) => event.stopPropagation()}>
            <PhoneStatus profile={profile} />
          </div>
        </div>
        <LanguagesField />
      </StepForm>
    </>
  )
}

// Photo and phone belong to the account; whether the step is done hangs on both.
function useFreshSetup({ photoUrl, isPhoneVerified, phone }: Profile) {
  const queries = useQueryClient()
  useEffect(() => {
    void queries.invalidateQueries({ queryKey: setupKey })
  }, [queries, photoUrl, isPhoneVerified, phone])
}
