import { useQuery } from '@tanstack/react-query'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { disputeWords as words } from '#web/texts/money/disputes/disputes.ts'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { useOpened } from '#web/ui/overlays/opened.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import { DisputeCase } from './dispute-case.tsx'

// One dispute, by the address.
export function DisputeDrawer() {
  const t = useText()
  const { id, close } = useOpened('dispute')
  const query = useQuery({
    ...api.disputes.read.query({ id: id ?? '' }),
    enabled: id !== null,
    retry: false,
  })
  if (id === null) return null
  return (
    <Sheet open isWide title={t(words.title)} onOpenChange={(isOpen) => !isOpen && close()}>
      <Loaded
        query={query}
        loading={<SkeletonText lines={8} />}
        refused={({ code }) =>
          (code === 'NOT_FOUND' || code === 'INVALID_INPUT') && (
            <EmptyState title={t(words.missing)} />
          )
        }
      >
        {(dispute) => <DisputeCase dispute={dispute} access={{ id }} />}
      </Loaded>
    </Sheet>
  )
}
