import type { ReactNode } from 'react'
import type { OpenInvitation } from '#contract/business/invitations.ts'
import { shopDate } from '#web/words/shop-time.ts'
import { payWords } from '#web/features/team/facts.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { invitationWords as words } from '#web/texts/business/invitations.ts'
import { levels } from '#web/texts/business/team.ts'
import { Card } from '#web/ui/card.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { Image } from '#web/ui/image.tsx'

// The inviting shop, the role and the terms.
export function Terms({ invitation }: { invitation: OpenInvitation }) {
  const t = useText()
  const language = useLanguage()
  const { shopName, shopImage, inviterName, title, permissionLevel, compensation } = invitation
  const { services, expiresAt, email } = invitation
  return (
    <Card flush>
      {shopImage && (
        <Image
          src={shopImage}
          alt=""
          width={768}
          height={256}
          className="h-40 w-full object-cover sm:h-52"
        />
      )}
      <div className="p-5 sm:p-8">
        <h2 className="display text-3xl">{shopName}</h2>
        <p className="mt-2 text-lg">{t(words.lead, { inviter: inviterName, shop: shopName })}</p>
        <Hint size="md">{t(words.for, { email })}</Hint>
        <dl className="mt-5 grid gap-x-6 gap-y-3 border-t pt-5 text-md sm:grid-cols-2">
          {title && <Fact label={t(words.as)}>{title}</Fact>}
          <Fact label={t(words.pay)}>{payWords(compensation, language)}</Fact>
          <Fact label={t(words.rights)}>{t(levels[permissionLevel].name)}</Fact>
          {services.length > 0 && <Fact label={t(words.services)}>{services.join(', ')}</Fact>}
          <Fact label={t(words.until)}>{shopDate(expiresAt, invitation.timeZone, language)}</Fact>
        </dl>
      </div>
    </Card>
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
