import { X } from 'lucide-react'
import { useState } from 'react'
import {
  clientPhotoPath,
  clientPhotosPath,
  mostClientPhotos,
  type ClientRecord,
} from '#contract/business/clients.ts'
import { AppError, isRefusal, messageOf } from '#contract/errors.ts'
import type { Place } from '#contract/business/team-rights.ts'
import { api } from '#web/api.ts'
import { shopDate } from '#web/words/shop-time.ts'
import { useLanguage, useSentence, useText } from '#web/language.tsx'
import { useBusinessZone, usePlace } from '#web/use-business.ts'
import { clientWords } from '#web/texts/business/clients.ts'
import { IconButton } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { FileDrop } from '#web/ui/forms/file-drop.tsx'
import { useSaved } from './use-clients.ts'

const kinds = 'image/jpeg,image/png,image/webp'
const mostBytes = 8 * 1024 * 1024

export function ClientPhotos({ client: { id, photos } }: { client: ClientRecord }) {
  const t = useText()
  const sentence = useSentence()
  const place = usePlace()
  const saved = useSaved()
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  async function add(files: File[]) {
    setIsBusy(true)
    setRefusal(undefined)
    try {
      for (const file of files) await upload(id, place, file)
    } catch (error) {
      setRefusal(sentence(messageOf(error)))
    } finally {
      await saved(Promise.resolve())
      setIsBusy(false)
    }
  }

  return (
    <div className="space-y-3">
      {photos.length > 0 && (
        <ul className="grid grid-cols-3 gap-2">
          {photos.map((photo) => (
            <li key={photo.id} className="relative">
              <Photo clientId={id} photo={photo} />
            </li>
          ))}
        </ul>
      )}
      {photos.length < mostClientPhotos && (
        <FileDrop
          label={t(clientWords.addPhotos)}
          hint={t(clientWords.photosHint)}
          accept={kinds}
          maxBytes={mostBytes}
          isMultiple
          isBusy={isBusy}
          error={refusal}
          onFiles={(files) => void add(files)}
        />
      )}
    </div>
  )
}

type PhotoProps = { clientId: string; photo: ClientRecord['photos'][number] }

function Photo({ clientId, photo }: PhotoProps) {
  const t = useText()
  const language = useLanguage()
  const timeZone = useBusinessZone()
  const place = usePlace()
  const saved = useSaved()
  const date = shopDate(photo.createdAt, timeZone, language)
  const src = `${clientPhotoPath(photo.id)}?place=${place}`
  return (
    <>
      <a href={src} target="_blank" rel="noreferrer" className="block rounded-md">
        <img
          src={src}
          alt={t(clientWords.photo, { date })}
          width={120}
          height={120}
          loading="lazy"
          className="aspect-square w-full rounded-md bg-muted object-cover"
        />
      </a>
      <ConfirmDialog
        title={t(clientWords.removePhotoTitle)}
        text={t(clientWords.removePhotoText)}
        confirm={t(clientWords.removePhotoConfirm)}
        isDestructive
        onConfirm={() =>
          saved(api.clients.removePhoto.send({ place, id: clientId, photoId: photo.id }))
        }
        trigger={
          <IconButton
            label={t(clientWords.removePhoto, { date })}
            variant="secondary"
            className="absolute! top-1 right-1 size-9!"
          >
            <X aria-hidden />
          </IconButton>
        }
      />
    </>
  )
}

async function upload(clientId: string, place: Place, file: File) {
  const body = new FormData()
  body.set('photo', file)
  // The header no other site can send (server/http/security.ts).
  const headers = { 'x-kempt': '1' }
  const url = `${clientPhotosPath(clientId)}?place=${place}`
  const response = await fetch(url, { method: 'POST', headers, body }).catch(() => {
    throw new AppError('UNREACHABLE')
  })
  if (response.ok) return
  const answer: unknown = await response.json().catch(() => null)
  throw new AppError(isRefusal(answer) ? answer.code : 'INTERNAL')
}
