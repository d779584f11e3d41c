import { sourceTexts } from '#contract/admin/words/states.ts'
import type { CommissionEffect } from '#contract/money/commission-rules.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { newRuleWords as words } from '#web/texts/money/commission.ts'
import { shopDate } from '#web/words/shop-time.ts'

const mostShown = 4

type EffectProps = { effect: CommissionEffect; timeZone: string }

// What a change does, in sentences, as the server found it by trying.
export function Effect({ effect, timeZone }: EffectProps) {
  const t = useText()
  const language = useLanguage()
  const { changes, told, upcoming, replaced } = effect
  const shown = changes.slice(0, mostShown)
  return (
    <div className="space-y-2">
      <ul className="space-y-1">
        {shown.length === 0 && <li>{t(words.nothing)}</li>}
        {shown.map(({ shopName, source, before, after, at }) => (
          <li key={`${shopName} ${source}`} className="font-semibold">
            {t(words.change, {
              who: shopName ?? t(words.others),
              before,
              after,
              day: shopDate(at, timeZone, language),
              source: t(sourceTexts[source]),
            })}
          </li>
        ))}
        {changes.length > mostShown && (
          <li>{t(words.more, { count: changes.length - mostShown })}</li>
        )}
      </ul>
      {replaced && <p>{t(words.replaced, { percent: replaced.percent })}</p>}
      {changes.length > 0 && (
        <>
          <p>{t(upcoming === 1 ? words.keepOne : words.keep, { count: upcoming })}</p>
          <p>{t(told === 1 ? words.toldOne : words.told, { count: told })}</p>
        </>
      )}
    </div>
  )
}
