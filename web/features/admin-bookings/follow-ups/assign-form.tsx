import type { Received } from '#contract/call.ts'
import type { FollowUp } from '#contract/admin/booking-desk.ts'
import { newFollowUp, type followUps } from '#contract/admin/follow-ups.ts'
import { useText } from '#web/language.tsx'
import { useSession } from '#web/session.tsx'
import { followUpWords as words } from '#web/texts/admin/booking-case.ts'
import { Choice, TextArea } from '#web/ui/forms/form-fields.tsx'
import { Field, Form, SubmitButton } from '#web/ui/forms/form.tsx'

type Values = Omit<Received<typeof followUps.assign>, 'id'>

type AssignFormProps = {
  people: readonly { id: string; name: string }[]
  followUp: FollowUp | null
  button: string
  onSave: (values: Values) => Promise<void>
}

// Who follows up, what is to be done and until when: for one booking or for many.
export function AssignForm({ people, followUp, button, onSave }: AssignFormProps) {
  const t = useText()
  const { session } = useSession()
  const myId = session?.user.id
  // Not someone who may no longer act on bookings.
  const current = people.find(({ id }) => id === followUp?.assignee.id)
  const nameOf = ({ id, name }: { id: string; name: string }) =>
    id === myId ? t(words.me, { name }) : name
  return (
    <Form
      schema={newFollowUp}
      initial={{
        assigneeId: current?.id ?? myId ?? '',
        note: followUp?.note ?? '',
        dueOn: followUp?.dueOn ?? '',
      }}
      onSubmit={onSave}
    >
      <Choice
        name="assigneeId"
        label={t(words.who)}
        options={people.map((person) => [person.id, nameOf(person)] as const)}
      />
      <TextArea name="note" label={t(words.note)} rows={3} />
      <Field name="dueOn" type="date" label={t(words.due)} isOptional />
      <SubmitButton wide busy={t(words.saving)}>
        {button}
      </SubmitButton>
    </Form>
  )
}
