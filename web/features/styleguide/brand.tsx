import { TitledCard } from '#web/ui/card.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { PriceList } from '#web/ui/lists/price-list.tsx'
import { PoleRule, SectionHeading } from '#web/ui/section-heading.tsx'

const colors = [
  ['Background', 'bg-background text-foreground'],
  ['Card', 'bg-card text-card-foreground'],
  ['Secondary', 'bg-secondary text-secondary-foreground'],
  ['Muted', 'bg-muted text-muted-foreground'],
  ['Accent', 'bg-accent text-accent-foreground'],
  ['Primary', 'bg-primary text-primary-foreground'],
  ['Brand', 'bg-brand text-brand-foreground'],
  ['Success', 'bg-success text-success-foreground'],
  ['Warning', 'bg-warning text-warning-foreground'],
  ['Destructive', 'bg-destructive text-destructive-foreground'],
  ['Ink', 'bg-ink text-ink-foreground'],
  ['Call to action', 'ground-cta'],
] as const

export function Brand() {
  return (
    <div className="grid gap-4 lg:grid-cols-3">
      <TitledCard title="Logo and type" level={3} className="lg:col-span-2">
        <Logo />
        <p className="display mt-5 text-display">Sharp lines, on time</p>
        <p className="mt-4 max-w-xl text-lg text-muted-foreground">
          See real chairs, real prices and real openings. Pick a time and you’re booked.
        </p>
        <p className="mt-2 text-base">Base text, 16 over 24.</p>
        <p className="text-md">Controls and cards, 15.</p>
        <Hint>Hints and notes, 13.</Hint>
        <PoleRule className="mt-5" />
      </TitledCard>
      <TitledCard title="Price list" level={3}>
        <PriceList
          items={[
            { name: 'Skin fade', price: '$40', note: '45 minutes' },
            { name: 'Cut and beard', price: '$55' },
            { name: 'Line-up', price: '$20' },
            { name: 'Hot towel shave with a scalp massage', price: '$45' },
          ]}
        />
        <div className="mt-8">
          <SectionHeading
            level={3}
            title="Featured barbers"
            text="Verified chairs near you"
            action={
              <a
                href="#brand"
                className="font-semibold text-primary underline-offset-4 hover:underline"
              >
                View all
              </a>
            }
          />
        </div>
      </TitledCard>
      <TitledCard title="Colours" level={3} className="lg:col-span-3">
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-6">
          {colors.map(([name, look]) => (
            <li key={name} className={`grid h-20 place-items-end rounded-md border p-3 ${look}`}>
              <span className="w-full text-md font-semibold">{name}</span>
            </li>
          ))}
        </ul>
      </TitledCard>
    </div>
  )
}
