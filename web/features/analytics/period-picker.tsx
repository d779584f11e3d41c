import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { customPeriod, periods, type Period } from '#contract/business/analytics.ts'
import { addDays } from '#web/words/date-words.ts'
import { useText } from '#web/language.tsx'
import { useBusinessZone } from '#web/use-business.ts'
import { shopDay } from '#web/words/shop-time.ts'
import { analytics as words } from '#web/texts/business/analytics.ts'
import { chipClass } from '#web/ui/forms/chip.tsx'
import { Field, Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { useSearchLink } from '#web/ui/search-link.ts'

type Asked = { period: Period; from?: string | undefined; to?: string | undefined }

// Kept in the address: ?period=90, ?period=custom&from=2026-01-01&to=2026-03-31.
// `usual` is the period of an address that names none.
export function usePeriod(usual: Period = '30'): { shown: Period; asked: Asked } {
  const [params] = useSearchParams()
  const shown = periods.find((each) => each === params.get('period')) ?? usual
  if (shown !== 'custom') return { shown, asked: { period: shown } }
  const read = customPeriod.safeParse({ from: params.get('from'), to: params.get('to') })
  return { shown, asked: read.success ? { period: 'custom', ...read.data } : { period: usual } }
}

export function PeriodPicker({ shown }: { shown: Period }) {
  const t = useText()
  const link = useSearchLink()
  const label = (period: Period) => {
    if (period === 'month') return t(words.month)
    return period === 'custom' ? t(words.custom) : t(words.days, { count: period })
  }
  return (
    <div className="space-y-4">
      <nav
        aria-label={t(words.period)}
        className="-mx-4 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:mx-0 sm:px-0"
      >
        <ul className="flex w-max gap-2">
          {periods.map((period) => (
            <li key={period}>
              <Link
                to={link({ period, from: null, to: null })}
                aria-current={period === shown ? 'true' : undefined}
                preventScrollReset
                className={chipClass(period === shown)}
              >
                {label(period)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {shown === 'custom' && <CustomDays />}
    </div>
  )
}

function CustomDays() {
  const t = useText()
  const timeZone = useBusinessZone()
  const link = useSearchLink()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [today] = useState(() => shopDay(Date.now(), timeZone))
  return (
    <Form
      schema={customPeriod}
      initial={{
        from: params.get('from') ?? addDays(today, -29),
        to: params.get('to') ?? today,
      }}
      onSubmit={({ from, to }) => void navigate(link({ from, to }), { preventScrollReset: true })}
      className="grid max-w-xl grid-cols-2 items-start gap-3 sm:grid-cols-[1fr_1fr_auto]"
    >
      <Field name="from" type="date" label={t(words.from)} />
      <Field name="to" type="date" label={t(words.to)} />
      <SubmitButton busy={t(words.showing)} className="max-sm:col-span-2 sm:mt-7">
        {t(words.show)}
      </SubmitButton>
    </Form>
  )
}
