import { useQuery } from '@tanstack/react-query'
import type { PlatformFigures } from '#contract/admin/overview.ts'
import type { Language, Text } from '#contract/language.ts'
import { api } from '#web/api.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { useMay } from '#web/rights/use-permissions.ts'
import { refundShareWords as words } from '#web/texts/money/refunds.ts'
import { Stat } from '#web/ui/charts/stat.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { percentWords } from '#web/words/formats.ts'
import { sumOf } from '#web/words/money.ts'

type Money = NonNullable<PlatformFigures['money']>
type Figure = { label: Text; definition: Text; of: (money: Money, language: Language) => string }

const figures: Figure[] = [
  {
    label: words.refunded,
    definition: words.refundedText,
    of: ({ refundedCents }) => sumOf(refundedCents),
  },
  {
    label: words.share,
    definition: words.shareText,
    of: ({ refundPercent }, language) =>
      refundPercent === null ? '–' : percentWords(refundPercent, language),
  },
]

// What goes back of all that the platform sells, whatever the list is filtered by. For those who may see
// totals, once they were counted.
export function Share() {
  const t = useText()
  const language = useLanguage()
  const may = useMay()
  const isShown = may('money.totals') && may('overview.read')
  const { data } = useQuery({ ...api.adminOverview.numbers.query({}), enabled: isShown })
  const [now, before] = [data?.counted?.now.money, data?.counted?.before.money]
  if (!now || !before) return null
  return (
    <section aria-label={t(words.title)}>
      <Hint size="md" className="mb-3 font-medium">
        {t(words.title)}
      </Hint>
      <div className="grid grid-cols-2 gap-3 sm:gap-4">
        {figures.map(({ label, definition, of }) => (
          <Stat
            key={label.en}
            label={t(label)}
            definition={t(definition)}
            value={of(now, language)}
          >
            <Hint className="-mt-2">{t(words.was, { value: of(before, language) })}</Hint>
          </Stat>
        ))}
      </div>
    </section>
  )
}
