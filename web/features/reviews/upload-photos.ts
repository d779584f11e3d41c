import { AppError, isRefusal } from '#contract/errors.ts'
import { photosPath } from '#contract/marketplace/reviews.ts'

export const photoKinds = 'image/jpeg,image/png,image/webp'
export const mostPhotoBytes = 8 * 1024 * 1024

export async function uploadPhoto(reviewId: string, file: File) {
  const body = new FormData()
  body.set('photo', file)
  // The header no other site can send (server/http/security.ts).
  const headers = { 'x-kempt': '1' }
  const response = await fetch(photosPath(reviewId), { method: 'POST', headers, body }).catch(
    () => {
      throw new AppError('UNREACHABLE')
    },
  )
  if (response.ok) return
  const answer: unknown = await response.json().catch(() => null)
  throw new AppError(isRefusal(answer) ? answer.code : 'INTERNAL')
}
