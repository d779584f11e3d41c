import type { ReactNode } from 'react'

type ProfileSectionProps = { id: string; title: string; action?: ReactNode; children: ReactNode }

// The margin keeps the heading clear of the top bar when a link jumps here.
export function ProfileSection({ id, title, action, children }: ProfileSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-20">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <h2 id={`${id}-title`} className="display text-3xl sm:text-4xl">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}

export const sectionLinkClass =
  'inline-flex min-h-control items-center gap-1.5 text-md font-semibold text-primary underline-offset-4 hover:underline'
