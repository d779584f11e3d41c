import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Thresholds } from '#contract/admin/badges.ts'
import { isRefusal } from '#contract/errors.ts'
import { api } from '#web/api.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { badgeWords as words } from '#web/texts/admin/badges.ts'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import { whenWords } from '#web/words/date-words.ts'
import type { Desk } from './desk.ts'
import { DryRunResult } from './dry-run-result.tsx'

type ThresholdsDialogProps = {
  desk: Desk
  wanted: Thresholds
  onClose: () => void
  refresh: () => Promise<void>
}

export function ThresholdsDialog({ desk, wanted, onClose, refresh }: ThresholdsDialogProps) {
  const t = useText()
  const language = useLanguage()
  const [seen] = useState(desk.thresholds)
  const query = useQuery(api.badges.dryRun.query({ city: desk.cityId, ...wanted }))
  return (
    <ConfirmDialog
      open
      title={t(words.changeTitle)}
      text={t(words.changeText, { when: whenWords(desk.nextRunAt, desk.timeZone, language) })}
      confirm={t(words.change)}
      isIncomplete={query.data === undefined}
      reason={{ label: t(words.reason), hint: t(words.reasonKept) }}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onConfirm={async (reason) => {
        await api.badges.setThresholds
          .send({ ...wanted, seen, reason })
          .catch(async (error: unknown) => {
            if (isRefusal(error) && error.code === 'SETTINGS_CHANGED') await refresh()
            throw error
          })
        toast.success(t(words.changed))
        await refresh()
      }}
    >
      <Loaded query={query} loading={<SkeletonText lines={5} />}>
        {({ kinds }) => <DryRunResult kinds={kinds} isShort />}
      </Loaded>
    </ConfirmDialog>
  )
}
