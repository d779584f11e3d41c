// One invoice, by the address: ?invoice=ID.
import { useQuery } from '@tanstack/react-query'
import { Mail, ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { isRefusal, messageOf } from '#contract/errors.ts'
import type { Invoice } from '#contract/money/invoices.ts'
import { api } from '#web/api.ts'
import { useSentence, useText } from '#web/language.tsx'
import { invoiceWords as words } from '#web/texts/money/invoices.ts'
import { Button } from '#web/ui/button.tsx'
import { useOpened } from '#web/ui/overlays/opened.ts'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { SectionTitle } from '#web/ui/section-title.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import { InvoiceFiles } from './invoice-files.tsx'
import { InvoicePaper } from './invoice-paper.tsx'

const gone = ['NOT_FOUND', 'INVALID_INPUT']

export function InvoiceSheet() {
  const t = useText()
  const { id, close } = useOpened('invoice')
  return (
    <Sheet
      title={t(words.invoice)}
      open={id !== null}
      onOpenChange={(isOpen) => !isOpen && close()}
    >
      {id !== null && <Found key={id} id={id} />}
    </Sheet>
  )
}

function Found({ id }: { id: string }) {
  const t = useText()
  const query = useQuery({
    ...api.invoices.read.query({ id }),
    refetchOnMount: 'always',
    retry: false,
  })
  return (
    <Loaded
      query={query}
      loading={<SkeletonText lines={9} />}
      refused={(error) =>
        isRefusal(error) &&
        gone.includes(error.code) && (
          <EmptyState icon={ReceiptText} title={t(words.gone)} text={t(words.goneText)} />
        )
      }
    >
      {(invoice) => (
        <div className="space-y-6 pb-2">
          <InvoicePaper invoice={invoice} />
          <Actions invoice={invoice} />
        </div>
      )}
    </Loaded>
  )
}

function Actions({ invoice: { id, number, creditNotes } }: { invoice: Invoice }) {
  const t = useText()
  return (
    <div className="space-y-5 border-t pt-5">
      <div className="flex flex-wrap gap-2">
        <InvoiceFiles id={id} number={number} />
        <EmailButton id={id} />
      </div>
      {creditNotes.map((note) => (
        <section key={note.id} aria-label={t(words.creditNote, { number: note.number })}>
          <SectionTitle className="mb-2">
            {t(words.creditNote, { number: note.number })}
          </SectionTitle>
          <div className="flex flex-wrap gap-2">
            <InvoiceFiles id={note.id} number={note.number} />
            <EmailButton id={note.id} />
          </div>
        </section>
      ))}
    </div>
  )
}

function EmailButton({ id }: { id: string }) {
  const t = useText()
  const sentence = useSentence()
  const [isSending, setIsSending] = useState(false)
  async function send() {
    setIsSending(true)
    try {
      await api.invoices.email.send({ id })
      toast.success(t(words.emailed))
    } catch (error) {
      toast.error(t(words.notEmailed), { description: sentence(messageOf(error)) })
    } finally {
      setIsSending(false)
    }
  }
  return (
    <Button size="sm" variant="outline" busy={isSending && t(words.emailing)} onClick={send}>
      <Mail aria-hidden />
      {t(words.email)}
    </Button>
  )
}
