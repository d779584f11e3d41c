// Which event comes on which channel. Each switch is saved as it is thrown.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { messageOf } from '#contract/errors.ts'
import {
  channels,
  notificationEvents,
  type Channel,
  type EventName,
  type Preference,
} from '#contract/accounts/notifications.ts'
import { api } from '#web/api.ts'
import { useSentence, useText } from '#web/language.tsx'
import { useSession } from '#web/session.tsx'
import { notices } from '#web/texts/accounts/notifications.ts'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import { SwitchInput } from '#web/ui/forms/switch-input.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { DevicePush } from './device-push.tsx'
import { QuietHoursChoice } from './quiet-hours.tsx'

const preferences = api.notifications.preferences.query()
const rowClass =
  'grid grid-cols-4 items-center gap-x-2 sm:grid-cols-[minmax(0,1fr)_repeat(4,4.25rem)]'

type PreferencesProps = { isPhoneVerified: boolean }

export function Preferences({ isPhoneVerified }: PreferencesProps) {
  const t = useText()
  const list = useQuery(preferences)
  const lockId = useId()
  const { session } = useSession()
  const isStaff = session?.user.roles.some((role) => role === 'barber' || role === 'employee')
  return (
    <Loaded query={list} loading={<SkeletonText lines={8} />}>
      {(data) => (
        <div className="space-y-5">
          <div>
            <ChannelHeads />
            <ul className="divide-y border-y">
              {eventsIn(data).map((event) => (
                <EventRow key={event} event={event} list={data} lockId={lockId} />
              ))}
            </ul>
            <Hint id={lockId} className="mt-3 flex gap-2">
              <Lock aria-hidden className="mt-0.5 size-4 shrink-0" />
              {t(notices.locked)}
            </Hint>
          </div>
          {isStaff && <Hint>{t(notices.smsForOwn)}</Hint>}
          {!isPhoneVerified && <PhoneWanted />}
          {isStaff && <QuietHoursChoice />}
          <DevicePush />
        </div>
      )}
    </Loaded>
  )
}

function ChannelHeads() {
  const t = useText()
  return (
    <div aria-hidden className={`${rowClass} pb-2 max-sm:hidden`}>
      <span />
      {channels.map((channel) => (
        <span key={channel} className="text-center text-sm font-semibold text-muted-foreground">
          {t(notices.channels[channel])}
        </span>
      ))}
    </div>
  )
}

type EventRowProps = { event: EventName; list: Preference[]; lockId: string }

function EventRow({ event, list, lockId }: EventRowProps) {
  const t = useText()
  const { label } = notificationEvents[event]
  return (
    <li className={`${rowClass} py-2`}>
      <p className="col-span-4 py-1 text-md font-semibold sm:col-span-1">{t(label)}</p>
      {channels.map((channel) => {
        const found = list.find((each) => each.event === event && each.channel === channel)
        if (!found) return <span key={channel} />
        const { isEnabled } = found
        return <ChannelSwitch key={channel} {...{ event, channel, isOn: isEnabled, lockId }} />
      })}
    </li>
  )
}

type ChannelSwitchProps = { event: EventName; channel: Channel; isOn: boolean; lockId: string }

function ChannelSwitch({ event, channel, isOn, lockId }: ChannelSwitchProps) {
  const t = useText()
  const save = useSaving()
  const { label, locked } = notificationEvents[event]
  const isLocked = locked.some((each) => each === channel)
  const names = { event: t(label), channel: t(notices.channels[channel]) }
  return (
    <div className="flex flex-col items-center">
      <span aria-hidden className="text-sm text-muted-foreground sm:hidden">
        {names.channel}
      </span>
      <span className="relative">
        <SwitchInput
          hideLabel
          label={t(isLocked ? notices.lockedOf : notices.channelOf, names)}
          isOn={isOn}
          disabled={isLocked}
          aria-describedby={isLocked ? lockId : undefined}
          onChange={(isEnabled) => save({ event, channel, isEnabled })}
        />
        {isLocked && (
          <Lock
            aria-hidden
            className="absolute top-1/2 -right-4 size-3.5 -translate-y-1/2 text-muted-foreground"
          />
        )}
      </span>
    </div>
  )
}

// The switch moves at once, and back when it could not be saved.
function useSaving() {
  const t = useText()
  const sentence = useSentence()
  const queries = useQueryClient()
  const put = (preference: Preference) =>
    queries.setQueryData<Preference[]>(preferences.queryKey, (list) =>
      list?.map((each) => (isSame(each, preference) ? preference : each)),
    )
  const { mutate } = useMutation({
    ...api.notifications.savePreference.mutation(),
    onMutate: put,
    onError(error, preference) {
      put({ ...preference, isEnabled: !preference.isEnabled })
      toast.error(t(notices.notSaved), { description: sentence(messageOf(error)) })
    },
  })
  return mutate
}

function PhoneWanted() {
  const t = useText()
  return (
    <Notice
      action={
        <Link
          to="/settings?section=profile"
          className="inline-flex min-h-control items-center font-semibold text-primary underline underline-offset-4"
        >
          {t(notices.verifyPhone)}
        </Link>
      }
    >
      {t(notices.smsNeedsPhone)}
    </Notice>
  )
}

function eventsIn(list: Preference[]) {
  return [...new Set(list.map(({ event }) => event))]
}

function isSame(one: Preference, other: Preference) {
  return one.event === other.event && one.channel === other.channel
}
