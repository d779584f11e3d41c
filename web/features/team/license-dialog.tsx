import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '#contract/errors.ts'
import { licensePhotoPath, type Member } from '#contract/business/team.ts'
import { api } from '#web/api.ts'
import { calendarDate } from '#web/words/shop-time.ts'
import { useLanguage, useSentence, useText } from '#web/language.tsx'
import { teamWords as words } from '#web/texts/business/team.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { refreshTeam } from './use-live-team.ts'

export function LicenseDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const t = useText()
  const language = useLanguage()
  const { id, name, license } = member
  const { busy, refusal, say } = useCheck(member, onClose)
  const facts = [
    [words.licenseNumber, license.number],
    [words.licenseType, license.type],
    [words.licenseExpires, license.expiresOn && calendarDate(license.expiresOn, language)],
  ] as const
  return (
    <Dialog
      title={t(words.licenseOf, { name })}
      description={t(words.licenseText)}
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button variant="outline" busy={busy === 'no'} onClick={() => say(false)}>
            {t(words.refuse)}
          </Button>
          <Button busy={busy === 'yes'} onClick={() => say(true)}>
            {t(words.markChecked)}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        {license.hasPhoto ? (
          <img
            src={licensePhotoPath(id)}
            alt={t(words.photoAlt, { name })}
            className="max-h-80 w-full rounded-md border bg-muted object-contain"
          />
        ) : (
          <Notice tone="warning">{t(words.noPhoto)}</Notice>
        )}
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 text-md">
          {facts.map(([label, value]) => (
            <div key={label.en} className="contents">
              <dt className="text-muted-foreground">{t(label)}</dt>
              <dd className="font-semibold">{value ?? '–'}</dd>
            </div>
          ))}
        </dl>
        {refusal && <Notice tone="error">{refusal}</Notice>}
      </div>
    </Dialog>
  )
}

function useCheck({ id, name }: Member, onDone: () => void) {
  const t = useText()
  const sentence = useSentence()
  const queries = useQueryClient()
  const [busy, setBusy] = useState<'yes' | 'no'>()
  const [refusal, setRefusal] = useState<string>()

  async function say(isChecked: boolean) {
    setBusy(isChecked ? 'yes' : 'no')
    setRefusal(undefined)
    try {
      await api.team.checkLicense.send({ id, isChecked })
      toast.success(t(isChecked ? words.licenseChecked : words.licenseRefused, { name }))
      await refreshTeam(queries)
      onDone()
    } catch (error) {
      setRefusal(sentence(messageOf(error)))
      setBusy(undefined)
    }
  }
  return { busy, refusal, say }
}
