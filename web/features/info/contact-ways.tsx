import { Clock, Mail, MapPin, Phone, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ContactPage } from '#contract/marketplace/info.ts'
import type { Text } from '#contract/language.ts'
import { useCompany } from '#web/features/shell/footer/company.ts'
import { PageBody } from '#web/features/shell/page-body.tsx'
import { useText } from '#web/language.tsx'
import { contact } from '#web/texts/marketplace/info.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { PageOpening } from './story.tsx'

const linkClass =
  'inline-flex min-h-control max-w-full items-center text-lg font-semibold break-all text-primary underline-offset-4 hover:underline'

export function ContactWays({ page }: { page: ContactPage }) {
  const { address, phone, email } = useCompany().companyInfo
  return (
    <PageBody>
      <PageOpening title={page.title} lead={page.lead} />
      <dl className="mt-10 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Way icon={Phone} label={contact.call}>
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={linkClass}>
            {phone}
          </a>
        </Way>
        <Way icon={Mail} label={contact.write}>
          <a href={`mailto:${email}`} className={linkClass}>
            {email}
          </a>
        </Way>
        <Way icon={MapPin} label={contact.visit}>
          <span className="text-lg font-semibold">{address}</span>
        </Way>
        <Way icon={Clock} label={contact.hours}>
          <Hours page={page} />
        </Way>
      </dl>
      <SupportNote support={page.support} />
    </PageBody>
  )
}

function Hours({ page: { hours, hoursNote } }: { page: ContactPage }) {
  return (
    <>
      {hours.map(({ days, times }) => (
        <span key={days} className="mb-1.5 block">
          <span className="block text-sm text-muted-foreground">{days}</span>
          <span className="block font-semibold">{times}</span>
        </span>
      ))}
      {hoursNote && <span className="block text-sm text-muted-foreground">{hoursNote}</span>}
    </>
  )
}

function SupportNote({ support: { title, text } }: Pick<ContactPage, 'support'>) {
  const t = useText()
  return (
    <section className="mt-10 grid gap-x-10 gap-y-5 border-t-2 border-foreground pt-6 md:grid-cols-[1fr_auto] md:items-center">
      <div>
        <h2 className="text-xl font-bold">{title}</h2>
        <p className="mt-1.5 max-w-2xl text-muted-foreground">{text}</p>
      </div>
      <p className="flex flex-wrap gap-3">
        <Link to="/contact-support" className={buttonClass()}>
          {t(contact.openSupport)}
        </Link>
        <Link to="/help" className={buttonClass({ variant: 'outline' })}>
          {t(contact.help)}
        </Link>
      </p>
    </section>
  )
}

type WayProps = { icon: LucideIcon; label: Text; children: ReactNode }

function Way({ icon: Icon, label, children }: WayProps) {
  const t = useText()
  return (
    <Card>
      <dt className="text-sm text-muted-foreground">
        <Icon aria-hidden className="mb-3 size-6 text-primary" />
        {t(label)}
      </dt>
      <dd className="mt-1 min-w-0">{children}</dd>
    </Card>
  )
}
