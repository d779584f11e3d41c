import { BadgeCheck, Ellipsis, Pencil, UserMinus, UserRoundCheck, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import { toggles } from '#contract/business/team-rights.ts'
import type { License, Member } from '#contract/business/team.ts'
import { priceOf } from '#web/words/money.ts'
import { calendarDate, shopDate } from '#web/words/shop-time.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { useBusinessZone } from '#web/use-business.ts'
import { levels, teamWords as words, toggleWords } from '#web/texts/business/team.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { Menu, MenuItem, MenuSeparator } from '#web/ui/overlays/menu.tsx'
import { Rating } from '#web/ui/lists/rating.tsx'
import { SectionTitle } from '#web/ui/section-title.tsx'
import { hoursWords, payWords } from './facts.ts'

export type MemberAct = 'edit' | 'license' | 'pay' | 'keep' | 'deactivate'

type MemberCardProps = {
  member: Member
  serviceCount: number
  onAct: (act: MemberAct) => void
}

export function MemberCard({ member, serviceCount, onAct }: MemberCardProps) {
  const t = useText()
  const language = useLanguage()
  const timeZone = useBusinessZone()
  const { name, title, photoUrl, joinedAt, license } = member
  const needs = needsOf(member)
  return (
    <Card asChild>
      <article aria-label={name}>
        <header className="flex items-start gap-4">
          <Avatar name={name} src={photoUrl} size="lg" isDecorative />
          <div className="min-w-0 flex-1">
            <SectionTitle level={3} className="leading-tight">
              {name}
            </SectionTitle>
            <Hint size="md">
              {[title, t(words.since, { date: shopDate(joinedAt, timeZone, language) })]
                .filter(Boolean)
                .join(' · ')}
            </Hint>
            <div className="mt-2 flex flex-wrap gap-1.5">
              <State member={member} />
              {!member.isOnboarded && <Badge tone="info">{t(words.settingUp)}</Badge>}
            </div>
          </div>
          <MemberMenu member={member} onAct={onAct} />
        </header>
        {needs.length > 0 && !member.isFinishing && (
          <Hint size="md" className="mt-3">
            {t(words.waitsFor, { things: needs.map((need) => t(words.needs[need])).join(', ') })}
          </Hint>
        )}
        <Numbers member={member} />
        <dl className="mt-4 grid gap-x-6 gap-y-3 border-t pt-4 text-md sm:grid-cols-2">
          <Fact label={t(words.hours)}>
            {hoursWords(member.hours, language) || t(words.noHours)}
          </Fact>
          <Fact label={t(words.servicesTitle)}>
            {t(words.servicesDone, { count: member.serviceIds.length, all: serviceCount })}
          </Fact>
          <Fact label={t(words.rights)}>
            {t(levels[member.permissionLevel].name)}
            {toggles
              .filter((toggle) => member[toggle])
              .map((toggle) => (
                <span key={toggle} className="block text-sm font-normal text-muted-foreground">
                  {t(toggleWords[toggle])}
                </span>
              ))}
          </Fact>
          <Fact label={t(words.paid)}>{payWords(member.compensation, language)}</Fact>
          <Fact label={t(words.license)}>
            <LicenseState license={license} />
          </Fact>
        </dl>
        {license.state === 'waiting' && (
          <Button className="mt-4" onClick={() => onAct('license')}>
            <BadgeCheck aria-hidden />
            {t(words.checkLicense)}
          </Button>
        )}
      </article>
    </Card>
  )
}

function State({ member }: { member: Member }) {
  const t = useText()
  if (member.isFinishing)
    return (
      <Badge tone="warning" dot>
        {t(words.finishing)}
      </Badge>
    )
  return member.isOffered ? (
    <Badge tone="success" dot>
      {t(words.offered)}
    </Badge>
  ) : (
    <Badge tone="neutral" dot>
      {t(words.notOffered)}
    </Badge>
  )
}

function needsOf({ isBookable, license, hours }: Member) {
  const needs: (keyof typeof words.needs)[] = []
  if (!isBookable) needs.push('bookable')
  if (license.state !== 'checked') needs.push('license')
  if (hours.length === 0) needs.push('hours')
  return needs
}

function MemberMenu({ member, onAct }: Pick<MemberCardProps, 'member' | 'onAct'>) {
  const t = useText()
  const { name, isFinishing, license } = member
  return (
    <Menu
      trigger={
        <IconButton label={t(words.more, { name })}>
          <Ellipsis aria-hidden />
        </IconButton>
      }
    >
      <MenuItem icon={<Pencil />} onSelect={() => onAct('edit')}>
        {t(words.edit)}
      </MenuItem>
      <MenuItem icon={<Wallet />} onSelect={() => onAct('pay')}>
        {t(words.earnings)}
      </MenuItem>
      {license.state !== 'missing' && (
        <MenuItem icon={<BadgeCheck />} onSelect={() => onAct('license')}>
          {t(words.checkLicense)}
        </MenuItem>
      )}
      <MenuSeparator />
      {isFinishing && (
        <MenuItem icon={<UserRoundCheck />} onSelect={() => onAct('keep')}>
          {t(words.keep)}
        </MenuItem>
      )}
      <MenuItem icon={<UserMinus />} onSelect={() => onAct('deactivate')}>
        {t(words.deactivate)}
      </MenuItem>
    </Menu>
  )
}

function Numbers({ member }: { member: Member }) {
  const t = useText()
  const { visits, revenueCents, rating, reviews } = member
  return (
    <dl
      aria-label={t(words.last30)}
      className="mt-4 grid grid-cols-3 gap-2 rounded-md bg-muted/60 p-3"
    >
      <Number label={t(words.visits)}>{visits}</Number>
      <Number label={t(words.revenue)}>{priceOf(revenueCents)}</Number>
      <Number label={t(words.rating)}>
        {rating === null ? (
          <span className="text-md font-normal text-muted-foreground">{t(words.noRating)}</span>
        ) : (
          <Rating value={rating} count={reviews} className="text-md" />
        )}
      </Number>
    </dl>
  )
}

function Number({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted-foreground">{label}</dt>
      <dd className="text-lg font-bold tabular-nums">{children}</dd>
    </div>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted-foreground">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}

const tones = {
  missing: 'neutral',
  waiting: 'warning',
  checked: 'success',
  expired: 'error',
} as const

export function LicenseState({ license }: { license: License }) {
  const t = useText()
  const language = useLanguage()
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Badge tone={tones[license.state]}>{t(words.licenseStates[license.state])}</Badge>
      {license.expiresOn && (
        <span className="text-sm font-normal text-muted-foreground">
          {t(words.licenseUntil, { date: calendarDate(license.expiresOn, language) })}
        </span>
      )}
    </span>
  )
}
