import { messageForm, mostMessage } from '#contract/business/policies.ts'
import { Block } from '#web/ui/settings-section.tsx'
import { useText } from '#web/language.tsx'
import { policyWords as words } from '#web/texts/business/policies.ts'
import { TextArea } from '#web/ui/forms/form-fields.tsx'
import { Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { useSavePolicies, WithPolicies } from './with-policies.tsx'

export function MessagesSection() {
  const t = useText()
  const save = useSavePolicies()
  return (
    <WithPolicies>
      {({ messageEn, messageEs }) => (
        <Block title={t(words.words)} text={t(words.wordsText)}>
          <Form schema={messageForm} initial={{ messageEn, messageEs }} onSubmit={save}>
            <TextArea
              name="messageEn"
              label={t(words.english)}
              lang="en"
              rows={3}
              limit={mostMessage}
              isOptional
            />
            <TextArea
              name="messageEs"
              label={t(words.spanish)}
              lang="es"
              rows={3}
              limit={mostMessage}
              isOptional
            />
            <SubmitButton busy={t(words.saving)}>{t(words.save)}</SubmitButton>
          </Form>
        </Block>
      )}
    </WithPolicies>
  )
}
