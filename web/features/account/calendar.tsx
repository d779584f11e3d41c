import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CalendarPlus, RefreshCw } from 'lucide-react'
import { useId } from 'react'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { calendar as words } from '#web/texts/bookings/calendars.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { FieldFrame } from '#web/ui/forms/field-frame.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { Block } from '#web/ui/settings-section.tsx'

const query = api.calendars.feed.query()

export function CalendarSection() {
  const t = useText()
  const feed = useQuery(query)
  return (
    <>
      <Block title={t(words.subscribe)} text={t(words.text)}>
        <Loaded query={feed} loading={<SkeletonText lines={2} />}>
          {(data) => <Address url={data.url} />}
        </Loaded>
      </Block>
      <Block title={t(words.renew)} text={t(words.renewText)} action={<Renew />} />
    </>
  )
}

function Address({ url }: { url: string }) {
  const t = useText()
  const id = useId()
  return (
    <FieldFrame id={id} label={t(words.address)}>
      <Input
        id={id}
        readOnly
        value={url}
        onFocus={({ currentTarget }) => currentTarget.select()}
        className="text-ellipsis"
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <CopyButton text={url} label={t(words.copy)} />
        <Button asChild variant="ghost">
          <a href={url.replace(/^https?:/, 'webcal:')}>
            <CalendarPlus aria-hidden />
            {t(words.open)}
          </a>
        </Button>
      </div>
    </FieldFrame>
  )
}

function Renew() {
  const t = useText()
  const queries = useQueryClient()

  async function renew() {
    queries.setQueryData(query.queryKey, await api.calendars.renew.send())
    toast.success(t(words.renewed))
  }

  return (
    <ConfirmDialog
      title={t(words.renewTitle)}
      text={t(words.renewWarning)}
      confirm={t(words.renew)}
      onConfirm={renew}
      trigger={
        <Button variant="outline">
          <RefreshCw aria-hidden />
          {t(words.renew)}
        </Button>
      }
    />
  )
}
