import clsx from 'clsx'
import type { Story, StorySection } from '#contract/marketplace/info.ts'
import { PageBody } from '#web/features/shell/page-body.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Image } from '#web/ui/image.tsx'
import { SectionTitle } from '#web/ui/section-title.tsx'
import { ManagedLink, textLinkClass } from './managed-link.tsx'

export function StoryText({ story }: { story: Story }) {
  const { title, lead, actions = [], sections } = story
  return (
    <PageBody>
      <PageOpening title={title} lead={lead} />
      {actions.length > 0 && (
        <p className="mt-8 flex flex-wrap gap-3">
          {actions.map((action, index) => (
            <ManagedLink
              key={action.label}
              link={action}
              className={buttonClass({ size: 'lg', variant: index === 0 ? 'primary' : 'outline' })}
            />
          ))}
        </p>
      )}
      <StorySections sections={sections} />
    </PageBody>
  )
}

// A page that opens with one large sentence.
export function PageOpening({ title, lead }: { title: string; lead: string }) {
  return (
    <>
      <h1 className="display max-w-4xl text-5xl break-words sm:text-7xl">{title}</h1>
      <p className="mt-5 max-w-2xl text-lg text-muted-foreground sm:text-xl">{lead}</p>
    </>
  )
}

export function StorySections({ sections }: { sections: readonly StorySection[] }) {
  return sections.map((section) => <Section key={section.title} section={section} />)
}

function Section({ section }: { section: StorySection }) {
  const { title, paragraphs, points = [], image, link } = section
  return (
    <section className="mt-14 border-t-2 border-foreground pt-6 sm:mt-20">
      <div className={clsx('grid gap-x-12 gap-y-6', image && 'lg:grid-cols-[3fr_2fr]')}>
        <div className="min-w-0">
          <h2 className="display text-4xl break-words sm:text-5xl">{title}</h2>
          {paragraphs.map((text) => (
            <p key={text} className="mt-4 max-w-3xl text-lg break-words text-muted-foreground">
              {text}
            </p>
          ))}
          {points.length > 0 && <Points points={points} isNarrow={image !== undefined} />}
          {link && <ManagedLink link={link} className={clsx('mt-6', textLinkClass)} />}
        </div>
        {image && (
          <Image
            src={image}
            alt=""
            width={960}
            height={720}
            sizes="(min-width: 1024px) 30rem, 100vw"
            className="aspect-4/3 w-full rounded-lg"
          />
        )}
      </div>
    </section>
  )
}

type PointsProps = { points: NonNullable<StorySection['points']>; isNarrow: boolean }

// Numbered like the lines of a shop board.
function Points({ points, isNarrow }: PointsProps) {
  return (
    <ol className={clsx('mt-8 grid gap-x-12 gap-y-7', !isNarrow && 'sm:grid-cols-2')}>
      {points.map(({ title, text }, index) => (
        <li key={title} className="flex gap-5 border-t pt-5">
          <span aria-hidden className="display w-8 shrink-0 text-4xl text-brand">
            {index + 1}
          </span>
          <div className="min-w-0">
            <SectionTitle level={3} className="break-words">
              {title}
            </SectionTitle>
            <p className="mt-1.5 break-words text-muted-foreground">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
