// The body of one open response.
import { Readable } from 'node:stream'

export type Pipe = ReturnType<typeof openPipe>

// A reader that is further behind than this is disconnected.
const maxUnreadBytes = 256 * 1024
const lastWordsMs = 5000

export function openPipe() {
  const body = new Readable({ read() {} })
  let held: Buffer[] | undefined = []
  let isOver = false
  let whenOver = () => {}

  function write(chunk: Buffer) {
    if (isOver) return
    if (held) held.push(chunk)
    else body.push(chunk)
    if (body.readableLength > maxUnreadBytes) body.destroy()
  }

  // Starts the body: `first`, then everything written meanwhile.
  function open(first: Buffer[]) {
    const chunks = [...first, ...(held ?? [])]
    held = undefined
    for (const chunk of chunks) write(chunk)
  }

  function end(last: Buffer) {
    if (isOver) return
    body.push(last)
    body.push(null)
    over()
    setTimeout(() => body.destroy(), lastWordsMs).unref()
  }

  function over() {
    isOver = true
    whenOver()
  }

  body.once('close', () => isOver || over())

  return {
    body,
    write,
    open,
    end,
    onOver(callback: () => void) {
      whenOver = callback
    },
  }
}
