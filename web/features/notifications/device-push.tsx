import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Smartphone } from 'lucide-react'
import { useState } from 'react'
import { isRefusal, messageOf } from '#contract/errors.ts'
import { useSentence, useText } from '#web/language.tsx'
import { useSession } from '#web/session.tsx'
import { notices } from '#web/texts/accounts/notifications.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { readPushState, turnPushOff, turnPushOn, type PushState } from './push.ts'

const words = notices.push

export function DevicePush() {
  const t = useText()
  const { state, isBusy, toggle } = useDevicePush()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border bg-background p-4">
      <Smartphone aria-hidden className="size-6 shrink-0 text-primary" />
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {t(words.title)}
          {state === 'on' && (
            <Badge tone="success" dot>
              {t(words.on)}
            </Badge>
          )}
        </p>
        <Hint size="md">{t(explanationOf(state))}</Hint>
      </div>
      {(state === 'on' || state === 'off') && (
        <Button
          variant={state === 'on' ? 'outline' : 'primary'}
          busy={isBusy && t(state === 'on' ? words.turningOff : words.turningOn)}
          onClick={toggle}
        >
          {t(state === 'on' ? words.turnOff : words.turnOn)}
        </Button>
      )}
    </div>
  )
}

function explanationOf(state: PushState | undefined) {
  if (state === 'denied') return words.denied
  return state === 'unsupported' ? words.unsupported : words.text
}

function useDevicePush() {
  const t = useText()
  const sentence = useSentence()
  const queries = useQueryClient()
  const userId = useSession().session?.user.id ?? ''
  const [isBusy, setIsBusy] = useState(false)
  const queryKey = ['push', 'device', userId]
  const { data: state } = useQuery({
    queryKey,
    queryFn: () => readPushState(userId),
    // Permission is given and taken in the browser's own settings.
    refetchOnWindowFocus: 'always',
    staleTime: 0,
  })

  async function toggle() {
    setIsBusy(true)
    try {
      const next =
        state === 'on' ? await turnPushOff().then(() => 'off' as const) : await turnPushOn(userId)
      queries.setQueryData(queryKey, next)
      if (next === 'on') toast.success(t(words.isOn))
      else if (state === 'on') toast.success(t(words.isOff))
    } catch (error) {
      toast.error(isRefusal(error) ? sentence(messageOf(error)) : t(words.failed))
    }
    setIsBusy(false)
  }

  return { state, isBusy, toggle }
}
