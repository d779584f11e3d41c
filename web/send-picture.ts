// How a picture gets from a device to the server.
import { AppError, isRefusal } from '#contract/errors.ts'

export const photoKinds = 'image/jpeg,image/png,image/webp'
const mostBytes = 8 * 1024 * 1024

// Checks that need no upload; the server has the last word.
export function refusalOfFile({ type, size }: File) {
  if (!photoKinds.split(',').includes(type)) return new AppError('NOT_A_PICTURE')
  return size > mostBytes ? new AppError('TOO_LARGE') : null
}

// By XMLHttpRequest, because fetch does not say how far an upload has come.
export function sendPicture<Answer>(
  url: string,
  file: Blob,
  onProgress: (percent: number) => void = () => {},
) {
  return new Promise<Answer>((resolve, reject) => {
    const form = new FormData()
    form.set('photo', file)
    const request = new XMLHttpRequest()
    request.open('POST', url)
    // The header no other site can send (server/http/security.ts).
    request.setRequestHeader('x-kempt', '1')
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgress((loaded / total) * 100)
    request.onerror = () => reject(new AppError('UNREACHABLE'))
    request.onload = () => {
      const answer: unknown = request.response
      if (request.status === 200) resolve(answer as Answer)
      else reject(new AppError(isRefusal(answer) ? answer.code : 'INTERNAL'))
    }
    request.send(form)
  })
}

const heavyBytes = 3 * 1024 * 1024
const longestSide = 2400

// A photo of a new phone is far larger than any screen: it is made smaller before it is sent, where
// the browser can. What it cannot read goes as it is, and the server says what is wrong with it.
export async function shrink(file: File): Promise<Blob> {
  if (file.size <= heavyBytes || !('OffscreenCanvas' in window)) return file
  try {
    const picture = await createImageBitmap(file)
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
    const canvas = new OffscreenCanvas(picture.width * scale, picture.height * scale)
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    return await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })
  } catch {
    return file
  }
}
