// Back from the provider's page: ?payment=ID. How it ended is asked of the server, which asks the
// provider.
import { useQueryClient } from '@tanstack/react-query'
import { CreditCard } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { isRefusal } from '#contract/errors.ts'
import type { CheckedPayment } from '#contract/money/payments.ts'
import { api } from '#web/api.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { returnWords as words } from '#web/texts/money/payments.ts'
import { Button } from '#web/ui/button.tsx'
import { useOpened } from '#web/ui/overlays/opened.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { whenWords } from '#web/words/date-words.ts'
import { sumOf } from '#web/words/money.ts'
import { useWayToPage } from '#web/features/paying/leaving.ts'
import { useCheckedPayment } from '#web/features/paying/use-checked-payment.ts'
import { endingOf } from './ending.ts'
import { bookingPath } from './paths.ts'
import { refreshPayments } from './use-live-payments.ts'

export function Returned() {
  const { id, close } = useOpened('payment')
  return id === null ? null : <Checked key={id} id={id} onClose={close} />
}

const gone = ['NOT_FOUND', 'INVALID_INPUT']
function Checked({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText()
  const queries = useQueryClient()
  const query = useCheckedPayment(id)
  const state = query.data?.state
  useEffect(() => {
    if (state !== undefined) void refreshPayments(queries)
  }, [queries, state])
  return (
    <section aria-label={t(words.title)}>
      <Loaded
        query={query}
        loading={<Notice>{t(words.checking)}</Notice>}
        refused={(error) =>
          isRefusal(error) &&
          gone.includes(error.code) && (
            <EmptyState
              icon={CreditCard}
              title={t(words.gone)}
              text={t(words.goneText)}
              action={t(words.close)}
              onAction={onClose}
            />
          )
        }
      >
        {(checked) => <Ended checked={checked} onClose={onClose} onCheck={() => query.refetch()} />}
      </Loaded>
    </section>
  )
}

type EndedProps = { checked: CheckedPayment; onClose: () => void; onCheck: () => unknown }

function Ended({ checked, onClose, onCheck }: EndedProps) {
  const t = useText()
  const language = useLanguage()
  const { tone, title, text, isOpen } = endingOf(checked)
  const { line } = checked
  const said = line && {
    amount: sumOf(line.amountCents),
    shop: line.booking.shopName,
    when: whenWords(line.booking.startsAt, line.booking.timeZone, language),
  }
  return (
    <Notice
      tone={tone}
      title={t(title, said ?? {})}
      action={
        <div className="flex flex-wrap gap-2">
          {isOpen && <TryAgain id={checked.id} onElsewhere={onCheck} />}
          {!checked.isSure && (
            <Button size="sm" onClick={onCheck}>
              {t(words.check)}
            </Button>
          )}
          {line && (
            <Button asChild size="sm" variant={isOpen ? 'outline' : 'primary'}>
              <Link to={bookingPath(line.booking.id)}>{t(words.booking)}</Link>
            </Button>
          )}
          <Button size="sm" variant="ghost" onClick={onClose}>
            {t(words.close)}
          </Button>
        </div>
      }
    >
      {t(text, said ?? {})}
    </Notice>
  )
}

function TryAgain({ id, onElsewhere }: { id: string; onElsewhere: () => unknown }) {
  const t = useText()
  const { isBusy, go } = useWayToPage(onElsewhere)
  return (
    <Button size="sm" busy={isBusy} onClick={() => void go(() => api.payments.resume.send({ id }))}>
      {t(words.again)}
    </Button>
  )
}
