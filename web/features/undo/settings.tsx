import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#web/api.ts'
import { Changes } from '#web/features/admin-settings/changes.tsx'
import { differences } from '#web/features/admin-settings/describe.ts'
import { useText } from '#web/language.tsx'
import { settingsWords } from '#web/texts/admin/settings/settings.ts'
import { undoWords as words } from '#web/texts/admin/lists/undo.ts'
import { Notice } from '#web/ui/states/notice.tsx'
import { Trial } from '#web/ui/states/trial.tsx'
import { Back, type UndoProps } from './back.tsx'

// Settings or a city, as they were one version before.
export function VersionBack({ row, trigger }: UndoProps) {
  const t = useText()
  const [isOpen, setIsOpen] = useState(false)
  const versions = useQuery({
    ...api.adminSettings.history.query({ subject: row.entityId }),
    enabled: isOpen,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  const [current, earlier] = versions.data ?? []
  return (
    <Back
      trigger={trigger}
      title={t(words.change)}
      text={t(settingsWords.confirmText)}
      confirm={t(words.undoChange)}
      isIncomplete={earlier === undefined}
      onOpenChange={setIsOpen}
      act={async (reason) => {
        if (current === undefined || earlier === undefined) return
        const { version } = current
        await api.adminSettings.restore.send({ id: earlier.id, version, reason })
      }}
    >
      <Trial query={versions} lines={3}>
        {([now, before]) =>
          now && before ? (
            <Changes changes={differences(now.after, before.after, t)} />
          ) : (
            <Notice tone="error">{t(words.noEarlier)}</Notice>
          )
        }
      </Trial>
    </Back>
  )
}
