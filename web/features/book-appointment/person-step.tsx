import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { guestFields } from '#contract/admin/booking-desk.ts'
import { shownPhone } from '#contract/accounts/shown-phone.ts'
import { useText } from '#web/language.tsx'
import { bookWords as words } from '#web/texts/admin/book-appointment.ts'
import { Button } from '#web/ui/button.tsx'
import { PhoneField } from '#web/ui/forms/form-fields.tsx'
import { Field, Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { contactOf, guestTyped, type Person } from './draft.ts'
import { Finder } from './finder.tsx'
import { PeopleFound } from './people-found.tsx'
import { Step } from './step.tsx'

type PersonStepProps = ChooseProps & {
  person: Person | null
  isOpen: boolean
  onChange: () => void
}

// Someone with an account, or a guest.
export function PersonStep({ person, isOpen, onChoose, onChange }: PersonStepProps) {
  const t = useText()
  const guest = person?.kind === 'guest' ? person : null
  const [isGuest, setIsGuest] = useState(guest !== null)
  const [typed, setTyped] = useState('')
  function choose(next: Person) {
    setTyped('')
    setIsGuest(next.kind === 'guest')
    onChoose(next)
  }
  return (
    <Step
      title={t(words.who)}
      chosen={isOpen ? null : { name: person?.name, text: person && contactOf(person) }}
      onChange={onChange}
    >
      {isGuest ? (
        <GuestForm
          initial={typed === '' && guest ? shownOf(guest) : guestTyped(typed)}
          onChoose={choose}
          onBack={() => {
            setTyped('')
            setIsGuest(false)
          }}
        />
      ) : (
        <>
          <Clients onChoose={choose} onType={setTyped} />
          <Button className="mt-4" variant="outline" wide onClick={() => setIsGuest(true)}>
            <UserPlus aria-hidden />
            {t(words.asGuest)}
          </Button>
        </>
      )}
    </Step>
  )
}

type ChooseProps = { onChoose: (person: Person) => void }

type ClientsProps = ChooseProps & { onType: (typed: string) => void }

function Clients({ onChoose, onType }: ClientsProps) {
  const t = useText()
  const [q, setQ] = useState('')
  return (
    <>
      <Finder label={t(words.findPerson)} onFind={setQ} onType={onType} />
      {q !== '' && <PeopleFound q={q} onChoose={onChoose} />}
    </>
  )
}

type Guest = Extract<Person, { kind: 'guest' }>

const shownOf = ({ name, phone, email }: Guest) => ({
  name,
  phone: shownPhone(phone),
  email: email ?? '',
})

type GuestFormProps = ChooseProps & { initial: ReturnType<typeof shownOf>; onBack: () => void }

function GuestForm({ initial, onChoose, onBack }: GuestFormProps) {
  const t = useText()
  const schema = guestFields.refine(({ phone, email }) => phone !== null || email !== null, {
    path: ['email'],
    message: words.contactNeeded.en,
  })
  return (
    <Form
      schema={schema}
      initial={initial}
      onSubmit={(next) => onChoose({ kind: 'guest', ...next })}
    >
      <Field name="name" label={t(words.name)} autoComplete="off" />
      <div className="grid gap-3 sm:grid-cols-2">
        <PhoneField name="phone" label={t(words.phone)} isOptional autoComplete="off" />
        <Field name="email" type="email" label={t(words.email)} isOptional autoComplete="off" />
      </div>
      <Hint>{t(words.contactHint)}</Hint>
      <div className="grid gap-2 sm:grid-cols-2">
        <SubmitButton wide busy={t(words.useGuest)}>
          {t(words.useGuest)}
        </SubmitButton>
        <Button wide variant="outline" onClick={onBack}>
          {t(words.back)}
        </Button>
      </div>
    </Form>
  )
}
