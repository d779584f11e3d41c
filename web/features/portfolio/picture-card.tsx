import { useMutation, useQueryClient } from '@tanstack/react-query'
import clsx from 'clsx'
import { GripVertical, Trash2 } from 'lucide-react'
import { useEffect, useEffectEvent, useId, type ComponentProps } from 'react'
import { messageOf } from '#contract/errors.ts'
import type { OwnItem } from '#contract/business/portfolio.ts'
import type { Place } from '#contract/business/team-rights.ts'
import { api } from '#web/api.ts'
import { useKept } from '#web/kept.ts'
import { useSentence, useText } from '#web/language.tsx'
import { portfolioWords as words } from '#web/texts/business/portfolio.ts'
import { IconButton } from '#web/ui/button.tsx'
import { CheckboxInput } from '#web/ui/forms/checkbox-input.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { FieldNotes } from '#web/ui/forms/field-frame.tsx'
import { Image } from '#web/ui/image.tsx'
import { Input, NativeSelect } from '#web/ui/forms/input.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { BeforePicture } from './before-picture.tsx'

type Service = { id: string; name: string }

type PictureCardProps = {
  item: OwnItem
  place: Place
  services: readonly Service[]
  number: number
  count: number
  isDragged: boolean
  handle: ComponentProps<'button'>
}

// Each field is kept when it is left, so there is nothing to press at the end.
export function PictureCard(props: PictureCardProps) {
  const { item, place, services, number, count, isDragged, handle } = props
  const t = useText()
  const sentence = useSentence()
  const save = useSave(place, item.id)
  const error = save.error ? sentence(messageOf(save.error)) : undefined
  const id = useId()
  return (
    <li
      data-picture={item.id}
      className={clsx(
        'flex gap-3 rounded-lg border bg-card p-3 transition-[box-shadow,opacity] duration-150 sm:gap-4',
        isDragged && 'opacity-80 shadow-lift ring-2 ring-primary',
      )}
    >
      <div className="w-24 shrink-0 space-y-2 sm:w-28">
        <Image
          src={item.imageUrl}
          alt={item.caption || t(words.photo, { number })}
          width={4}
          height={5}
          sizes="112px"
          className={clsx('aspect-4/5 w-full rounded-md', !item.hasConsent && 'opacity-60')}
        />
        <BeforePicture item={item} place={place} number={number} />
      </div>
      <div className="min-w-0 flex-1 space-y-2">
        <div className="flex items-center gap-1">
          <p className="min-w-0 flex-1 truncate text-md font-bold">
            {item.isMine ? t(words.photo, { number }) : t(words.by, { name: item.providerName })}
          </p>
          {count > 1 && (
            <IconButton
              {...handle}
              label={t(words.move, { number, count })}
              className="cursor-grab touch-none active:cursor-grabbing"
            >
              <GripVertical aria-hidden />
            </IconButton>
          )}
          <RemoveButton item={item} place={place} number={number} />
        </div>
        <Caption item={item} onSave={(caption) => save.mutate({ caption })} />
        {services.length > 0 && (
          <NativeSelect
            aria-label={t(words.service)}
            value={item.serviceId ?? ''}
            onChange={({ target }) => save.mutate({ serviceId: target.value || null })}
          >
            <option value="">{t(words.noService)}</option>
            {services.map((service) => (
              <option key={service.id} value={service.id}>
                {service.name}
              </option>
            ))}
          </NativeSelect>
        )}
        {item.isRemoved ? (
          <p className="text-sm font-medium text-destructive">{t(words.removedByUs)}</p>
        ) : (
          <CheckboxInput
            id={id}
            label={t(words.consent)}
            isChecked={item.hasConsent}
            disabled={save.isPending}
            onChange={(hasConsent) => save.mutate({ hasConsent })}
          />
        )}
        <FieldNotes id={id} error={error} />
      </div>
    </li>
  )
}

type CaptionProps = { item: OwnItem; onSave: (caption: string) => void }

function Caption({ item, onSave }: CaptionProps) {
  const t = useText()
  const [typed, setTyped] = useKept<string>(`kempt-caption-${item.id}`)
  const isSaved = typed === undefined || typed === item.caption
  const save = useEffectEvent(() => typed !== undefined && !isSaved && onSave(typed.trim()))
  // A caption that was typed before a reload.
  useEffect(() => void save(), [])
  const forget = useEffectEvent(() => setTyped(undefined))
  useEffect(() => {
    if (isSaved) forget()
  }, [isSaved])
  return (
    <Input
      aria-label={t(words.caption)}
      placeholder={t(words.captionHint)}
      maxLength={200}
      value={typed ?? item.caption}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => {
        if (isSaved) return
        setTyped(typed.trim())
        onSave(typed.trim())
      }}
      onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
    />
  )
}

function RemoveButton({ item, place, number }: { item: OwnItem; place: Place; number: number }) {
  const t = useText()
  const queries = useQueryClient()

  async function remove() {
    await api.portfolio.remove.send({ place, id: item.id })
    toast.success(t(words.removed))
    await queries.invalidateQueries({ queryKey: api.portfolio.own.key() })
  }

  return (
    <ConfirmDialog
      title={t(words.removeTitle)}
      text={t(words.removeText)}
      confirm={t(words.removeConfirm)}
      isDestructive
      onConfirm={remove}
      trigger={
        <IconButton label={t(words.remove, { number })}>
          <Trash2 aria-hidden />
        </IconButton>
      }
    />
  )
}

type Change = { caption?: string; serviceId?: string | null; hasConsent?: boolean }

function useSave(place: Place, id: string) {
  const queries = useQueryClient()
  const { queryKey } = api.portfolio.own.query({ place })
  return useMutation({
    mutationFn: (change: Change) => api.portfolio.save.send({ place, id, ...change }),
    onSuccess(saved) {
      type Own = Awaited<ReturnType<typeof api.portfolio.own.send>>
      queries.setQueryData<Own>(
        queryKey,
        (own) => own && { ...own, items: own.items.map((each) => (each.id === id ? saved : each)) },
      )
    },
  })
}
