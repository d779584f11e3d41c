// Queue, request and person side by side; on phones one after the other.
import { Headset } from 'lucide-react'
import clsx from 'clsx'
import { useText } from '#web/language.tsx'
import { supportDesk as words } from '#web/texts/admin/support-desk.ts'
import { useOpened } from '#web/ui/overlays/opened.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { DeskTicket } from './desk-ticket.tsx'
import { Numbers } from './numbers.tsx'
import { Queue } from './queue.tsx'
import { useLiveDesk } from './use-desk.ts'

export function SupportDesk() {
  const t = useText()
  const { id, open, close } = useOpened('ticket')
  useLiveDesk()
  return (
    <div className="space-y-4">
      <div className={clsx(id !== null && 'max-lg:hidden')}>
        <Numbers />
      </div>
      <div className="grid gap-4 lg:grid-cols-[18rem_minmax(0,1fr)] xl:grid-cols-[17rem_minmax(0,1fr)]">
        <div className={clsx('min-w-0', id !== null && 'max-lg:hidden')}>
          <Queue openId={id} onOpen={open} />
        </div>
        <div className={clsx('min-w-0', id === null && 'max-lg:hidden')}>
          {id === null ? (
            <EmptyState icon={Headset} title={t(words.choose)} text={t(words.chooseText)} />
          ) : (
            <DeskTicket key={id} id={id} onBack={close} onOpen={open} />
          )}
        </div>
      </div>
    </div>
  )
}
