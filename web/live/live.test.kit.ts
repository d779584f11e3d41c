// The locks of a browser, as its tabs share them.
type Work = () => Promise<void>
type Options = { signal?: AbortSignal; steal?: boolean }

export function fakeLocks() {
  const line: { work: Work; resolve: () => void; reject: (error: Error) => void }[] = []
  let holder: (typeof line)[number] | undefined
  const next = () => {
    holder = line.shift()
    const mine = holder
    void mine?.work().then(() => {
      mine.resolve()
      if (holder === mine) next()
    })
  }
  return {
    request: (_: string, { signal, steal }: Options, work: Work) =>
      new Promise<void>((resolve, reject) => {
        const mine = { work, resolve, reject }
        signal?.addEventListener('abort', () => {
          const at = line.indexOf(mine)
          if (at >= 0) line.splice(at, 1)
          reject(new Error('aborted'))
        })
        if (steal) {
          holder?.reject(new DOMException('stolen', 'AbortError'))
          line.unshift(mine)
          next()
        } else {
          line.push(mine)
          if (!holder) next()
        }
      }),
  }
}
