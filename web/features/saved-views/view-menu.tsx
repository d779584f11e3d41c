import { useQueryClient } from '@tanstack/react-query'
import { ArrowLeftToLine, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { SavedView } from '#contract/admin/lists/saved-views.ts'
import { messageOf } from '#contract/errors.ts'
import { api } from '#web/api.ts'
import { useSentence, useText } from '#web/language.tsx'
import { viewWords as words } from '#web/texts/admin/lists/views.ts'
import { IconButton } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Menu, MenuItem } from '#web/ui/overlays/menu.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { ViewForm } from './save-view.tsx'

// What can be done to the view that is shown.
export function ViewMenu({ view }: { view: SavedView }) {
  const t = useText()
  const sentence = useSentence()
  const queries = useQueryClient()
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null)
  const { id, name, isShared } = view
  const close = (isOpen: boolean) => !isOpen && setOpen(null)
  const refresh = () => queries.invalidateQueries({ queryKey: api.savedViews.list.key() })

  async function putFirst() {
    try {
      await api.savedViews.moveFirst.send({ id })
    } catch (error) {
      toast.error(sentence(messageOf(error)))
    }
    await refresh()
  }

  return (
    <>
      <Menu
        trigger={
          <IconButton label={t(words.options, { name })}>
            <Ellipsis aria-hidden />
          </IconButton>
        }
      >
        <MenuItem icon={<Pencil aria-hidden />} onSelect={() => setOpen('edit')}>
          {t(words.edit)}
        </MenuItem>
        <MenuItem icon={<ArrowLeftToLine aria-hidden />} onSelect={() => void putFirst()}>
          {t(words.first)}
        </MenuItem>
        <MenuItem icon={<Trash2 aria-hidden />} isDestructive onSelect={() => setOpen('remove')}>
          {t(words.remove)}
        </MenuItem>
      </Menu>
      <Dialog title={t(words.editTitle)} open={open === 'edit'} onOpenChange={close}>
        <ViewForm
          initial={{ name, isShared }}
          onSave={async (values) => {
            await api.savedViews.change.send({ id, ...values })
            setOpen(null)
            await refresh()
          }}
        />
      </Dialog>
      <ConfirmDialog
        title={t(words.removeTitle, { name })}
        text={t(isShared ? words.removeShared : words.removeText)}
        confirm={t(words.remove)}
        isDestructive
        open={open === 'remove'}
        onOpenChange={close}
        onConfirm={async () => {
          await api.savedViews.remove.send({ id })
          toast.success(t(words.removed))
          await refresh()
        }}
      />
    </>
  )
}
