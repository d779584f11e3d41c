// The tab of clients: quick answers, their requests, a new one. The address says which one is open.
import { Plus } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { useText } from '#web/language.tsx'
import { ticketWords as words } from '#web/texts/accounts/tickets.ts'
import { Button } from '#web/ui/button.tsx'
import { useOpened } from '#web/ui/overlays/opened.ts'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { SectionTitle } from '#web/ui/section-title.tsx'
import { HelpHints } from './help-hints.tsx'
import { NewTicket } from './new-ticket.tsx'
import { Thread } from './thread.tsx'
import { TicketList } from './ticket-list.tsx'

export function SupportTab() {
  const t = useText()
  const [params, setParams] = useSearchParams()
  const { id, open, close } = useOpened('ticket')
  const form = useOpened('write')
  if (id !== null) return <Thread id={id} onBack={close} onMoved={open} />

  function show(sent: string) {
    setParams(
      (before) => {
        before.delete('write')
        before.set('ticket', sent)
        return before
      },
      { replace: true },
    )
  }

  return (
    <div className="space-y-6">
      <HelpHints />
      <section aria-label={t(words.yours)} className="space-y-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <SectionTitle>{t(words.yours)}</SectionTitle>
          <Button onClick={() => form.open('new')}>
            <Plus aria-hidden />
            {t(words.add)}
          </Button>
        </div>
        <TicketList onOpen={open} onAdd={() => form.open('new')} />
      </section>
      <Sheet
        title={t(words.formTitle)}
        open={form.id !== null}
        onOpenChange={(isOpen) => !isOpen && form.close()}
        isWide
      >
        {form.id !== null && <NewTicket bookingId={params.get('booking')} onSent={show} />}
      </Sheet>
    </div>
  )
}
