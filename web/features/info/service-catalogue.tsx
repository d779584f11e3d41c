import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import type { Catalogue, CategoryFigures } from '#contract/marketplace/info.ts'
import { api } from '#web/api.ts'
import { priceOf } from '#web/words/money.ts'
import { PageBody } from '#web/features/shell/page-body.tsx'
import { useText } from '#web/language.tsx'
import { services } from '#web/texts/marketplace/info.ts'
import { Card } from '#web/ui/card.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { Image } from '#web/ui/image.tsx'
import { PriceList } from '#web/ui/lists/price-list.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import { PageOpening, StorySections } from './story.tsx'

type Entry = Catalogue['list'][number]

export function ServiceCatalogue({ catalogue }: { catalogue: Catalogue }) {
  const { data: figures, error } = useQuery(api.content.categories.query())
  return (
    <PageBody>
      <PageOpening title={catalogue.title} lead={catalogue.lead} />
      <ul className="mt-10 grid gap-6 md:grid-cols-2">
        {catalogue.list.map((entry, index) => (
          <li key={entry.category}>
            <CategoryCard entry={entry} isUrgent={index === 0}>
              <Figures figures={figures} category={entry.category} hasFailed={error !== null} />
            </CategoryCard>
          </li>
        ))}
      </ul>
      <StorySections sections={catalogue.sections} />
    </PageBody>
  )
}

type CategoryCardProps = { entry: Entry; isUrgent: boolean; children: React.ReactNode }

function CategoryCard({ entry, isUrgent, children }: CategoryCardProps) {
  const t = useText()
  const { category, title, text, examples, image } = entry
  return (
    <Card flush className="group relative flex h-full flex-col">
      <Image
        src={image}
        alt=""
        width={960}
        height={540}
        isUrgent={isUrgent}
        sizes="(min-width: 768px) 36rem, 100vw"
        className="aspect-video w-full"
      />
      <div className="flex flex-1 flex-col p-6">
        <h2 className="display text-4xl">{title}</h2>
        <p className="mt-2 text-muted-foreground">{text}</p>
        <ul className="mt-4 flex flex-wrap gap-1.5 text-sm">
          {examples.map((example) => (
            <li key={example} className="rounded-full bg-secondary px-3 py-1">
              {example}
            </li>
          ))}
        </ul>
        <div className="mt-5 mb-4 border-t pt-4">{children}</div>
        <Link
          to={`/explore?category=${category}`}
          className="mt-auto inline-flex min-h-control items-center gap-2 font-semibold text-primary underline-offset-4 group-hover:underline after:absolute after:inset-0"
        >
          {t(services.find, { name: title })}
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      </div>
    </Card>
  )
}

type FiguresProps = {
  figures: CategoryFigures | undefined
  category: Entry['category']
  hasFailed: boolean
}

function Figures({ figures, category, hasFailed }: FiguresProps) {
  const t = useText()
  if (!figures && hasFailed) return <Hint size="md">{t(services.failed)}</Hint>
  if (!figures) return <SkeletonText lines={4} />
  const figure = figures.find((each) => each.category === category)
  if (!figure) return <Hint size="md">{t(services.nobody)}</Hint>
  const { barbers, priceFromCents, priceToCents, typicalPriceCents, typicalMinutes } = figure
  const range = t(services.rangeOf, { from: priceOf(priceFromCents), to: priceOf(priceToCents) })
  return (
    <PriceList
      items={[
        { name: t(services.typical), price: priceOf(typicalPriceCents) },
        { name: t(services.range), price: range },
        { name: t(services.minutes), price: t(services.minutesOf, { count: typicalMinutes }) },
        { name: t(services.barbers), price: String(barbers) },
      ]}
    />
  )
}
