// The license photo beside what was typed.
import { ExternalLink, ImageOff } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { Approval } from '#contract/accounts/approvals.ts'
import { licenseTypes } from '#contract/business/listing.ts'
import type { Text } from '#contract/language.ts'
import { Contact } from '#web/features/admin-list/contact.tsx'
import { useLanguage, useText } from '#web/language.tsx'
import { useMay } from '#web/rights/use-permissions.ts'
import { barbersWords as words } from '#web/texts/admin/barbers.ts'
import { licenseWords } from '#web/texts/business/employment.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { SectionTitle } from '#web/ui/section-title.tsx'
import { calendarDate } from '#web/words/shop-time.ts'
import { namesOfLanguages } from '#web/words/spoken-languages.ts'
import { AskForLicense } from './ask-for-license.tsx'
import { daysLeft, warningOf } from './license-days.ts'
import { registerOf } from './license-register.ts'

export function LicenseReview({ barber }: { barber: Approval }) {
  const t = useText()
  const { setup, listing } = barber
  const register = registerOf(listing.state)
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <section aria-label={t(words.photo)} className="space-y-4">
        <LicensePhoto title={t(words.photo)} src={setup.licensePicture} />
        {listing.kind === 'shop' && (
          <LicensePhoto title={t(words.shopPhoto)} src={setup.shopLicensePicture} />
        )}
        <Hint>{t(words.privatePhoto)}</Hint>
      </section>
      <section aria-label={t(words.entered)}>
        <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
          <SectionTitle level={3} className="leading-tight">
            {t(words.entered)}
          </SectionTitle>
          {register && (
            <Button asChild variant="outline" size="sm">
              <a href={register.href} target="_blank" rel="noreferrer">
                {t(words.register, { state: register.state, agency: register.agency })}
                <ExternalLink aria-hidden />
              </a>
            </Button>
          )}
        </div>
        <Entered barber={barber} />
        <AskForLicense barber={barber} />
      </section>
    </div>
  )
}

type LicensePhotoProps = { title: string; src: string | null }

export function LicensePhoto({ title, src }: LicensePhotoProps) {
  const t = useText()
  const [isGone, setIsGone] = useState(false)
  return (
    <figure>
      <figcaption className="mb-3 flex min-h-9 items-center text-lg leading-tight font-bold">
        {title}
      </figcaption>
      {src && !isGone ? (
        <a href={src} target="_blank" rel="noreferrer" aria-label={t(words.openPhoto)}>
          <img
            src={src}
            alt={title}
            onError={() => setIsGone(true)}
            className="max-h-96 min-h-40 w-full rounded-lg border bg-secondary object-contain"
          />
        </a>
      ) : (
        <p className="flex min-h-40 flex-col items-center justify-center gap-2 rounded-lg border border-dashed px-4 text-center text-md text-muted-foreground">
          <ImageOff aria-hidden className="size-6" />
          {t(isGone ? words.photoGone : words.noPhoto)}
        </p>
      )}
    </figure>
  )
}

function Entered({ barber: { listing, name, email, today } }: { barber: Approval }) {
  const t = useText()
  const may = useMay()
  const language = useLanguage()
  const type = licenseTypes.find((each) => each === listing.licenseType)
  return (
    <dl className="divide-y text-md">
      <Fact name={words.licenseNumber}>{listing.licenseNumber}</Fact>
      <Fact name={words.name}>{name}</Fact>
      <Fact name={words.licenseType}>
        {type ? t(licenseWords.types[type]) : listing.licenseType}
      </Fact>
      <Expiry name={words.licenseExpiresOn} day={listing.licenseExpiresOn} today={today} />
      {listing.kind === 'shop' && (
        <>
          <Fact name={words.shopLicenseNumber}>{listing.shopLicenseNumber}</Fact>
          <Expiry
            name={words.shopLicenseExpiresOn}
            day={listing.shopLicenseExpiresOn}
            today={today}
          />
        </>
      )}
      <Fact name={words.kind}>{t(words[listing.kind])}</Fact>
      <Fact name={words.address}>{listing.address}</Fact>
      <Fact name={words.languages}>
        <span className="block first-letter:uppercase">
          {namesOfLanguages(listing.languages, language)}
        </span>
      </Fact>
      {may('people.contacts') && (
        <>
          <Fact name={words.phone}>
            {listing.phone && <Contact email={null} phone={listing.phone} />}
          </Fact>
          <Fact name={words.email}>
            <Contact email={email} phone={null} />
          </Fact>
        </>
      )}
    </dl>
  )
}

function Fact({ name, children }: { name: Text; children: ReactNode }) {
  const t = useText()
  return (
    <div className="flex justify-between gap-4 py-2 first:pt-0">
      <dt className="shrink-0 text-muted-foreground">{t(name)}</dt>
      <dd className="min-w-0 text-right font-semibold wrap-anywhere">
        {children || <Badge tone="error">{t(words.missing)}</Badge>}
      </dd>
    </div>
  )
}

type ExpiryProps = { name: Text; day: string | null; today: string }

function Expiry({ name, day, today }: ExpiryProps) {
  const t = useText()
  const language = useLanguage()
  const days = day ? daysLeft(today, day) : 0
  const warning = day ? warningOf(days) : null
  return (
    <Fact name={name}>
      {day && (
        <span className="flex flex-wrap items-center justify-end gap-x-2 gap-y-1">
          {calendarDate(day, language)}
          {warning && (
            <Badge tone={warning.tone} dot>
              {t(warning.text, { count: days })}
            </Badge>
          )}
        </span>
      )}
    </Fact>
  )
}
