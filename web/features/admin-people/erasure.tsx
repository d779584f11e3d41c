import { useQueryClient } from '@tanstack/react-query'
import type { PersonDetails } from '#contract/admin/people.ts'
import { api } from '#web/api.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { useMay } from '#web/rights/use-permissions.ts'
import { useSession } from '#web/session.tsx'
import { personWords as words } from '#web/texts/admin/acting.ts'
import { peopleWords } from '#web/texts/admin/people.ts'
import { Button } from '#web/ui/button.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { Notice } from '#web/ui/states/notice.tsx'
import { useNow } from '#web/use-now.ts'
import { ownTime } from '#web/words/own-time.ts'
import { refreshPeople } from './refresh-people.ts'

type ErasureProps = { person: PersonDetails; erasure: NonNullable<PersonDetails['erasure']> }

// The account waits to be erased, and can still be kept.
export function Erasure({ person, erasure }: ErasureProps) {
  const t = useText()
  const language = useLanguage()
  const may = useMay()
  const now = useNow()
  const { session } = useSession()
  const { dueAt, reason, requestedBy: by, isOwnWish } = erasure
  const text = Date.parse(dueAt) > now ? words.willBeErased : words.erasureWaits
  return (
    <div className="space-y-3">
      <Notice tone="error">{t(text, { day: ownTime(dueAt, language), by, reason })}</Notice>
      {isOwnWish && <Hint>{t(words.ownWish)}</Hint>}
      {!isOwnWish && person.id !== session?.user.id && may('people.erase') && (
        <TakeBack person={person} />
      )}
    </div>
  )
}

function TakeBack({ person: { id, name } }: { person: PersonDetails }) {
  const t = useText()
  const queries = useQueryClient()
  return (
    <ConfirmDialog
      title={t(words.takeBackTitle)}
      text={t(words.takeBackText, { name })}
      confirm={t(words.takeBack)}
      reason={{ label: t(peopleWords.reason), hint: t(peopleWords.reasonHint) }}
      onConfirm={async (reason) => {
        await api.adminPeople.keep.send({ id, reason })
        toast.success(t(words.takenBack))
        await refreshPeople(queries)
      }}
      trigger={
        <Button variant="outline" wide>
          {t(words.takeBack)}
        </Button>
      }
    />
  )
}
