import {
  Ban,
  CalendarPlus,
  Ellipsis,
  Mail,
  MessageSquare,
  Pencil,
  Phone,
  Trash2,
  Undo2,
} from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ClientRecord } from '#contract/business/clients.ts'
import { messageOf } from '#contract/errors.ts'
import { api } from '#web/api.ts'
import { useSentence, useText } from '#web/language.tsx'
import { calendarOf, usePlace } from '#web/use-business.ts'
import { clientWords } from '#web/texts/business/clients.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { Menu, MenuItem } from '#web/ui/overlays/menu.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { ContactDialog } from './contact-dialog.tsx'
import { useSaved } from './use-clients.ts'

type Open = 'block' | 'edit' | 'remove' | null
type ClientActionsProps = { client: ClientRecord; onGone: () => void }

export function ClientActions({ client, onGone }: ClientActionsProps) {
  const t = useText()
  const place = usePlace()
  const [open, setOpen] = useState<Open>(null)
  const { id, phone, email, isBlocked } = client
  const close = (isOpen: boolean) => !isOpen && setOpen(null)
  return (
    <div className="space-y-4">
      {isBlocked && <BlockNotice client={client} />}
      <div className="flex flex-wrap gap-2">
        <Button asChild className="flex-1 max-sm:basis-full">
          <Link to={`${calendarOf[place]}&new=1&client=${id}`}>
            <CalendarPlus aria-hidden />
            {t(clientWords.book)}
          </Link>
        </Button>
        {phone && <Way href={`tel:${phone}`} icon={Phone} label={t(clientWords.call)} />}
        {phone && <Way href={`sms:${phone}`} icon={MessageSquare} label={t(clientWords.text)} />}
        {email && <Way href={`mailto:${email}`} icon={Mail} label={t(clientWords.mail)} />}
        <More client={client} onOpen={setOpen} />
      </div>
      <BlockDialog client={client} open={open === 'block'} onOpenChange={close} />
      <RemoveDialog {...{ client, onGone }} open={open === 'remove'} onOpenChange={close} />
      <ContactDialog client={client} open={open === 'edit'} onOpenChange={close} />
    </div>
  )
}

type WayProps = { href: string; icon: typeof Phone; label: string }

function Way({ href, icon: Icon, label }: WayProps) {
  return (
    <IconButton asChild label={label} variant="outline" pill={false}>
      <a href={href}>
        <Icon aria-hidden />
      </a>
    </IconButton>
  )
}

function More({ client, onOpen }: { client: ClientRecord; onOpen: (open: Open) => void }) {
  const t = useText()
  const { isBlocked, isRemovable, hasAccount, seesContacts } = client
  return (
    <Menu
      trigger={
        <IconButton label={t(clientWords.more)} variant="outline" pill={false}>
          <Ellipsis aria-hidden />
        </IconButton>
      }
    >
      {seesContacts && !hasAccount && (
        <MenuItem icon={<Pencil aria-hidden />} onSelect={() => onOpen('edit')}>
          {t(clientWords.edit)}
        </MenuItem>
      )}
      {!isBlocked && (
        <MenuItem icon={<Ban aria-hidden />} isDestructive onSelect={() => onOpen('block')}>
          {t(clientWords.block)}
        </MenuItem>
      )}
      {isRemovable && (
        <MenuItem icon={<Trash2 aria-hidden />} isDestructive onSelect={() => onOpen('remove')}>
          {t(clientWords.remove)}
        </MenuItem>
      )}
    </Menu>
  )
}

function BlockNotice({ client }: { client: ClientRecord }) {
  const t = useText()
  const sentence = useSentence()
  const place = usePlace()
  const saved = useSaved()
  const [isBusy, setIsBusy] = useState(false)

  async function unblock() {
    setIsBusy(true)
    try {
      await saved(api.clients.unblock.send({ place, id: client.id }))
      toast.success(t(clientWords.unblocked, { name: client.name }))
    } catch (error) {
      toast.error(sentence(messageOf(error)))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Notice tone="warning" title={t(clientWords.isBlocked)}>
      {client.blockReason && <p>{client.blockReason}</p>}
      <Button size="sm" variant="outline" className="mt-2.5" busy={isBusy} onClick={unblock}>
        {!isBusy && <Undo2 aria-hidden />}
        {t(clientWords.unblock)}
      </Button>
    </Notice>
  )
}

type DialogProps = {
  client: ClientRecord
  open: boolean
  onOpenChange: (isOpen: boolean) => void
}

function BlockDialog({ client, open, onOpenChange }: DialogProps) {
  const t = useText()
  const place = usePlace()
  const saved = useSaved()
  const { id, name, upcoming } = client
  return (
    <ConfirmDialog
      title={t(clientWords.blockTitle, { name })}
      text={t(clientWords.blockText)}
      confirm={t(clientWords.blockConfirm)}
      isDestructive
      reason={{
        label: t(clientWords.blockReason),
        hint: t(clientWords.blockReasonHint),
        isOptional: true,
      }}
      onConfirm={async (reason) => {
        await saved(api.clients.block.send({ place, id, reason }))
        toast.success(t(clientWords.blockDone, { name }))
      }}
      open={open}
      onOpenChange={onOpenChange}
    >
      {upcoming > 0 && <Notice>{t(clientWords.blockUpcoming, { count: upcoming })}</Notice>}
    </ConfirmDialog>
  )
}

function RemoveDialog({
  client,
  open,
  onOpenChange,
  onGone,
}: DialogProps & { onGone: () => void }) {
  const t = useText()
  const place = usePlace()
  const saved = useSaved()
  const { id, name } = client
  return (
    <ConfirmDialog
      title={t(clientWords.removeTitle, { name })}
      text={t(clientWords.removeText)}
      confirm={t(clientWords.remove)}
      isDestructive
      onConfirm={async () => {
        await api.clients.remove.send({ place, id })
        onGone()
        toast.success(t(clientWords.removed))
        await saved(Promise.resolve())
      }}
      open={open}
      onOpenChange={onOpenChange}
    />
  )
}
