import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { banner as bannerSchema, type FlagState } from '#contract/admin/flags.ts'
import { isPause, mostBannerCharacters } from '#contract/flags.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { flagTexts } from '#web/texts/admin/flags/flags.ts'
import { flagWords as words } from '#web/texts/admin/flags/flag-words.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldFrame } from '#web/ui/forms/field-frame.tsx'
import { NativeSelect, Textarea } from '#web/ui/forms/input.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { toast } from '#web/ui/overlays/toast.ts'

const hourChoices = [1, 2, 4, 8, 24]

// Says in numbers what stops, and lets the administrator write what people read meanwhile.
export function PullDialog({ flag }: { flag: FlagState }) {
  const { key, use, version } = flag
  const t = useText()
  const queries = useQueryClient()
  const [banner, setBanner] = useState(flag.banner)
  const [hours, setHours] = useState('')
  const name = t(flagTexts[key].name)
  return (
    <ConfirmDialog
      title={t(words.pullTitle, { name })}
      text={t(flagTexts[key].use, use)}
      confirm={t(words.pull)}
      isDestructive
      isIncomplete={!bannerSchema.safeParse(banner).success}
      reason={{ label: t(words.reason), hint: t(words.reasonHint) }}
      onOpenChange={(isOpen) => isOpen && setBanner(flag.banner)}
      onConfirm={async (reason) => {
        if (!isPause(key)) return
        const endsAt = hours === '' ? null : inHours(Number(hours))
        await api.adminFlags.pause.send({ key, isPaused: true, endsAt, banner, version, reason })
        toast.success(t(words.pulled))
        await queries.invalidateQueries({ queryKey: api.adminFlags.list.key() })
        void queries.invalidateQueries({ queryKey: api.adminFlags.history.key() })
      }}
      trigger={
        <Button size="sm" variant="destructive" aria-label={t(words.pullOf, { name })}>
          {t(words.pull)}
        </Button>
      }
    >
      <BannerField
        label={t(words.bannerEn)}
        value={banner.en}
        onChange={(en) => setBanner({ ...banner, en })}
      />
      <BannerField
        label={t(words.bannerEs)}
        value={banner.es}
        onChange={(es) => setBanner({ ...banner, es })}
      />
      <HowLong value={hours} onChange={setHours} />
    </ConfirmDialog>
  )
}

type FieldProps = { value: string; onChange: (value: string) => void }

function BannerField({ label, value, onChange }: FieldProps & { label: string }) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label}>
      <Textarea
        id={id}
        rows={3}
        maxLength={mostBannerCharacters}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  )
}

function HowLong({ value, onChange }: FieldProps) {
  const t = useText()
  const id = useId()
  return (
    <FieldFrame id={id} label={t(words.howLong)}>
      <NativeSelect id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{t(words.untilReleased)}</option>
        {hourChoices.map((count) => (
          <option key={count} value={count}>
            {count === 1 ? t(words.hoursOne) : t(words.hours, { count })}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  )
}

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
