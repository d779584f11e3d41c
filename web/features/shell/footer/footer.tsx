import { Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Footer as FooterContent } from '#contract/marketplace/content.ts'
import { useText } from '#web/language.tsx'
import { shell } from '#web/texts/shell.ts'
import { Hint } from '#web/ui/hint.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { brandNames, BrandGlyph } from '#web/features/shell/brand-glyph.tsx'
import { useCompany } from './company.ts'
import { legalLinks } from '#web/features/shell/links.ts'
import { LanguageSwitch, ThemeChoice } from '#web/features/shell/choices.tsx'

export function Footer() {
  const t = useText()
  const { companyInfo, quickLinks, supportLinks, socialLinks, copyright } = useCompany()
  return (
    <footer className="no-print mt-16 border-t bg-card pb-[calc(3.5rem+env(safe-area-inset-bottom))] text-card-foreground md:pb-0">
      <div aria-hidden className="pole h-2" />
      <div className="mx-auto grid max-w-page grid-cols-2 gap-x-8 gap-y-10 px-4 py-12 sm:px-6 lg:grid-cols-[1.6fr_1fr_1fr]">
        <Company company={companyInfo} social={socialLinks} />
        <LinkList title={t(shell.quickLinks)} links={quickLinks} />
        <LinkList title={t(shell.support)} links={supportLinks} />
      </div>
      <div className="border-t">
        <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-8 gap-y-4 px-4 py-5 sm:px-6">
          <Hint>{copyright}</Hint>
          <nav aria-label={t(shell.legal)} className="-mx-2 flex flex-wrap gap-x-1">
            {legalLinks.map(({ to, label }) => (
              <FooterLink key={to} url={to}>
                {t(label)}
              </FooterLink>
            ))}
          </nav>
          <div className="flex flex-wrap items-center gap-3">
            <LanguageSwitch />
            <ThemeChoice />
          </div>
        </div>
      </div>
    </footer>
  )
}

type CompanyProps = {
  company: FooterContent['companyInfo']
  social: FooterContent['socialLinks']
}

function Company({ company, social }: CompanyProps) {
  const t = useText()
  const { name, description, address, phone, email } = company
  return (
    <div className="max-lg:col-span-2">
      <Logo name={name} />
      <p className="mt-4 max-w-sm text-muted-foreground">{description}</p>
      <address className="mt-4 grid gap-1 text-md not-italic [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-muted-foreground">
        <p className="flex min-h-8 items-center gap-2.5">
          <MapPin aria-hidden />
          {address}
        </p>
        <ContactLink href={`tel:${phone.replace(/[^\d+]/g, '')}`} icon={<Phone aria-hidden />}>
          {phone}
        </ContactLink>
        <ContactLink href={`mailto:${email}`} icon={<Mail aria-hidden />}>
          {email}
        </ContactLink>
      </address>
      <ul className="mt-4 -ml-2.5 flex">
        {social.map(({ platform, url, icon }) => (
          <li key={platform}>
            <a
              href={url}
              rel="noopener"
              aria-label={t(shell.onPlatform, { name, platform: brandNames[platform] })}
              className="grid size-control place-items-center rounded-full text-muted-foreground transition-colors duration-150 hover:bg-secondary hover:text-foreground"
            >
              <BrandGlyph brand={icon} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

type ContactLinkProps = { href: string; icon: ReactNode; children: ReactNode }

function ContactLink({ href, icon, children }: ContactLinkProps) {
  return (
    <a
      href={href}
      className="flex min-h-8 w-fit items-center gap-2.5 underline-offset-4 hover:underline"
    >
      {icon}
      {children}
    </a>
  )
}

type LinkListProps = { title: string; links: FooterContent['quickLinks'] }

function LinkList({ title, links }: LinkListProps) {
  return (
    <nav aria-label={title}>
      <h2 className="display text-2xl">{title}</h2>
      <ul className="mt-3 -ml-2">
        {links.map(({ label, url }) => (
          <li key={url + label}>
            <FooterLink url={url}>{label}</FooterLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function FooterLink({ url, children }: { url: string; children: ReactNode }) {
  const look =
    'inline-flex min-h-10 items-center rounded-sm px-2 text-md text-muted-foreground underline-offset-4 transition-colors duration-150 hover:text-foreground hover:underline'
  // Managed links may lead outside.
  return url.startsWith('/') ? (
    <Link to={url} className={look}>
      {children}
    </Link>
  ) : (
    <a href={url} rel="noopener" className={look}>
      {children}
    </a>
  )
}
