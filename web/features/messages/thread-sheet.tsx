// One conversation over the page, by the address: ?thread=ID, which for a booking is the booking's.
import type { Thread } from '#contract/bookings/messages.ts'
import { useText } from '#web/language.tsx'
import { messageWords as words } from '#web/texts/bookings/messages.ts'
import { useOpened } from '#web/ui/overlays/opened.ts'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import { Composer } from './composer.tsx'
import { MessageLog } from './message-log.tsx'
import { ThreadAbout, ThreadMenu } from './thread-head.tsx'
import { useConversation, useThread } from './use-conversation.ts'

export function ThreadSheet() {
  const { id, close } = useOpened('thread')
  return id === null ? null : <Fetched key={id} id={id} onClose={close} />
}

type Opened = { id: string; onClose: () => void }

function Fetched({ id, onClose }: Opened) {
  const t = useText()
  const query = useThread(id)
  const onOpenChange = (isOpen: boolean) => !isOpen && onClose()
  return (
    <Loaded
      query={query}
      loading={<SkeletonText lines={7} />}
      frame={(state) => (
        <Sheet open isWide title={t(words.messages)} onOpenChange={onOpenChange}>
          {state}
        </Sheet>
      )}
    >
      {(thread) => <Conversation thread={thread} onClose={onClose} />}
    </Loaded>
  )
}

function Conversation({ thread, onClose }: { thread: Thread; onClose: () => void }) {
  const open = useConversation(thread)
  return (
    <Sheet
      open
      isWide
      title={thread.title}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      description={
        <span className="flex items-center justify-between gap-2">
          <ThreadAbout thread={thread} />
          <ThreadMenu thread={thread} />
        </span>
      }
      footer={<Composer open={open} />}
    >
      <MessageLog open={open} />
    </Sheet>
  )
}
