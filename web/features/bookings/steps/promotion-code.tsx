import { useId, useState } from 'react'
import { messageOf } from '#contract/errors.ts'
import type { HeldPrice } from '#contract/money/promotion-terms.ts'
import { api } from '#web/api.ts'
import { useFlag } from '#web/flags/use-flag.ts'
import { useSentence, useText } from '#web/language.tsx'
import { offerWords as words } from '#web/texts/money/promotions.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/forms/input.tsx'

type PromotionCodeProps = {
  holdId: string | undefined
  usedCode: string | null
  onUsed: (price: HeldPrice, code: string) => void
}

// Part of another form, so it has no form of its own.
export function PromotionCode({ holdId, usedCode, onUsed }: PromotionCodeProps) {
  const t = useText()
  const ofBarbers = useFlag('promotions_barber')
  const ofPlatform = useFlag('promotions_platform')
  const [isOpen, setIsOpen] = useState(false)
  if (!ofBarbers && !ofPlatform) return null
  if (usedCode !== null)
    return (
      <p role="status" className="text-md font-semibold text-success">
        {t(words.used, { code: usedCode })}
      </p>
    )
  if (!isOpen)
    return (
      <Button variant="link" disabled={!holdId} onClick={() => setIsOpen(true)}>
        {t(words.add)}
      </Button>
    )
  return <CodeEntry {...{ holdId, onUsed }} />
}

function CodeEntry({ holdId, onUsed }: Omit<PromotionCodeProps, 'usedCode'>) {
  const t = useText()
  const sentence = useSentence()
  const id = useId()
  const [code, setCode] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  async function use() {
    if (!holdId || isBusy) return
    setIsBusy(true)
    try {
      onUsed(await api.promotions.redeem.send({ id: holdId, code }), code)
    } catch (error) {
      setRefusal(sentence(messageOf(error)))
    }
    setIsBusy(false)
  }

  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-md font-semibold">
        {t(words.code)}
      </label>
      <div className="flex gap-2">
        <Input
          id={id}
          value={code}
          autoFocus
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={20}
          aria-invalid={refusal !== undefined}
          aria-describedby={`${id}-refusal`}
          className="uppercase"
          onChange={({ target }) => setCode(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            void use()
          }}
        />
        <Button
          variant="outline"
          busy={isBusy}
          disabled={code.trim() === ''}
          onClick={() => void use()}
        >
          {t(words.use)}
        </Button>
      </div>
      <p id={`${id}-refusal`} role="alert" className="mt-1.5 text-sm text-destructive">
        {refusal}
      </p>
    </div>
  )
}
