import { useEffect, useRef, useState } from 'react'
import { useText } from '#web/language.tsx'
import { onLive } from '#web/live/live.ts'
import { listWords as words } from '#web/texts/admin/list.ts'
import { Button } from '#web/ui/button.tsx'

const pauseMs = 3000

type NewRowsProps = {
  // The rows on the screen.
  shown: readonly string[]
  fetchFirst: () => Promise<readonly { id: string | number }[]>
  onShow: () => void
}

// Says that there are rows which are not on the screen yet, instead of moving those that are.
export function NewRows({ shown, fetchFirst, onShow }: NewRowsProps) {
  const t = useText()
  const [found, setFound] = useState<readonly string[]>([])
  // A row that someone has decided about leaves the screen, and is not new when it is found once more.
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set(shown))
  if (shown.some((id) => !seen.has(id))) setSeen(new Set([...seen, ...shown]))
  const fetch = useRef(fetchFirst)
  useEffect(() => {
    fetch.current = fetchFirst
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        // Without an answer the next event asks again.
        fetch.current().then(
          (rows) => setFound(rows.map(({ id }) => String(id))),
          () => {},
        )
      }, pauseMs)
    }
    const leave = [onLive('platform', look), onLive('ready', look)]
    return () => {
      clearTimeout(timer)
      leave.forEach((each) => each())
    }
  }, [])
  const count = found.filter((id) => !seen.has(id)).length
  return (
    <div role="status">
      {count > 0 && (
        <Button
          variant="secondary"
          size="sm"
          wide
          className="mb-3"
          onClick={() => {
            setFound([])
            onShow()
          }}
        >
          {t(count === 1 ? words.newOne : words.newMany, { count })}
        </Button>
      )}
    </div>
  )
}
