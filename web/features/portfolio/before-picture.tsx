import { useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { messageOf } from '#contract/errors.ts'
import { beforePath, type OwnItem } from '#contract/business/portfolio.ts'
import type { Place } from '#contract/business/team-rights.ts'
import { api } from '#web/api.ts'
import { useSentence, useText } from '#web/language.tsx'
import { photoKinds, sendPicture, shrink } from '#web/send-picture.ts'
import { portfolioWords as words } from '#web/texts/business/portfolio.ts'
import { buttonClass, IconButton } from '#web/ui/button.tsx'
import { FieldNotes } from '#web/ui/forms/field-frame.tsx'
import { Image } from '#web/ui/image.tsx'
import { Progress } from '#web/ui/states/progress.tsx'

type BeforePictureProps = { item: OwnItem; place: Place; number: number }

// How it looked before the cut: visitors compare the two with a slider.
export function BeforePicture({ item, place, number }: BeforePictureProps) {
  const t = useText()
  const id = useId()
  const { percent, error, send, remove } = useBefore(item, place)
  if (percent !== undefined)
    return <Progress label={t(words.sending, { name: t(words.before) })} value={percent} />
  if (item.beforeImageUrl)
    return (
      <div className="relative">
        <Image
          src={item.beforeImageUrl}
          alt={t(words.beforeAlt, { number })}
          width={4}
          height={5}
          sizes="112px"
          className="aspect-4/5 w-full rounded-md"
        />
        <span className="absolute bottom-1 left-1 rounded-full bg-ink/90 px-2 text-xs font-semibold text-ink-foreground">
          {t(words.before)}
        </span>
        <IconButton
          label={t(words.removeBefore, { number })}
          variant="secondary"
          className="thumb absolute! top-1 right-1 size-8! shadow-card"
          onClick={remove}
        >
          <X aria-hidden />
        </IconButton>
        <FieldNotes id={id} error={error} />
      </div>
    )
  return (
    <div>
      <label
        className={buttonClass({
          variant: 'outline',
          size: 'sm',
          wide: true,
          className:
            'cursor-pointer px-1.5! has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring',
        })}
      >
        <span aria-hidden>{t(words.addBefore)}</span>
        <input
          type="file"
          accept={photoKinds}
          aria-label={t(words.addBeforeOf, { number })}
          className="sr-only"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            target.value = ''
            if (file) void send(file)
          }}
        />
      </label>
      <FieldNotes id={id} error={error} />
    </div>
  )
}

function useBefore({ id }: OwnItem, place: Place) {
  const sentence = useSentence()
  const queries = useQueryClient()
  const [percent, setPercent] = useState<number>()
  const [error, setError] = useState<string>()

  async function change(work: () => Promise<unknown>) {
    setError(undefined)
    try {
      await work()
      await queries.invalidateQueries({ queryKey: api.portfolio.own.key() })
    } catch (failure) {
      setError(sentence(messageOf(failure)))
    }
    setPercent(undefined)
  }

  return {
    percent,
    error,
    send: (file: File) =>
      change(async () => {
        setPercent(0)
        await sendPicture(`${beforePath(id)}?place=${place}`, await shrink(file), setPercent)
      }),
    remove: () => change(() => api.portfolio.removeBefore.send({ place, id })),
  }
}
