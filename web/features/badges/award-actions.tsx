import { useQueryClient } from '@tanstack/react-query'
import type { BadgeAwardDetails } from '#contract/admin/badges.ts'
import { api } from '#web/api.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { badgeWords as words } from '#web/texts/admin/badges.ts'
import { badgeLabels, otherBadge } from '#web/texts/marketplace/barbers.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { SectionTitle } from '#web/ui/section-title.tsx'
import { dayWords, longDay } from '#web/words/date-words.ts'

// Only a badge that is on a page is taken away; a revoked one can always be given back.
export function AwardActions({ award }: { award: BadgeAwardDetails }) {
  const t = useText()
  const language = useLanguage()
  const { id, badgeType, isCurrent, revocation } = award
  const said = {
    shop: award.shopName,
    badge: t(badgeLabels[badgeType] ?? otherBadge),
    rank: award.rank === null ? '–' : t(words.rank, { rank: award.rank }),
    day: dayWords(award.barredUntil, language, longDay),
  }
  if (revocation === null && !isCurrent) return null
  return (
    <section aria-label={t(words.actions)}>
      <SectionTitle className="mb-3">{t(words.actions)}</SectionTitle>
      {revocation === null ? (
        <Action
          label={t(words.revoke)}
          text={t(words.revokeText, said)}
          done={t(words.revokeDone)}
          hint={t(words.reasonTold)}
          isDestructive
          act={(reason) => api.badges.revoke.send({ id, reason })}
        />
      ) : (
        <Action
          label={t(words.restore)}
          text={t(isCurrent ? words.restoreText : words.unbarText, said)}
          done={t(words.restoreDone)}
          hint={t(words.reasonKept)}
          act={(reason) => api.badges.restore.send({ id, reason })}
        />
      )}
    </section>
  )
}

type ActionProps = {
  label: string
  text: string
  done: string
  hint: string
  isDestructive?: boolean
  act: (reason: string) => Promise<void>
}

function Action({ label, text, done, hint, isDestructive = false, act }: ActionProps) {
  const t = useText()
  const queries = useQueryClient()
  return (
    <ConfirmDialog
      title={label}
      text={text}
      confirm={label}
      isDestructive={isDestructive}
      reason={{ label: t(words.reason), hint }}
      onConfirm={async (reason) => {
        await act(reason)
        toast.success(done)
        await queries.invalidateQueries({ queryKey: api.badges.award.key() })
        for (const { key } of [api.badges.read, api.badges.list, api.badges.dryRun, api.audit.list])
          void queries.invalidateQueries({ queryKey: key() })
      }}
      trigger={
        <Button variant="outline" wide>
          {label}
        </Button>
      }
    />
  )
}
