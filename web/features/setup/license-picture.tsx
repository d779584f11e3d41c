import { useEffect, useState } from 'react'
import { messageOf } from '#contract/errors.ts'
import { useSentence, useText } from '#web/language.tsx'
import { photoKinds, sendPicture, shrink } from '#web/send-picture.ts'
import { setupWords as words } from '#web/texts/business/setup.ts'
import { FileDrop } from '#web/ui/forms/file-drop.tsx'
import { toast } from '#web/ui/overlays/toast.ts'

type LicensePictureProps<Answer> = {
  label: string
  // Where it goes, and what is there now.
  url: string
  picture: string | null
  onSent: (answer: Answer) => void
}

export function LicensePicture<Answer>(props: LicensePictureProps<Answer>) {
  const { label, url, picture, onSent } = props
  const t = useText()
  const sentence = useSentence()
  const [chosen, setChosen] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<string>()
  useEffect(() => () => URL.revokeObjectURL(chosen ?? ''), [chosen])

  async function send(file: File) {
    setChosen(URL.createObjectURL(file))
    setIsBusy(true)
    setError(undefined)
    try {
      onSent(await sendPicture<Answer>(url, await shrink(file)))
      toast.success(t(words.pictureSaved))
    } catch (failure) {
      setError(sentence(messageOf(failure)))
    }
    setChosen(undefined)
    setIsBusy(false)
  }

  const shown = chosen ?? picture
  return (
    <div className="space-y-3">
      <p className="text-md font-semibold">{label}</p>
      {shown && (
        <img
          src={shown}
          alt={label}
          className="max-h-64 w-full rounded-lg border bg-secondary object-contain"
        />
      )}
      <FileDrop
        label={t(shown ? words.changePicture : words.licensePicture)}
        hint={t(words.pictureHint)}
        accept={photoKinds}
        isBusy={isBusy}
        error={error}
        onFiles={([file]) => file && void send(file)}
      />
    </div>
  )
}
