import { X } from 'lucide-react'
import { useState } from 'react'
import { mostReviewPhotos } from '#contract/marketplace/reviews.ts'
import { useFlag } from '#web/flags/use-flag.ts'
import { useText } from '#web/language.tsx'
import { reviewWords } from '#web/texts/marketplace/reviews.ts'
import { IconButton } from '#web/ui/button.tsx'
import { FileDrop } from '#web/ui/forms/file-drop.tsx'
import { mostPhotoBytes, photoKinds } from './upload-photos.ts'
import type { useDraftPhotos } from './use-draft-photos.ts'

export function PhotoField({ draft }: { draft: ReturnType<typeof useDraftPhotos> }) {
  const t = useText()
  const [isTooMany, setIsTooMany] = useState(false)
  const most = mostReviewPhotos
  // Photos that are there can always be removed.
  const mayAdd = useFlag('reviews_photos')
  if (!mayAdd && draft.photos.length === 0) return null
  return (
    <div>
      <p className="mb-1.5 text-md font-semibold">{t(reviewWords.photos)}</p>
      {draft.photos.length > 0 && (
        <ul className="mb-3 grid grid-cols-4 gap-2">
          {draft.photos.map((photo, index) => (
            <li key={photo.id} className="relative">
              <img
                src={photo.url}
                alt={t(reviewWords.photo, { number: index + 1 })}
                className="aspect-square w-full rounded-md bg-secondary object-cover"
              />
              <IconButton
                label={t(reviewWords.removePhoto, { number: index + 1 })}
                variant="secondary"
                className="thumb absolute! top-1 right-1 size-8! shadow-card"
                onClick={() => {
                  setIsTooMany(false)
                  draft.remove(photo)
                }}
              >
                <X aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {mayAdd && draft.room > 0 && (
        <FileDrop
          label={t(reviewWords.addPhotos)}
          hint={t(reviewWords.photosHint, { most })}
          accept={photoKinds}
          maxBytes={mostPhotoBytes}
          isMultiple
          error={isTooMany ? t(reviewWords.tooMany, { most }) : undefined}
          onFiles={(files) => {
            setIsTooMany(files.length > draft.room)
            draft.add(files)
          }}
        />
      )}
    </div>
  )
}
