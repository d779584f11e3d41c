import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '#contract/errors.ts'
import { api } from '#web/api.ts'
import { ShareButton } from '#web/features/barber-card/share-button.tsx'
import { useSentence, useText } from '#web/language.tsx'
import { friendWords as words } from '#web/texts/money/friends.ts'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { toast } from '#web/ui/overlays/toast.ts'

type OwnCodeProps = { code: string | null; share: string }

// A person's referral code and link, made when they ask for it.
export function OwnCode({ code, share }: OwnCodeProps) {
  return code ? <ShownCode code={code} share={share} /> : <GetCode />
}

function GetCode() {
  const t = useText()
  const sentence = useSentence()
  const queries = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)

  async function get() {
    setIsBusy(true)
    try {
      await api.referrals.getCode.send()
      await queries.invalidateQueries({ queryKey: api.referrals.read.key() })
    } catch (error) {
      toast.error(t(words.noCode), { description: sentence(messageOf(error)) })
    }
    setIsBusy(false)
  }

  return (
    <Button busy={isBusy} onClick={get}>
      {t(words.getCode)}
    </Button>
  )
}

function ShownCode({ code, share }: { code: string; share: string }) {
  const t = useText()
  const path = `/ref/${code}`
  const link = location.origin + path
  return (
    <>
      <dl className="space-y-3">
        <div>
          <dt className="text-md text-muted-foreground">{t(words.code)}</dt>
          <dd className="text-2xl font-bold tracking-widest tabular-nums select-all">{code}</dd>
        </div>
        <div>
          <dt className="text-md text-muted-foreground">{t(words.link)}</dt>
          <dd className="mt-1 truncate rounded-md bg-muted px-3 py-2.5 text-md select-all">
            {link}
          </dd>
        </div>
      </dl>
      <div className="mt-3 flex flex-wrap gap-2">
        <CopyButton text={link} label={t(words.copyLink)} />
        <CopyButton text={code} label={t(words.copyCode)} />
        <ShareButton title={share} path={path} />
      </div>
    </>
  )
}
