import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '#contract/errors.ts'
import { coverPath } from '#contract/business/shop.ts'
import { api } from '#web/api.ts'
import { useSentence, useText } from '#web/language.tsx'
import { usePlace } from '#web/use-business.ts'
import { photoKinds, sendPicture, shrink } from '#web/send-picture.ts'
import { shopWords as words } from '#web/texts/business/shop.ts'
import { FileDrop } from '#web/ui/forms/file-drop.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { toast } from '#web/ui/overlays/toast.ts'

export function CoverPhoto({ coverUrl }: { coverUrl: string | null }) {
  const t = useText()
  const sentence = useSentence()
  const queries = useQueryClient()
  const place = usePlace()
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<string>()

  async function send(file: File) {
    setIsBusy(true)
    setError(undefined)
    try {
      await sendPicture(`${coverPath}/${place}`, await shrink(file))
      await queries.invalidateQueries({ queryKey: api.shop.read.key() })
      toast.success(t(words.coverSaved))
    } catch (failure) {
      setError(sentence(messageOf(failure)))
    }
    setIsBusy(false)
  }

  return (
    <div className="space-y-3">
      <h3 className="font-bold">{t(words.cover)}</h3>
      <Hint size="md">{t(words.coverText)}</Hint>
      {coverUrl && (
        <img
          src={coverUrl}
          alt={t(words.cover)}
          className="aspect-16/9 w-full max-w-lg rounded-lg border object-cover"
        />
      )}
      <FileDrop
        label={t(words.chooseCover)}
        accept={photoKinds}
        isBusy={isBusy}
        error={error}
        onFiles={([file]) => file && void send(file)}
      />
    </div>
  )
}
