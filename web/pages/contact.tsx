import { Mail, MapPin, Phone, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Text } from '#contract/language.ts'
import { useCompany } from '#web/features/shell/company.ts'
import { StoryPage } from '#web/features/info/info-page.tsx'
import { useText } from '#web/language.tsx'
import { pageMeta } from '#web/meta.ts'
import { contact } from '#web/texts/info.ts'
import { pages } from '#web/texts/pages.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

export const meta = pageMeta(pages.contact)

const linkClass = 'font-semibold text-primary underline-offset-4 hover:underline'

export default function ContactPage() {
  const t = useText()
  const { address, phone, email } = useCompany().companyInfo
  return (
    <StoryPage title={pages.contact.title} lead={contact.lead}>
      <dl className="grid gap-4 sm:grid-cols-3">
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
          {address}
        </Way>
      </dl>
      <div className="mt-8 flex flex-wrap items-center justify-between gap-4 border-t pt-8">
        <p className="text-lg font-bold">{t(contact.support)}</p>
        <Link to="/contact-support" className={buttonClass()}>
          {t(contact.openSupport)}
        </Link>
      </div>
    </StoryPage>
  )
}

function Way({
  icon: Icon,
  label,
  children,
}: {
  icon: LucideIcon
  label: Text
  children: ReactNode
}) {
  const t = useText()
  return (
    <Card>
      <dt className="text-sm text-muted-foreground">
        <Icon aria-hidden className="mb-4 size-6 text-primary" />
        {t(label)}
      </dt>
      <dd className="mt-0.5 text-lg font-semibold break-words">{children}</dd>
    </Card>
  )
}
