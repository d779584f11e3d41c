// A member's own profile: the card clients see, and everything it is made of.
import { ExternalLink } from 'lucide-react'
import { Link } from 'react-router'
import type { Employment } from '#contract/business/employment.ts'
import { PhotoBlock } from '#web/features/account/photo.tsx'
import { WithProfile } from '#web/features/account/with-profile.tsx'
import { PortfolioEditor } from '#web/features/portfolio/portfolio-editor.tsx'
import { ReceivedReviews } from '#web/features/received-reviews/received-reviews.tsx'
import { namesOfLanguages } from '#web/words/spoken-languages.ts'
import { LicenseState } from '#web/features/team/member-card.tsx'
import { useLanguage, useText } from '#web/language.tsx'
import {
  cardWords,
  licenseWords,
  onboardingWords,
  profileWords as words,
} from '#web/texts/business/employment.ts'
import { profile as publicWords } from '#web/texts/marketplace/profile.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, TitledCard } from '#web/ui/card.tsx'
import { SubmitButton } from '#web/ui/forms/form.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { Rating } from '#web/ui/lists/rating.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { SectionTitle } from '#web/ui/section-title.tsx'
import { CardForm } from './card-form.tsx'
import { LicenseForm } from './license-form.tsx'
import { WithEmployment } from './with-employment.tsx'

export function OwnProfile() {
  return <WithEmployment>{(own) => <Parts own={own} />}</WithEmployment>
}

function Parts({ own }: { own: Employment }) {
  const t = useText()
  const say = () => toast.success(t(cardWords.saved))
  const save = <SubmitButton busy={t(cardWords.saving)}>{t(cardWords.save)}</SubmitButton>
  return (
    <div className="max-w-3xl space-y-6">
      <Preview own={own} />
      <TitledCard title={t(words.about)}>
        <div className="-mt-4 mb-4 border-b">
          <WithProfile>{(profile) => <PhotoBlock profile={profile} />}</WithProfile>
        </div>
        <CardForm own={own} onSaved={say}>
          {save}
        </CardForm>
      </TitledCard>
      <TitledCard
        title={t(words.services)}
        text={t(onboardingWords.servicesText, { owner: own.ownerName })}
      >
        <ul className="flex flex-wrap gap-2">
          {own.services.map(({ id, name }) => (
            <li key={id} className="rounded-full border px-3 py-1 text-md">
              {name}
            </li>
          ))}
        </ul>
      </TitledCard>
      <div>
        <SectionTitle className="mb-3">{t(words.reviews)}</SectionTitle>
        <ReceivedReviews />
      </div>
      <TitledCard title={t(words.portfolio)}>
        <PortfolioEditor place="employee" />
      </TitledCard>
      <TitledCard
        title={t(licenseWords.title)}
        text={t(licenseWords.text)}
        action={<LicenseState license={own.license} />}
      >
        <LicenseForm own={own} onSaved={say}>
          {save}
        </LicenseForm>
      </TitledCard>
    </div>
  )
}

function Preview({ own }: { own: Employment }) {
  const t = useText()
  const language = useLanguage()
  const { name, photoUrl, title, bio, rating, reviewCount, languages, profileId, isOffered } = own
  return (
    <section aria-label={t(words.preview)}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <SectionTitle>{t(words.preview)}</SectionTitle>
        <Button asChild variant="link" size="sm">
          <Link to={`/barber/${profileId}`}>
            {t(words.publicPage)}
            <ExternalLink aria-hidden />
          </Link>
        </Button>
      </div>
      <Card className="flex gap-4">
        <Avatar name={name} src={photoUrl} size="lg" isDecorative />
        <div className="min-w-0 flex-1">
          <h3 className="leading-tight font-bold">{name}</h3>
          {title && <Hint>{title}</Hint>}
          {rating !== null && (
            <Rating value={rating} count={reviewCount} className="mt-1 text-sm" />
          )}
          {bio && (
            <Hint size="md" className="mt-2">
              {bio}
            </Hint>
          )}
          <Hint className="mt-2">
            {t(publicWords.speaks, { languages: namesOfLanguages(languages, language) })}
          </Hint>
        </div>
      </Card>
      {!isOffered && <Hint className="mt-2">{t(words.notOffered)}</Hint>}
    </section>
  )
}
