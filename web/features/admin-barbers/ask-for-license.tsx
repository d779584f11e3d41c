import { useQueryClient } from '@tanstack/react-query'
import { expiringDays, licenseAskDays, type Approval } from '#contract/accounts/approvals.ts'
import { api } from '#web/api.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { useMay } from '#web/rights/use-permissions.ts'
import { listingWords } from '#web/texts/admin/acting.ts'
import { licenseWords as words } from '#web/texts/admin/barbers.ts'
import { Button } from '#web/ui/button.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { useNow } from '#web/use-now.ts'
import { ownTime } from '#web/words/own-time.ts'
import { daysLeft } from './license-days.ts'
import { refreshBarbers } from './use-barbers.ts'

const dayMs = 86_400_000

// Shown while the license expires soon or has expired, and no change waits that may bring a new one.
export function AskForLicense({ barber }: { barber: Approval }) {
  const t = useText()
  const may = useMay()
  const language = useLanguage()
  const now = useNow()
  const queries = useQueryClient()
  const { id, name, status, licenseExpiresOn, today, licenseAskedAt, hasChange } = barber
  const isExpiring = licenseExpiresOn && daysLeft(today, licenseExpiresOn) <= expiringDays
  if (!isExpiring || status !== 'approved') return null
  const isAsked =
    licenseAskedAt !== null && now - Date.parse(licenseAskedAt) < licenseAskDays * dayMs
  return (
    <div className="mt-3 space-y-2">
      {licenseAskedAt && (
        <Hint size="md">{t(words.askedAt, { when: ownTime(licenseAskedAt, language) })}</Hint>
      )}
      {may('barbers.review') && !isAsked && !hasChange && (
        <ConfirmDialog
          title={t(words.askTitle)}
          text={t(words.askText, { name, days: licenseAskDays })}
          confirm={t(words.ask)}
          reason={{ label: t(listingWords.reason), hint: t(listingWords.reasonHint) }}
          onConfirm={async (reason) => {
            try {
              await api.approvals.askForLicense.send({ id, reason })
              toast.success(t(words.asked, { name }))
            } finally {
              await refreshBarbers(queries)
            }
          }}
          trigger={
            <Button variant="outline" wide>
              {t(words.ask)}
            </Button>
          }
        />
      )}
    </div>
  )
}
