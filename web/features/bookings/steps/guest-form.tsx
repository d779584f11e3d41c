import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import * as z from 'zod'
import { guest as guestFields, note } from '#contract/bookings/confirmation.ts'
import { AppError, isRefusal, messageOf, type ErrorCode } from '#contract/errors.ts'
import { sixDigits } from '#contract/fields.ts'
import { api } from '#web/api.ts'
import { useSentence, useText } from '#web/language.tsx'
import { booking } from '#web/texts/bookings/bookings.ts'
import { Button } from '#web/ui/button.tsx'
import { CodeField } from '#web/ui/forms/form-choices.tsx'
import { PhoneField } from '#web/ui/forms/form-fields.tsx'
import { Field, Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { SectionTitle } from '#web/ui/section-title.tsx'
import { ConfirmButton, filling, FormFrame, NoteField } from './client-form.tsx'
import { KeepDraft } from '#web/features/bookings/draft.tsx'
import type { DetailsProps, Sending } from '#web/features/bookings/sending.ts'
import { StepBody } from '#web/features/bookings/sheet-frame.tsx'
import { keptFrom } from '#web/features/bookings/use-hold.ts'

const details = guestFields.extend({ note })
const codeOnly = z.object({ code: sixDigits })

type Known = { note: string; guest: z.output<typeof guestFields> }

// Someone without an account says who they are, and proves the address with a code from a mail.
export function GuestForm(props: DetailsProps) {
  const { draft, sending, before, foot } = props
  const t = useText()
  const [asked, setAsked] = useState<Known>()

  async function submit({ note, ...guest }: z.output<typeof details>) {
    if (!sending.holdId) return
    if (await isKnown(sending, guest.email)) await sending.send({ note, guest })
    else setAsked({ note, guest })
  }

  if (asked) return <CodeForm {...props} asked={asked} onChange={() => setAsked(undefined)} />
  return (
    <FormFrame>
      <Form
        schema={details}
        initial={{ ...draft.current }}
        onSubmit={submit}
        onError={sending.explain}
        className={filling}
      >
        <KeepDraft draft={draft} />
        <StepBody>
          {before}
          <div className="space-y-4">
            <SignInInstead />
            <Field name="name" label={t(booking.name)} autoComplete="name" />
            <PhoneField name="phone" label={t(booking.phone)} />
            <Field
              name="email"
              label={t(booking.email)}
              hint={t(booking.emailHint)}
              type="email"
              autoComplete="email"
            />
            <NoteField />
          </div>
        </StepBody>
        {foot(
          <SubmitButton size="lg" wide disabled={!sending.holdId} busy={t(booking.checking)}>
            {t(sending.isAskedFirst ? booking.request : booking.continue)}
          </SubmitButton>,
        )}
      </Form>
    </FormFrame>
  )
}

async function askCode({ holdId = '', prolong }: Sending, email: string) {
  const askedAt = Date.now()
  const { isKnown, keptSeconds } = await api.bookings.guestCode.send({ id: holdId, email })
  prolong(keptFrom(askedAt, keptSeconds))
  return isKnown
}

// A code that was mailed a moment ago is still the one to enter.
async function isKnown(sending: Sending, email: string) {
  try {
    return await askCode(sending, email)
  } catch (error) {
    if (isRefusal(error) && error.code === 'CODE_TOO_OFTEN') return false
    throw error
  }
}

function SignInInstead() {
  const t = useText()
  const { pathname, search } = useLocation()
  return (
    <div>
      <SectionTitle level={3}>{t(booking.yourDetails)}</SectionTitle>
      <Hint size="md" className="flex flex-wrap items-center gap-x-1.5">
        {t(booking.noAccount)}
        <Link
          to={`/auth?redirect=${encodeURIComponent(pathname + search)}`}
          className="inline-flex min-h-control items-center font-semibold text-primary underline-offset-4 hover:underline"
        >
          {t(booking.signIn)}
        </Link>
      </Hint>
    </div>
  )
}

const news: ErrorCode[] = ['ASKED_FIRST', 'CARD_NEEDED', 'CARDS_OFF']

type CodeFormProps = DetailsProps & { asked: Known; onChange: () => void }

function CodeForm({ sending, before, foot, asked, onChange }: CodeFormProps) {
  const t = useText()
  const { note, guest } = asked
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' })
    place.current?.querySelector('input')?.focus({ preventScroll: true })
  }, [])

  function refused(error: unknown): never {
    // The address is proved; what is left is to read that it goes out as a request or needs a card, or a
    // new price.
    if (isRefusal(error) && (news.includes(error.code) || error.price)) onChange()
    return onCode(error)
  }
  return (
    <FormFrame>
      <Form
        schema={codeOnly}
        initial={{ code: '' }}
        onSubmit={({ code }) => sending.send({ note, guest, code }).catch(refused)}
        onError={sending.explain}
        className={filling}
      >
        <StepBody>
          {before}
          <div ref={place} className="space-y-3">
            <CodeField
              name="code"
              label={t(booking.code)}
              hint={t(booking.codeSent, { email: guest.email })}
            />
            <div className="flex flex-wrap gap-x-4">
              <NewCode sending={sending} email={guest.email} />
              <Button variant="link" onClick={onChange}>
                {t(booking.changeDetails)}
              </Button>
            </div>
          </div>
        </StepBody>
        {foot(<ConfirmButton sending={sending} />)}
      </Form>
    </FormFrame>
  )
}

// A wrong code is said under the code.
function onCode(error: unknown): never {
  if (isRefusal(error) && (error.code === 'CODE_INVALID' || error.code === 'CODE_EXPIRED'))
    throw new AppError(error.code, { code: messageOf(error) })
  throw error
}

function NewCode({ sending, email }: { sending: Sending; email: string }) {
  const { holdId } = sending
  const t = useText()
  const sentence = useSentence()
  const [isBusy, setIsBusy] = useState(false)

  async function ask() {
    setIsBusy(true)
    try {
      await askCode(sending, email)
      toast.success(t(booking.newCodeSent))
    } catch (error) {
      // A time that is lost is said with the ones that are left.
      if (isRefusal(error) && error.code === 'SLOT_TAKEN') sending.explain(error)
      else toast.error(sentence(messageOf(error)))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Button variant="link" busy={isBusy} onClick={() => holdId && void ask()}>
      {t(booking.newCode)}
    </Button>
  )
}
