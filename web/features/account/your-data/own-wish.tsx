import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '#contract/errors.ts'
import { api } from '#web/api.ts'
import { useLanguage, useSentence, useText } from '#web/language.tsx'
import { yourData } from '#web/texts/accounts/account.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { Notice } from '#web/ui/states/notice.tsx'
import { ownTime } from '#web/words/own-time.ts'

// They asked us to erase their account, and may still change their mind.
export function OwnWish() {
  const t = useText()
  const language = useLanguage()
  const sentence = useSentence()
  const queries = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  const { data } = useQuery({ ...api.account.leaving.query(), staleTime: 0 })
  if (!data?.erasure) return null

  async function keep() {
    setIsBusy(true)
    await api.account.keep.send().then(
      () => toast.success(t(yourData.kept)),
      (error: unknown) => toast.error(sentence(messageOf(error))),
    )
    await queries.invalidateQueries({ queryKey: api.account.leaving.key() })
    setIsBusy(false)
  }

  return (
    <Notice
      tone="warning"
      title={t(yourData.erasing, { day: ownTime(data.erasure.dueAt, language) })}
      className="mb-5"
      action={
        <Button busy={isBusy} onClick={keep}>
          {t(yourData.keep)}
        </Button>
      }
    >
      {t(yourData.erasingText)}
    </Notice>
  )
}
