import type { PersonDetails } from '#contract/admin/people.ts'
import { useText } from '#web/language.tsx'
import { peopleWords } from '#web/texts/admin/people.ts'
import { viewingWords as words } from '#web/texts/admin/viewing.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { startViewing } from '#web/rights/viewing.ts'

// Seeing the app as this person does, read-only and for 15 minutes.
export function ViewPerson({ person: { id, name } }: { person: PersonDetails }) {
  const t = useText()
  return (
    <ConfirmDialog
      title={t(words.start)}
      text={t(words.startText, { name })}
      confirm={t(words.start)}
      reason={{ label: t(peopleWords.reason), hint: t(words.reasonHint, { name }) }}
      onConfirm={(reason) => startViewing(id, reason)}
      trigger={
        <Button variant="outline" wide>
          {t(words.start)}
        </Button>
      }
    >
      <Notice>{t(words.told, { name })}</Notice>
    </ConfirmDialog>
  )
}
