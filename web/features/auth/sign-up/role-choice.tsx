import { Armchair, ArrowRight, Scissors, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router'
import type { SignUpRole } from '#contract/accounts/auth.ts'
import { useCompany } from '#web/features/shell/footer/company.ts'
import { useText } from '#web/language.tsx'
import { auth } from '#web/texts/accounts/auth.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { StepHeading } from '#web/features/auth/auth-frame.tsx'
import { useAuthPath } from '#web/features/auth/auth-modes.ts'
import { Hint } from '#web/ui/hint.tsx'
import { SectionTitle } from '#web/ui/section-title.tsx'

type Choosing = { onChoose: (role: SignUpRole) => void }

export const roleIcons: Record<SignUpRole, LucideIcon> = { client: Armchair, barber: Scissors }
const cards: SignUpRole[] = ['barber', 'client']

export function RoleChoice({ onChoose }: Choosing) {
  const t = useText()
  const pathOf = useAuthPath()
  const { companyInfo } = useCompany()
  return (
    <>
      <StepHeading
        title={t(auth.stepOne)}
        text={t(auth.stepOneText, { company: companyInfo.name })}
      />
      <div className="space-y-4">
        {cards.map((role) => (
          <RoleCard key={role} role={role} onChoose={onChoose} />
        ))}
      </div>
      <Hint size="md" className="mt-4 flex flex-wrap items-center justify-center gap-x-1.5">
        {t(auth.haveAccount)}
        <Button asChild variant="link" className="px-1!">
          <Link to={pathOf('signin')}>{t(auth.signIn)}</Link>
        </Button>
      </Hint>
    </>
  )
}

function RoleCard({ role, onChoose }: Choosing & { role: SignUpRole }) {
  const t = useText()
  const words = auth.roles[role]
  const Icon = roleIcons[role]
  const other = role === 'client' ? 'barber' : 'client'
  return (
    <Card asChild>
      <section aria-label={t(words.name)}>
        <div className="flex gap-4">
          <span className="grid size-12 shrink-0 place-items-center rounded-full bg-accent text-accent-foreground">
            <Icon aria-hidden className="size-6" />
          </span>
          <div className="min-w-0">
            <Hint className="font-semibold">{t(words.name)}</Hint>
            <SectionTitle level={3} className="leading-tight">
              {t(words.title)}
            </SectionTitle>
            <Hint size="md" className="mt-1">
              {t(words.text)}
            </Hint>
          </div>
        </div>
        <Button wide className="mt-4" onClick={() => onChoose(role)}>
          {t(words.choose)}
          <ArrowRight aria-hidden />
        </Button>
        <Button
          variant="link"
          wide
          className="mt-1 px-1! text-sm whitespace-normal"
          onClick={() => onChoose(other)}
        >
          {t(words.other)}
        </Button>
      </section>
    </Card>
  )
}
