// One conversation beside the list of all.
import type { Thread } from '#contract/bookings/messages.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import { Composer } from './composer.tsx'
import { MessageLog } from './message-log.tsx'
import { ThreadAbout, ThreadMenu } from './thread-head.tsx'
import { useConversation, useThread } from './use-conversation.ts'

export function ThreadPane({ id }: { id: string }) {
  const query = useThread(id)
  return (
    <Loaded
      query={query}
      loading={<SkeletonText lines={7} />}
      frame={(state) => <div className="p-6">{state}</div>}
    >
      {(thread) => <Pane thread={thread} />}
    </Loaded>
  )
}

function Pane({ thread }: { thread: Thread }) {
  const open = useConversation(thread)
  return (
    <>
      <header className="flex items-center gap-3 border-b px-5 py-3">
        <Avatar name={thread.title} src={thread.photoUrl} isDecorative />
        <div className="min-w-0 flex-1">
          <h2 className="truncate text-lg font-bold">{thread.title}</h2>
          <p className="truncate text-sm text-muted-foreground">
            <ThreadAbout thread={thread} />
          </p>
        </div>
        <ThreadMenu thread={thread} />
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5">
        <MessageLog open={open} />
      </div>
      <div className="border-t p-4">
        <Composer open={open} />
      </div>
    </>
  )
}
