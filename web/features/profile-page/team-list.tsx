import { Link } from 'react-router'
import type { Provider } from '#contract/marketplace/barbers.ts'
import { namesOfLanguages } from '#web/words/spoken-languages.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { profile } from '#web/texts/marketplace/profile.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Rating } from '#web/ui/lists/rating.tsx'
import { useBookingPath } from '#web/features/barber-card/booking-link.ts'
import { Hint } from '#web/ui/hint.tsx'
import { ProfileSection } from './profile-section.tsx'

type TeamListProps = { profileId: string; team: readonly Provider[] }

export function TeamList({ profileId, team }: TeamListProps) {
  const t = useText()
  if (team.length === 0) return null
  const isAlone = team.length === 1
  return (
    <ProfileSection id="team" title={t(isAlone ? profile.yourBarber : profile.team)}>
      <ul className="grid gap-4 sm:grid-cols-2">
        {team.map((member, place) => (
          <li key={member.providerId}>
            <Member
              member={member}
              profileId={profileId}
              role={member.title || (place === 0 && !isAlone ? t(profile.owner) : '')}
              isAlone={isAlone}
            />
          </li>
        ))}
      </ul>
    </ProfileSection>
  )
}

type MemberProps = { member: Provider; profileId: string; role: string; isAlone: boolean }

function Member({ member, profileId, role, isAlone }: MemberProps) {
  const t = useText()
  const language = useLanguage()
  const bookingPath = useBookingPath(profileId)
  const { providerId, name, photoUrl, bio, languages, averageRating, totalReviews } = member
  return (
    <Card className="flex h-full gap-4">
      <Avatar name={name} src={photoUrl} size="lg" isDecorative />
      <div className="flex min-w-0 flex-1 flex-col items-start">
        <h3 className="leading-tight font-bold">{name}</h3>
        {role && <Hint>{role}</Hint>}
        {averageRating !== null && (
          <Rating value={averageRating} count={totalReviews} className="mt-1 text-sm" />
        )}
        {bio && (
          <Hint size="md" className="mt-2">
            {bio}
          </Hint>
        )}
        <Hint className="mt-2">
          {t(profile.speaks, { languages: namesOfLanguages(languages, language) })}
        </Hint>
        {!isAlone && (
          <Link
            to={bookingPath({ providerId })}
            preventScrollReset
            aria-label={t(profile.bookWith, { name })}
            className={buttonClass({
              variant: 'outline',
              size: 'sm',
              pill: true,
              className: 'mt-3',
            })}
          >
            {t(profile.book)}
          </Link>
        )}
      </div>
    </Card>
  )
}
