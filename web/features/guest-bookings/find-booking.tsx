import { useState } from 'react'
import { findBooking } from '#contract/bookings/guests.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { guestWords } from '#web/texts/bookings/guest-bookings.ts'
import { Button } from '#web/ui/button.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { Field, Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { Notice } from '#web/ui/states/notice.tsx'

// The answer is the same for every input, so it reveals nothing.
export function FindBooking() {
  const t = useText()
  const [isAsked, setIsAsked] = useState(false)
  return (
    <TitledCard title={t(guestWords.findTitle)} text={t(guestWords.findText)}>
      {isAsked ? (
        <Notice
          tone="success"
          title={t(guestWords.found)}
          action={
            <Button size="sm" variant="outline" onClick={() => setIsAsked(false)}>
              {t(guestWords.findAnother)}
            </Button>
          }
        >
          {t(guestWords.foundText)}
        </Notice>
      ) : (
        <Form
          schema={findBooking}
          initial={{ email: '', bookingNumber: '' }}
          onSubmit={async (values) => {
            await api.guests.find.send(values)
            setIsAsked(true)
          }}
        >
          <Field name="email" label={t(guestWords.email)} type="email" autoComplete="email" />
          <Field
            name="bookingNumber"
            label={t(guestWords.number)}
            hint={t(guestWords.numberHint)}
            autoComplete="off"
            autoCapitalize="characters"
          />
          <SubmitButton wide busy={t(guestWords.finding)}>
            {t(guestWords.find)}
          </SubmitButton>
        </Form>
      )}
    </TitledCard>
  )
}
