// Saved answers: chosen, filled in the language of the person, and edited.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import { firstName } from '#contract/first-name.ts'
import type { Macro } from '#contract/admin/support/saved-answers.ts'
import type { DeskTicket } from '#contract/admin/support/support-desk.ts'
import { fillMacro, type MacroValues } from '#contract/admin/support/support-words.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { useSession } from '#web/session.tsx'
import { supportDesk as words } from '#web/texts/admin/support-desk.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/forms/chip.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import { ownTime } from '#web/words/own-time.ts'
import { MacroForm } from './macro-form.tsx'

type SavedAnswersProps = {
  ticket: DeskTicket
  onUse: (macro: Macro, filled: string) => void
}

export function SavedAnswers({ ticket, onUse }: SavedAnswersProps) {
  const t = useText()
  const queries = useQueryClient()
  const [isOpen, setIsOpen] = useState(false)
  const [edited, setEdited] = useState<Macro | 'new'>()
  const query = useQuery({ ...api.supportDesk.macros.query(), enabled: isOpen })
  const values = useValues(ticket)

  function use(macro: Macro) {
    const body = ticket.language === 'es' ? macro.bodyEs : macro.bodyEn
    onUse(macro, fillMacro(body, values).text)
    setIsOpen(false)
  }

  async function close() {
    setEdited(undefined)
    await queries.invalidateQueries({ queryKey: api.supportDesk.macros.key() })
  }

  return (
    <Dialog
      title={t(edited === undefined ? words.saved : words.macroNew)}
      open={isOpen}
      onOpenChange={(next) => {
        setIsOpen(next)
        setEdited(undefined)
      }}
      trigger={<Chip>{t(words.saved)}</Chip>}
    >
      {edited !== undefined ? (
        <MacroForm macro={edited === 'new' ? undefined : edited} onDone={close} />
      ) : (
        <div className="space-y-4">
          <Loaded query={query} loading={<SkeletonText lines={5} />}>
            {({ rows }) =>
              rows.length === 0 ? (
                <EmptyState title={t(words.macroNone)} />
              ) : (
                <ul className="divide-y rounded-lg border">
                  {rows.map((macro) => (
                    <li key={macro.id} className="flex items-center gap-1">
                      <button
                        type="button"
                        aria-label={t(words.macroUse, { name: macro.name })}
                        className="min-h-control min-w-0 flex-1 px-4 py-2.5 text-left -outline-offset-2 hover:bg-muted"
                        onClick={() => use(macro)}
                      >
                        <span className="block font-semibold">{macro.name}</span>
                        <span className="block truncate text-sm text-muted-foreground">
                          {ticket.language === 'es' ? macro.bodyEs : macro.bodyEn}
                        </span>
                      </button>
                      {macro.isOwn && (
                        <IconButton
                          label={t(words.macroEdit, { name: macro.name })}
                          onClick={() => setEdited(macro)}
                        >
                          <Pencil aria-hidden />
                        </IconButton>
                      )}
                    </li>
                  ))}
                </ul>
              )
            }
          </Loaded>
          <Button variant="outline" onClick={() => setEdited('new')}>
            <Plus aria-hidden />
            {t(words.macroNew)}
          </Button>
        </div>
      )}
    </Dialog>
  )
}

// What is known of the person and their appointment. What is not stays in braces, and holds the answer.
function useValues({ requester, bookings, bookingNumber, language }: DeskTicket): MacroValues {
  const { session } = useSession()
  const booking = bookings.find(({ number }) => number === bookingNumber)
  const values: MacroValues = { agent_first_name: firstName(session?.user.name ?? '') }
  if (requester.id !== null) values.client_first_name = firstName(requester.name)
  if (bookingNumber !== null) values.booking_number = bookingNumber
  if (booking) {
    values.shop_name = booking.shopName
    values.appointment_time = ownTime(booking.startsAt, language, booking.timeZone)
  }
  return values
}
