// The account at the payment provider: what is missing, the bank, and the way to the provider's page.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '#contract/errors.ts'
import type { PayoutAccount as Account } from '#contract/money/payouts.ts'
import { api } from '#web/api.ts'
import { useLeaving } from '#web/features/paying/leaving.ts'
import { useLanguage, useSentence, useText } from '#web/language.tsx'
import {
  accountStateNames,
  accountStateTexts,
  accountWords as words,
  missingNames,
} from '#web/texts/money/payouts.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { SwitchInput } from '#web/ui/forms/switch-input.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { Notice } from '#web/ui/states/notice.tsx'
import { useBusinessZone } from '#web/use-business.ts'
import { whenWords } from '#web/words/date-words.ts'

const tones = {
  none: 'neutral',
  started: 'warning',
  missing: 'warning',
  checking: 'info',
  ready: 'success',
  stopped: 'error',
} as const

export function PayoutAccount({ account }: { account: Account }) {
  const t = useText()
  const { state, missing, bank } = account
  return (
    <TitledCard
      title={t(words.title)}
      action={<Badge tone={tones[state]}>{t(accountStateNames[state])}</Badge>}
    >
      <div className="space-y-4">
        <p className="text-md">{t(accountStateTexts[state])}</p>
        {bank && (
          <p className="text-md font-semibold break-words">
            {t(bank.name === '' ? words.bankShort : words.bank, bank)}
          </p>
        )}
        {state !== 'ready' && missing.length > 0 && (
          <div className="text-md">
            <p>{t(words.missing)}</p>
            <ul className="list-disc pl-5">
              {missing.map((thing) => (
                <li key={thing}>{t(missingNames[thing])}</li>
              ))}
            </ul>
          </div>
        )}
        <BankNotice account={account} />
        {state !== 'stopped' && <ToProvider account={account} />}
        {state !== 'none' && <Daily isDaily={account.isDaily} />}
      </div>
    </TitledCard>
  )
}

function BankNotice({ account: { bankHeldUntil, isBankRefused } }: { account: Account }) {
  const t = useText()
  const language = useLanguage()
  const timeZone = useBusinessZone()
  if (isBankRefused) return <Notice tone="error">{t(words.refused)}</Notice>
  if (bankHeldUntil === null) return null
  const when = whenWords(bankHeldUntil, timeZone, language)
  return <Notice tone="warning">{t(words.heldUntil, { when })}</Notice>
}

function ToProvider({ account: { state } }: { account: Account }) {
  const t = useText()
  const sentence = useSentence()
  const { isLeaving, leaveFor } = useLeaving()
  const [isAsking, setIsAsking] = useState(false)
  const isReady = state === 'ready' || state === 'checking'
  const label = isReady ? words.change : state === 'none' ? words.open : words.goOn

  async function go() {
    setIsAsking(true)
    try {
      leaveFor((await api.payouts.link.send()).url)
    } catch (error) {
      toast.error(t(words.notOpened), { description: sentence(messageOf(error)) })
    }
    setIsAsking(false)
  }
  return (
    <div className="space-y-2">
      <Button
        className="max-sm:w-full"
        variant={isReady ? 'outline' : 'primary'}
        busy={isAsking || isLeaving}
        onClick={() => void go()}
      >
        {t(label)}
      </Button>
      <Hint>{t(words.leaves)}</Hint>
    </div>
  )
}

function Daily({ isDaily }: { isDaily: boolean }) {
  const t = useText()
  const sentence = useSentence()
  const queries = useQueryClient()
  const [isSaving, setIsSaving] = useState(false)

  async function save(next: boolean) {
    setIsSaving(true)
    try {
      await api.payouts.setDaily.send({ isDaily: next })
      await queries.invalidateQueries({ queryKey: api.payouts.read.key() })
      toast.success(t(words.savedDaily))
    } catch (error) {
      toast.error(t(words.notSaved), { description: sentence(messageOf(error)) })
    }
    setIsSaving(false)
  }
  return (
    <SwitchInput
      label={t(words.isDaily)}
      text={t(words.isDailyText)}
      isOn={isDaily}
      disabled={isSaving}
      onChange={(next) => void save(next)}
    />
  )
}
