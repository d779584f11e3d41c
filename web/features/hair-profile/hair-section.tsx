import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  hairForm,
  hairPhotoPath,
  mostAllergies,
  mostHairNotes,
  type Hair,
} from '#contract/accounts/hair-profile.ts'
import { hairShownDays } from '#contract/limits.ts'
import { messageOf } from '#contract/errors.ts'
import { Camera, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { api } from '#web/api.ts'
import { Block } from '#web/ui/settings-section.tsx'
import { useSentence, useText } from '#web/language.tsx'
import { photoKinds, refusalOfFile, sendPicture } from '#web/send-picture.ts'
import { hairWords as words } from '#web/texts/accounts/hair-profile.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { describe, FieldNotes } from '#web/ui/forms/field-frame.tsx'
import { TextArea } from '#web/ui/forms/form-fields.tsx'
import { Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { Progress } from '#web/ui/states/progress.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import { toast } from '#web/ui/overlays/toast.ts'

const query = api.hairProfile.read.query()

export function HairSection() {
  const t = useText()
  const hair = useQuery(query)
  return (
    <Loaded query={hair} loading={<SkeletonText lines={5} />}>
      {(data) => (
        <>
          <Block title={t(words.title)} text={t(words.text, { days: hairShownDays })}>
            <Notes hair={data} />
          </Block>
          <Block title={t(words.photo)}>
            <Photo hair={data} />
          </Block>
        </>
      )}
    </Loaded>
  )
}

function useHairChange() {
  const queries = useQueryClient()
  return (change: Partial<Hair>) =>
    queries.setQueryData<Hair>(query.queryKey, (hair) => hair && { ...hair, ...change })
}

function Notes({ hair: { notes, allergies } }: { hair: Hair }) {
  const t = useText()
  const change = useHairChange()
  return (
    <Form
      schema={hairForm}
      initial={{ notes, allergies }}
      onSubmit={async (values) => {
        change(await api.hairProfile.save.send(values))
        toast.success(t(words.saved))
      }}
    >
      <TextArea
        name="notes"
        label={t(words.notes)}
        placeholder={t(words.notesHint)}
        limit={mostHairNotes}
        isOptional
      />
      <TextArea
        name="allergies"
        label={t(words.allergies)}
        placeholder={t(words.allergiesHint)}
        limit={mostAllergies}
        isOptional
      />
      <SubmitButton busy={t(words.saving)}>{t(words.save)}</SubmitButton>
    </Form>
  )
}

function Photo({ hair: { photo } }: { hair: Hair }) {
  const t = useText()
  const sentence = useSentence()
  const change = useHairChange()
  const id = useId()
  const [percent, setPercent] = useState<number>()
  const [error, setError] = useState<string>()

  async function send(file: File) {
    const refusal = refusalOfFile(file)
    setError(refusal ? sentence(refusal.message) : undefined)
    if (refusal) return
    setPercent(0)
    try {
      change(await sendPicture<Hair>(hairPhotoPath, file, setPercent))
      toast.success(t(words.photoSaved))
    } catch (failure) {
      setError(sentence(messageOf(failure)))
    }
    setPercent(undefined)
  }

  async function remove() {
    try {
      await api.hairProfile.removePhoto.send()
      change({ photo: null })
      toast.success(t(words.photoRemoved))
    } catch (failure) {
      toast.error(sentence(messageOf(failure)))
    }
  }

  const hint = t(words.photoHint)
  return (
    <div className="space-y-3">
      {photo && (
        <img
          src={photo}
          alt={t(words.photoAlt)}
          className="max-h-64 w-auto max-w-full rounded-lg bg-secondary"
        />
      )}
      <div className="flex flex-wrap gap-2">
        <label
          className={buttonClass({
            variant: 'outline',
            className:
              'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring has-disabled:pointer-events-none has-disabled:opacity-55',
          })}
        >
          <Camera aria-hidden />
          {t(photo ? words.change : words.choose)}
          <input
            {...describe({ id, hint, error })}
            type="file"
            accept={photoKinds}
            disabled={percent !== undefined}
            className="sr-only"
            onChange={({ target }) => {
              const [file] = target.files ?? []
              target.value = ''
              if (file) void send(file)
            }}
          />
        </label>
        {photo && (
          <Button variant="ghost" onClick={() => void remove()}>
            <Trash2 aria-hidden />
            {t(words.remove)}
          </Button>
        )}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
      {percent !== undefined && <Progress label={t(words.uploading)} value={percent} />}
    </div>
  )
}
