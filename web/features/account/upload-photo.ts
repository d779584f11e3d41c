import { AppError, isRefusal } from '#contract/errors.ts'

export const photoKinds = 'image/jpeg,image/png,image/webp'
const mostBytes = 8 * 1024 * 1024

// What can be told without sending it; the server decides.
export function refusalOfFile({ type, size }: File) {
  if (!photoKinds.split(',').includes(type)) return new AppError('NOT_A_PICTURE')
  return size > mostBytes ? new AppError('TOO_LARGE') : null
}

// By XMLHttpRequest, because fetch does not say how far an upload has come.
export function uploadPhoto(file: File, onProgress: (percent: number) => void) {
  return new Promise<string>((resolve, reject) => {
    const form = new FormData()
    form.set('photo', file)
    const request = new XMLHttpRequest()
    request.open('POST', '/api/account/photo')
    // The header no other site can send (server/security.ts).
    request.setRequestHeader('x-kempt', '1')
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgress((loaded / total) * 100)
    request.onerror = () => reject(new AppError('UNREACHABLE'))
    request.onload = () => {
      const answer: unknown = request.response
      if (request.status === 200) resolve((answer as { photoUrl: string }).photoUrl)
      else reject(new AppError(isRefusal(answer) ? answer.code : 'INTERNAL'))
    }
    request.send(form)
  })
}
