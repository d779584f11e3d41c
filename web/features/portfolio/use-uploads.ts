import { useEffect, useRef, useState } from 'react'
import { AppError, messageOf } from '#contract/errors.ts'
import { portfolioPath } from '#contract/business/portfolio.ts'
import type { Place } from '#contract/business/team-rights.ts'
import { photoKinds, sendPicture, shrink } from '#web/send-picture.ts'

export type Upload = {
  id: string
  name: string
  preview: string
  file: File
  position: number
  // Not set while it waits for its turn.
  percent?: number
  error?: string
}

// More at once would leave nothing for the rest of the page.
const mostAtOnce = 2

type Options = { place: Place; nextPosition: number; onArrival: () => Promise<unknown> }

// Pictures on their way. Each has its place from the start, so it does not matter which comes first.
export function useUploads({ place, nextPosition, onArrival }: Options) {
  const [uploads, setUploads] = useState<Upload[]>([])
  const urls = useRef<string[]>([])
  const next = useRef(0)
  useEffect(() => () => urls.current.forEach((url) => URL.revokeObjectURL(url)), [])

  const change = (id: string, changes: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.id === id ? { ...each, ...changes } : each)))
  const forget = (id: string) => setUploads((all) => all.filter((each) => each.id !== id))

  const queue = useQueue(async ({ id, file, position }: Upload) => {
    change(id, { percent: 0, error: undefined })
    try {
      if (!photoKinds.split(',').includes(file.type)) throw new AppError('NOT_A_PICTURE')
      const url = `${portfolioPath}?${new URLSearchParams({ place, position: String(position) })}`
      await sendPicture(url, await shrink(file), (percent) => change(id, { percent }))
      await onArrival()
      forget(id)
    } catch (error) {
      change(id, { percent: undefined, error: messageOf(error) })
    }
  })

  return {
    uploads,
    forget,
    retry(upload: Upload) {
      change(upload.id, { error: undefined })
      queue([upload])
    },
    add(files: File[]) {
      next.current = Math.max(next.current, nextPosition)
      const added = files.map((file) => {
        const preview = URL.createObjectURL(file)
        urls.current.push(preview)
        return { id: preview, name: file.name, preview, file, position: next.current++ }
      })
      setUploads((all) => [...all, ...added])
      queue(added)
    },
  }
}

// In the order they came, a few at once.
function useQueue(work: (upload: Upload) => Promise<void>) {
  const waiting = useRef<Upload[]>([])
  const active = useRef(0)

  async function pump() {
    const upload = active.current < mostAtOnce ? waiting.current.shift() : undefined
    if (!upload) return
    active.current++
    await work(upload)
    active.current--
    void pump()
  }

  return (uploads: Upload[]) => {
    waiting.current.push(...uploads)
    for (const _ of uploads) void pump()
  }
}
