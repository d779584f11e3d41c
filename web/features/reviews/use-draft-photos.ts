import { useEffect, useRef, useState } from 'react'
import { mostReviewPhotos, type OwnReview } from '#contract/marketplace/reviews.ts'
import { api } from '#web/api.ts'
import { uploadPhoto } from './upload-photos.ts'

export type DraftPhoto = { id: string; url: string; file?: File }

// A review's photos while it is written: those it has, and those that are still on this device.
export function useDraftPhotos(saved: OwnReview['photos']) {
  const [photos, setPhotos] = useState<DraftPhoto[]>(saved)
  const [removed, setRemoved] = useState<string[]>([])
  const urls = useRef<string[]>([])
  useEffect(() => () => urls.current.forEach((url) => URL.revokeObjectURL(url)), [])
  const room = mostReviewPhotos - photos.length

  return {
    photos,
    room,
    add(files: File[]) {
      const added = files.slice(0, room).map((file) => {
        const url = URL.createObjectURL(file)
        urls.current.push(url)
        return { id: url, url, file }
      })
      setPhotos([...photos, ...added])
    },
    remove({ id, file }: DraftPhoto) {
      setPhotos(photos.filter((photo) => photo.id !== id))
      if (!file) setRemoved([...removed, id])
    },
    // Uploaded photos are not sent again if another one fails.
    async send(reviewId: string) {
      for (const photoId of removed) {
        await api.reviews.removePhoto.send({ id: reviewId, photoId })
        setRemoved((ids) => ids.filter((id) => id !== photoId))
      }
      for (const { id, file } of photos) {
        if (!file) continue
        await uploadPhoto(reviewId, file)
        setPhotos((all) =>
          all.map((each) => (each.id === id ? { ...each, file: undefined } : each)),
        )
      }
    },
  }
}
