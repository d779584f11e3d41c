import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { messageOf } from '#contract/errors.ts'
import { api } from '#web/api.ts'
import { Ago } from '#web/features/notifications/ago.tsx'
import { useSentence, useText } from '#web/language.tsx'
import { sessions as words } from '#web/texts/accounts/account.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { deviceOf } from '#web/words/device-name.ts'

const query = api.account.sessions.query()
type Device = Awaited<ReturnType<typeof api.account.sessions.send>>[number]

export function SessionsSection() {
  const list = useQuery({ ...query, refetchOnMount: 'always' })
  return (
    <div className="py-6">
      <Loaded query={list} loading={<SkeletonText lines={4} />}>
        {(data) => <Devices devices={data} />}
      </Loaded>
    </div>
  )
}

function Devices({ devices }: { devices: Device[] }) {
  const t = useText()
  const inOrder = devices.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
  const isAlone = devices.length < 2
  return (
    <>
      <Hint size="md">{t(isAlone ? words.onlyThis : words.text)}</Hint>
      <ul className="my-3 divide-y border-y">
        {inOrder.map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </ul>
      {!isAlone && <EndOthers />}
    </>
  )
}

function DeviceRow({ device }: { device: Device }) {
  const t = useText()
  const { browser, system, isHandheld } = deviceOf(device.userAgent)
  const name =
    browser && system
      ? t(words.deviceOn, { browser, system })
      : (browser ?? system ?? t(words.unknownDevice))
  const Icon = isHandheld ? Smartphone : Monitor
  return (
    <li className="flex items-center gap-4 py-3">
      <Icon aria-hidden className="size-6 shrink-0 text-primary" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {name}
          {device.isCurrent && (
            <Badge tone="success" dot>
              {t(words.thisDevice)}
            </Badge>
          )}
        </p>
        <Hint className="break-words">
          {t(words.lastSeen)} <Ago at={device.lastSeenAt} />
          {device.network && <> · {t(words.network, { network: device.network })}</>}
        </Hint>
      </div>
      {!device.isCurrent && <EndButton id={device.id} name={name} />}
    </li>
  )
}

function EndButton({ id, name }: { id: string; name: string }) {
  const t = useText()
  const sentence = useSentence()
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    ...api.account.endSession.mutation(),
    onSuccess() {
      queries.setQueryData<Device[]>(query.queryKey, (list) =>
        list?.filter((each) => each.id !== id),
      )
      toast.success(t(words.ended))
    },
    onError(error) {
      toast.error(sentence(messageOf(error)))
      void queries.invalidateQueries({ queryKey: query.queryKey })
    },
  })
  return (
    <Button
      variant="outline"
      size="sm"
      busy={isPending}
      aria-label={t(words.endOf, { device: name })}
      onClick={() => mutate({ id })}
    >
      {t(words.end)}
    </Button>
  )
}

function EndOthers() {
  const t = useText()
  const queries = useQueryClient()
  return (
    <ConfirmDialog
      title={t(words.endOthersTitle)}
      text={t(words.endOthersText)}
      confirm={t(words.endOthers)}
      isDestructive
      trigger={<Button variant="outline">{t(words.endOthers)}</Button>}
      onConfirm={async () => {
        await api.account.endOtherSessions.send()
        await queries.invalidateQueries({ queryKey: query.queryKey })
        toast.success(t(words.othersEnded))
      }}
    />
  )
}
