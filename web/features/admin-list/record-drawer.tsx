import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { AppError } from '#contract/errors.ts'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'

type RecordDrawerProps<Data> = {
  query: UseQueryResult<Data, AppError>
  title: string
  // Said of an id that names nothing: anyone can type an address.
  missing: string
  onClose: () => void
  children: (data: Data) => ReactNode
}

// One row of a list, opened by the address: the link can be sent to a colleague.
export function RecordDrawer<Data>(props: RecordDrawerProps<Data>) {
  const { query, title, missing, onClose, children } = props
  return (
    <Sheet open isBeside title={title} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Loaded
        query={query}
        loading={<SkeletonText lines={8} />}
        refused={({ code }) =>
          (code === 'NOT_FOUND' || code === 'INVALID_INPUT') && <EmptyState title={missing} />
        }
      >
        {(data) => (
          // A keyboard scrolls what has nothing to press in it.
          <div tabIndex={0} className="space-y-7 rounded-sm">
            {children(data)}
          </div>
        )}
      </Loaded>
    </Sheet>
  )
}
