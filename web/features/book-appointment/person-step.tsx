import { useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { guestFields } from '#contract/admin/booking-desk.ts'
import { api } from '#web/api.ts'
import { shownPhone } from '#contract/accounts/shown-phone.ts'
import { useText } from '#web/language.tsx'
import { bookWords as words } from '#web/texts/admin/book-appointment.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { PhoneField } from '#web/ui/forms/form-fields.tsx'
import { Field, Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import { contactOf, type Person } from './draft.ts'
import { Finder, FoundList, FoundRow } from './finder.tsx'
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
  return (
    <Step
      title={t(words.who)}
      chosen={isOpen ? null : { name: person?.name, text: person && contactOf(person) }}
      onChange={onChange}
    >
      {isGuest ? (
        <GuestForm guest={guest} onChoose={onChoose} onBack={() => setIsGuest(false)} />
      ) : (
        <>
          <Clients onChoose={onChoose} />
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

function Clients({ onChoose }: ChooseProps) {
  const t = useText()
  const [q, setQ] = useState('')
  const query = useQuery({ ...api.adminPeople.list.query({ q }), enabled: q !== '' })
  return (
    <>
      <Finder label={t(words.findPerson)} onFind={setQ} />
      {q !== '' && (
        <Loaded query={query} loading={<SkeletonText lines={4} />}>
          {({ rows }) =>
            rows.length === 0 ? (
              <Hint className="mt-3" role="status">
                {t(words.nobody)}
              </Hint>
            ) : (
              <FoundList>
                {rows.map(({ id, name, email, phone, photoUrl, isActive }) => (
                  <FoundRow
                    key={id}
                    disabled={!isActive}
                    onChoose={() => onChoose({ kind: 'client', id, name, contact: email })}
                  >
                    <Avatar name={name} src={photoUrl} isDecorative />
                    <span className="min-w-0 flex-1">
                      <span className="block font-semibold break-words">{name}</span>
                      <span className="block text-sm break-words text-muted-foreground">
                        {[email, shownPhone(phone)].filter(Boolean).join(' · ')}
                      </span>
                    </span>
                    {!isActive && <Badge tone="error">{t(words.suspended)}</Badge>}
                  </FoundRow>
                ))}
              </FoundList>
            )
          }
        </Loaded>
      )}
    </>
  )
}

type GuestFormProps = ChooseProps & {
  guest: Extract<Person, { kind: 'guest' }> | null
  onBack: () => void
}

function GuestForm({ guest, onChoose, onBack }: GuestFormProps) {
  const t = useText()
  const schema = guestFields.refine(({ phone, email }) => phone !== null || email !== null, {
    path: ['email'],
    message: words.contactNeeded.en,
  })
  return (
    <Form
      schema={schema}
      initial={{
        name: guest?.name ?? '',
        phone: shownPhone(guest?.phone ?? null),
        email: guest?.email ?? '',
      }}
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
