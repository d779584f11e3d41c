import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#web/api.ts'
import type { filtersIn } from '#web/features/admin-bookings/use-asked.ts'
import type { Chosen } from '#web/features/admin-list/selection-bar.tsx'
import { rowsOf, useOrder } from '#web/features/bulk-runs/use-order.ts'
import { useText } from '#web/language.tsx'
import { bulkWords as words } from '#web/texts/admin/lists/bulk.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import { AssignForm } from './assign-form.tsx'

type AssignManyProps = { chosen: Chosen; asked: ReturnType<typeof filtersIn> }

// Assigns the chosen bookings to a colleague, each as a single assignment would.
export function AssignMany({ chosen, asked }: AssignManyProps) {
  const t = useText()
  const order = useOrder(chosen)
  const [isOpen, setIsOpen] = useState(false)
  const colleagues = useQuery({ ...api.followUps.colleagues.query(), enabled: isOpen })
  const { count } = chosen
  return (
    <Dialog
      title={t(count === 1 ? words.assignTitleOne : words.assignTitle, { count })}
      description={t(count === 1 ? words.assignTextOne : words.assignText, { count })}
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={<Button size="sm">{t(words.assign)}</Button>}
    >
      <Loaded query={colleagues} loading={<SkeletonText lines={6} />}>
        {(people) => (
          <AssignForm
            people={people}
            followUp={null}
            button={t(words.assignButton, { count })}
            onSave={(values) =>
              order((id) =>
                api.bulkRuns.assign.send({ id, ...values, rows: rowsOf(chosen, asked) }),
              )
            }
          />
        )}
      </Loaded>
    </Dialog>
  )
}
