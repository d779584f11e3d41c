import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { ticketTypes } from '#contract/accounts/support.ts'
import { useIsBrowser } from '#web/features/auth/is-browser.ts'
import { PageBody } from '#web/features/shell/page-body.tsx'
import { useText } from '#web/language.tsx'
import { support } from '#web/texts/accounts/support.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { useHandedEmail } from './handed-email.ts'
import { TicketForm } from './ticket-form.tsx'

export function ContactSupport() {
  const t = useText()
  const [params] = useSearchParams()
  const email = useHandedEmail()
  const bookingNumber = useIsBrowser() ? (params.get('number') ?? '') : ''
  const [ticketNumber, setTicketNumber] = useState<string>()
  const type = ticketTypes.find((each) => each === params.get('type')) ?? ''
  const isAppeal = type === 'suspended'

  if (ticketNumber !== undefined) return <Received ticketNumber={ticketNumber} />
  return (
    <PageBody narrow>
      <PageHeader
        title={t(isAppeal ? support.appealTitle : support.title)}
        text={t(isAppeal ? support.appealLead : support.description)}
      />
      <Card className="sm:p-8">
        <TicketForm
          key={email + bookingNumber}
          email={email}
          type={type}
          bookingNumber={bookingNumber}
          onOpened={setTicketNumber}
        />
      </Card>
    </PageBody>
  )
}

function Received({ ticketNumber }: { ticketNumber: string }) {
  const t = useText()
  return (
    <PageBody narrow>
      <Card role="status" className="py-12 text-center sm:px-10">
        <CircleCheck aria-hidden className="mx-auto size-12 text-success" />
        <h1
          ref={(heading) => heading?.focus()}
          tabIndex={-1}
          className="display mt-5 text-4xl outline-none sm:text-5xl"
        >
          {t(support.received)}
        </h1>
        <p className="mx-auto mt-3 max-w-md text-muted-foreground">{t(support.receivedText)}</p>
        <Hint className="mt-6">{t(support.ticketNumber)}</Hint>
        <p className="text-2xl font-bold tabular-nums">{ticketNumber}</p>
        <Button asChild variant="outline" className="mt-8">
          <Link to="/">{t(support.toHome)}</Link>
        </Button>
      </Card>
    </PageBody>
  )
}
