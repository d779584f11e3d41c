import { Camera, Trash2 } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import type { Profile } from '#contract/accounts/account.ts'
import { messageOf } from '#contract/errors.ts'
import { api } from '#web/api.ts'
import { useSentence, useText } from '#web/language.tsx'
import { photoKinds, refusalOfFile, sendPicture } from '#web/send-picture.ts'
import { profile as words } from '#web/texts/accounts/account.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { describe, FieldNotes } from '#web/ui/forms/field-frame.tsx'
import { Progress } from '#web/ui/states/progress.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { Block } from '#web/ui/settings-section.tsx'
import { useProfileChange } from './with-profile.tsx'

export function PhotoBlock({ profile }: { profile: Profile }) {
  const t = useText()
  const { send, file, preview, percent, error } = usePhoto()
  const isSending = percent !== undefined
  return (
    <Block title={t(words.photo)}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Avatar name={profile.name} src={preview ?? profile.photoUrl} size="xl" />
        <div className="min-w-0 flex-1 basis-56 space-y-2">
          <div className="flex flex-wrap gap-2">
            <PhotoInput
              hasPhoto={profile.photoUrl !== null}
              isBusy={isSending}
              onFile={send}
              error={error}
            />
            {profile.photoUrl && !isSending && <RemoveButton />}
          </div>
          {isSending && <Progress label={t(words.uploading)} value={percent} />}
          {error && file && (
            <Button variant="link" size="sm" onClick={() => send(file)}>
              {t(words.tryAgain)}
            </Button>
          )}
        </div>
      </div>
    </Block>
  )
}

type PhotoInputProps = {
  hasPhoto: boolean
  isBusy: boolean
  error: string | undefined
  onFile: (file: File) => void
}

function PhotoInput({ hasPhoto, isBusy, error, onFile }: PhotoInputProps) {
  const t = useText()
  const id = useId()
  const hint = t(words.photoHint)
  return (
    <div className="basis-full">
      <label
        className={buttonClass({
          variant: 'outline',
          className:
            'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring has-disabled:pointer-events-none has-disabled:opacity-55',
        })}
      >
        <Camera aria-hidden />
        {t(hasPhoto ? words.changePhoto : words.choosePhoto)}
        <input
          {...describe({ id, hint, error })}
          type="file"
          accept={photoKinds}
          disabled={isBusy}
          className="sr-only"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            target.value = ''
            if (file) onFile(file)
          }}
        />
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}

function RemoveButton() {
  const t = useText()
  const sentence = useSentence()
  const change = useProfileChange()
  const [isBusy, setIsBusy] = useState(false)

  async function remove() {
    setIsBusy(true)
    try {
      await api.account.removePhoto.send()
      change({ photoUrl: null })
      toast.success(t(words.photoRemoved))
    } catch (error) {
      toast.error(sentence(messageOf(error)))
      setIsBusy(false)
    }
  }

  return (
    <Button variant="ghost" busy={isBusy} onClick={remove}>
      {!isBusy && <Trash2 aria-hidden />}
      {t(words.removePhoto)}
    </Button>
  )
}

// The picture is shown from the file while it is on its way, and stays when it did not arrive.
function usePhoto() {
  const t = useText()
  const sentence = useSentence()
  const change = useProfileChange()
  const [chosen, setChosen] = useState<{ file: File; url: string }>()
  const [percent, setPercent] = useState<number>()
  const [error, setError] = useState<string>()
  useEffect(() => () => URL.revokeObjectURL(chosen?.url ?? ''), [chosen])

  async function send(file: File) {
    const refusal = refusalOfFile(file)
    setError(refusal ? sentence(refusal.message) : undefined)
    if (refusal) return setChosen(undefined)
    setChosen({ file, url: URL.createObjectURL(file) })
    setPercent(0)
    try {
      change(await sendPicture<{ photoUrl: string }>('/api/account/photo', file, setPercent))
      setChosen(undefined)
      toast.success(t(words.photoSaved))
    } catch (failure) {
      setError(sentence(messageOf(failure)))
    }
    setPercent(undefined)
  }

  return { send, file: chosen?.file, preview: chosen?.url, percent, error }
}
