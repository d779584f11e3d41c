import { useState } from 'react'
import { messageOf } from '#contract/errors.ts'
import type { ShopView } from '#contract/business/shop.ts'
import { api } from '#web/api.ts'
import { useSentence, useText } from '#web/language.tsx'
import { usePlace } from '#web/use-business.ts'
import { shopWords as words } from '#web/texts/business/shop.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { useShopChange } from './use-shop.ts'

type Change = NonNullable<ShopView['change']>

// A pending change, or a rejected one with its reason.
export function ChangeNotice({ change }: { change: Change }) {
  const t = useText()
  const sentence = useSentence()
  const place = usePlace()
  const set = useShopChange()
  const [isBusy, setIsBusy] = useState(false)

  async function withdraw() {
    setIsBusy(true)
    try {
      set(await api.shop.withdrawChange.send({ place }))
      toast.success(t(words.withdrawn))
    } catch (error) {
      toast.error(sentence(messageOf(error)))
      setIsBusy(false)
    }
  }

  if (change.status === 'declined')
    return (
      <Notice tone="warning" title={t(words.declinedTitle)}>
        {change.reason}
      </Notice>
    )
  const { shopName, address, licenseNumber, licenseExpiresOn } = change.wanted
  const wanted = [shopName, address, licenseNumber, licenseExpiresOn].filter(Boolean)
  return (
    <Notice
      title={t(words.pendingTitle)}
      action={
        <Button variant="outline" size="sm" busy={isBusy} onClick={() => void withdraw()}>
          {t(words.withdraw)}
        </Button>
      }
    >
      <p className="break-words text-foreground">
        {wanted.length > 0 ? wanted.join(' · ') : t(words.newPicture)}
      </p>
      <p>{t(words.pendingText)}</p>
    </Notice>
  )
}
