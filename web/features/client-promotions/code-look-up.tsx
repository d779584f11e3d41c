import { useId, useState, type FormEvent } from 'react'
import { Link } from 'react-router'
import { messageOf } from '#contract/errors.ts'
import type { UsableOffer } from '#contract/money/promotions.ts'
import { api } from '#web/api.ts'
import { useSentence, useText } from '#web/language.tsx'
import { clientOffers as words } from '#web/texts/money/client-offers.ts'
import { offerWords } from '#web/texts/money/promotions.ts'
import { Button } from '#web/ui/button.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { useConditions } from '#web/words/offers.ts'
import { useOfferName } from './usable-offers.tsx'

export function CodeLookUp() {
  const t = useText()
  const sentence = useSentence()
  const id = useId()
  const [code, setCode] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [answer, setAnswer] = useState<{ offer?: UsableOffer; refusal?: string }>({})

  async function lookUp(event: FormEvent) {
    event.preventDefault()
    if (isBusy || code.trim() === '') return
    setIsBusy(true)
    setAnswer(
      await api.promotions.look.send({ code }).then(
        (offer) => ({ offer }),
        (error: unknown) => ({ refusal: sentence(messageOf(error)) }),
      ),
    )
    setIsBusy(false)
  }

  return (
    <TitledCard title={t(words.code)} text={t(words.codeText)}>
      <form onSubmit={(event) => void lookUp(event)} noValidate>
        <label htmlFor={id} className="mb-1.5 block text-md font-semibold">
          {t(offerWords.code)}
        </label>
        <div className="flex max-w-md gap-2">
          <Input
            id={id}
            value={code}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            maxLength={20}
            aria-invalid={answer.refusal !== undefined}
            aria-describedby={`${id}-refusal`}
            className="uppercase"
            onChange={({ target }) => setCode(target.value)}
          />
          <Button type="submit" variant="outline" busy={isBusy} disabled={code.trim() === ''}>
            {t(words.check)}
          </Button>
        </div>
        <p id={`${id}-refusal`} role="alert" className="mt-1.5 text-sm text-destructive">
          {answer.refusal}
        </p>
      </form>
      {answer.offer && <Found offer={answer.offer} />}
    </TitledCard>
  )
}

function Found({ offer }: { offer: UsableOffer }) {
  const t = useText()
  const name = useOfferName()(offer)
  const { barber, services, timeZone } = offer
  const conditions = useConditions(timeZone, services)(offer)
  return (
    <Notice
      tone="success"
      title={
        barber === null ? t(words.atEvery, { name }) : t(words.at, { name, shop: barber.shopName })
      }
      action={
        <Button asChild>
          {barber === null ? (
            <Link to="/explore">{t(words.find)}</Link>
          ) : (
            <Link to={`/barber/${barber.id}`}>{t(words.bookAt, { shop: barber.shopName })}</Link>
          )}
        </Button>
      }
    >
      {[...conditions, t(words.enterIt)].join(' · ')}
    </Notice>
  )
}
