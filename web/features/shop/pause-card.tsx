import { useState } from 'react'
import { messageOf } from '#contract/errors.ts'
import { pauseForm, type ShopView } from '#contract/business/shop.ts'
import { api } from '#web/api.ts'
import { useSentence, useText } from '#web/language.tsx'
import { useBusinessZone, usePlace } from '#web/use-business.ts'
import { shopToday } from '#web/words/shop-time.ts'
import { shopWords as words } from '#web/texts/business/shop.ts'
import { Button } from '#web/ui/button.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { Field, Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { useDay } from './license-card.tsx'
import { useShopChange } from './use-shop.ts'

export function PauseCard({ shop }: { shop: ShopView }) {
  const t = useText()
  const place = usePlace()
  const set = useShopChange()
  const today = shopToday(useBusinessZone())
  const isPaused = shop.pausedUntil !== null && shop.pausedUntil > today
  return (
    <TitledCard title={t(words.pause)} text={t(words.pauseText)}>
      {isPaused ? (
        <Paused until={shop.pausedUntil} />
      ) : (
        <Form
          schema={pauseForm}
          initial={{ until: '' }}
          onSubmit={async ({ until }) => {
            const { upcoming: count, ...paused } = await api.shop.pause.send({ place, until })
            set(paused)
            toast.success(t(doneWords(count), { count }))
          }}
        >
          <Field
            name="until"
            label={t(words.backOn)}
            type="date"
            min={today}
            className="max-w-xs"
          />
          <SubmitButton variant="outline" busy={t(words.saving)}>
            {t(words.pauseNow)}
          </SubmitButton>
        </Form>
      )}
    </TitledCard>
  )
}

function doneWords(count: number) {
  if (count === 0) return words.pausedDone
  return count === 1 ? words.pausedOne : words.pausedMany
}

function Paused({ until }: { until: string | null }) {
  const t = useText()
  const sentence = useSentence()
  const place = usePlace()
  const set = useShopChange()
  const date = useDay(until) ?? ''
  const [isBusy, setIsBusy] = useState(false)

  async function resume() {
    setIsBusy(true)
    try {
      set(await api.shop.resume.send({ place }))
      toast.success(t(words.resumed))
    } catch (error) {
      toast.error(sentence(messageOf(error)))
      setIsBusy(false)
    }
  }

  return (
    <Notice
      tone="warning"
      title={t(words.paused, { date })}
      action={
        <Button size="sm" busy={isBusy} onClick={() => void resume()}>
          {t(words.resume)}
        </Button>
      }
    />
  )
}
