// Handing out a person's data, and erasing it.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { Erasing, PersonDetails } from '#contract/admin/people.ts'
import { isRefusal } from '#contract/errors.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { personWords as words } from '#web/texts/admin/acting.ts'
import { peopleWords } from '#web/texts/admin/people.ts'
import { suspendingWords as suspending } from '#web/texts/admin/suspending.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckboxInput } from '#web/ui/forms/checkbox-input.tsx'
import { FieldFrame } from '#web/ui/forms/field-frame.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { Trial } from '#web/ui/states/trial.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { sumOf } from '#web/words/money.ts'
import { downloadPerson } from './download-person.ts'
import { refreshPeople } from './refresh-people.ts'

type PersonProps = { person: PersonDetails }

export function ExportPerson({ person: { id } }: PersonProps) {
  const t = useText()
  const queries = useQueryClient()
  return (
    <ConfirmDialog
      title={t(words.export)}
      text={t(words.exportText)}
      confirm={t(words.export)}
      reason={{ label: t(peopleWords.reason), hint: t(peopleWords.reasonHint) }}
      onConfirm={async (reason) => {
        await downloadPerson(id, reason)
        toast.success(t(words.exported))
        await refreshPeople(queries)
      }}
      trigger={
        <Button variant="outline" wide>
          {t(words.export)}
        </Button>
      }
    />
  )
}

export function ErasePerson({ person }: PersonProps) {
  const t = useText()
  const queries = useQueryClient()
  const { id, name } = person
  const [isOpen, setIsOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [isOwnWish, setIsOwnWish] = useState(false)
  const trial = useQuery({
    ...api.adminPeople.previewErase.query({ id }),
    enabled: isOpen,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  const agreed = trial.isFetching ? undefined : trial.data
  return (
    <ConfirmDialog
      title={t(words.erase)}
      text={t(words.eraseText, { name })}
      confirm={t(words.erase)}
      isDestructive
      isIncomplete={agreed === undefined || !isSettled(agreed) || typed.trim() !== name.trim()}
      reason={{ label: t(peopleWords.reason), hint: t(peopleWords.reasonHint) }}
      onOpenChange={(next) => {
        setIsOpen(next)
        setTyped('')
        setIsOwnWish(false)
      }}
      onConfirm={async (reason) => {
        if (agreed === undefined) return
        try {
          await api.adminPeople.erase.send({ id, name: typed, reason, isOwnWish, agreed })
        } catch (error) {
          if (isRefusal(error) && error.code === 'NUMBERS_CHANGED') void trial.refetch()
          throw error
        }
        toast.success(t(words.erased))
        await refreshPeople(queries)
      }}
      trigger={
        <Button variant="outline" wide>
          {t(words.erase)}
        </Button>
      }
    >
      <Trial query={trial} lines={3}>
        {(numbers) => <Consequences numbers={numbers} />}
      </Trial>
      <CheckboxInput isChecked={isOwnWish} onChange={setIsOwnWish} label={t(words.isOwnWish)} />
      <TypedName name={name} value={typed} onChange={setTyped} />
    </ConfirmDialog>
  )
}

const isSettled = ({ balanceCents, heldCents }: Erasing) => balanceCents === 0 && heldCents === 0

function Consequences({ numbers }: { numbers: Erasing }) {
  const t = useText()
  const { canceled, told, bookings, reviews, creditCents, backCents } = numbers
  if (!isSettled(numbers)) return <OpenBalance {...numbers} />
  return (
    <>
      {canceled > 0 && (
        <Notice tone="warning">
          {t(words.eraseCanceled, { canceled, told })}
          {backCents !== null &&
            backCents > 0 &&
            ` ${t(suspending.back, { amount: sumOf(backCents) })}`}
        </Notice>
      )}
      {creditCents > 0 && (
        <Notice tone="warning">{t(words.eraseCredit, { amount: sumOf(creditCents) })}</Notice>
      )}
      <Notice>{t(words.eraseKept, { bookings, reviews })}</Notice>
    </>
  )
}

// It has to be settled first.
function OpenBalance({ balanceCents, heldCents }: Pick<Erasing, 'balanceCents' | 'heldCents'>) {
  const t = useText()
  const owed = balanceCents < 0 ? words.eraseDebt : words.eraseBalance
  return (
    <Notice tone="error">
      {heldCents === 0
        ? t(owed, { amount: sumOf(Math.abs(balanceCents)) })
        : t(words.eraseHeld, { amount: sumOf(balanceCents), held: sumOf(heldCents) })}
    </Notice>
  )
}

type TypedNameProps = { name: string; value: string; onChange: (typed: string) => void }

function TypedName({ name, value, onChange }: TypedNameProps) {
  const t = useText()
  const id = useId()
  return (
    <FieldFrame id={id} label={t(words.typeName, { name })}>
      <Input
        id={id}
        value={value}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  )
}
