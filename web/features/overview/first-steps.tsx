// For a business without bookings: the first steps that bring clients.
import { Circle, CircleCheck } from 'lucide-react'
import { Link } from 'react-router'
import type { ShopOverview } from '#contract/business/overview.ts'
import { useText } from '#web/language.tsx'
import { start } from '#web/texts/business/overview.ts'
import { TitledCard } from '#web/ui/card.tsx'

const tab = (name: string) => `/barber/dashboard?tab=${name}`
const setup = '/barber/setup'

export function FirstSteps({ overview }: { overview: ShopOverview }) {
  const t = useText()
  const { checklist, approval } = overview
  const isSetUp = approval === 'approved'
  const steps = [
    ['services', isSetUp ? tab('services') : setup],
    ['hours', isSetUp ? tab('availability') : setup],
    ['photos', isSetUp ? tab('shop') : setup],
    ['license', isSetUp ? tab('shop') : setup],
  ] as const
  return (
    <TitledCard title={t(start.title)} text={t(start.text)}>
      <ul className="divide-y">
        {steps.map(([step, to]) => {
          const isDone = checklist[step]
          const Icon = isDone ? CircleCheck : Circle
          return (
            <li key={step}>
              <Link to={to} className="flex min-h-control items-center gap-3 py-2 hover:underline">
                <Icon
                  aria-hidden
                  className={isDone ? 'size-5 text-success' : 'size-5 text-muted-foreground'}
                />
                <span className="flex-1">{t(start[step])}</span>
                <span className="text-sm text-muted-foreground">
                  {t(isDone ? start.done : start.open)}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </TitledCard>
  )
}
