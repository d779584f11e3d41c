import { isRefusal } from '#contract/errors.ts'
import { newTicket, type TicketType } from '#contract/accounts/support.ts'
import { api } from '#web/api.ts'
import { useHumanCheck } from '#web/human-check/human-check.tsx'
import { useText } from '#web/language.tsx'
import { support, ticketTypeNames } from '#web/texts/accounts/support.ts'
import { Choice, TextArea } from '#web/ui/forms/form-fields.tsx'
import { Field, Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { Attachments } from './attachments.tsx'

// In the order people look for them; an appeal has a page of its own.
const offered: TicketType[] = ['booking', 'payment', 'account', 'safety', 'general']
const mostCharacters = 5000

type TicketFormProps = {
  email: string
  type: TicketType | ''
  bookingNumber: string
  onOpened: (ticketNumber: string) => void
}

export function TicketForm({ email, type, bookingNumber, onOpened }: TicketFormProps) {
  const t = useText()
  const { send, trap } = useHumanCheck(api.support.open.send)
  const isAppeal = type === 'suspended'
  return (
    <Form
      schema={newTicket}
      // An empty choice is refused by the schema, under its field.
      initial={{ email, type: type || undefined, bookingNumber, message: '', files: [] }}
      onSubmit={async (values) => onOpened((await send(values)).ticketNumber)}
      onError={(error) => {
        toast.error(t(support.failed), { durationMs: 5000, position: 'top-center' })
        return isRefusal(error) ? error.fields?.files : undefined
      }}
    >
      <Field
        name="email"
        label={t(support.email)}
        hint={t(isAppeal ? support.appealEmailHint : support.emailHint)}
        type="email"
        autoComplete="email"
      />
      {!isAppeal && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Choice
            name="type"
            label={t(support.type)}
            options={offered.map((each) => [each, t(ticketTypeNames[each])] as const)}
          />
          <Field name="bookingNumber" label={t(support.bookingNumber)} isOptional />
        </div>
      )}
      <TextArea
        name="message"
        label={t(isAppeal ? support.appealMessage : support.message)}
        limit={mostCharacters}
        rows={7}
      />
      <Attachments />
      {trap}
      <SubmitButton size="lg" wide busy={t(support.sending)}>
        {t(isAppeal ? support.sendAppeal : support.send)}
      </SubmitButton>
    </Form>
  )
}
