import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { messageOf } from '#contract/errors.ts'
import { licenseForm, type Employment } from '#contract/business/employment.ts'
import { licenseTypes } from '#contract/business/listing.ts'
import { licensePhotoPath } from '#contract/business/team.ts'
import { api } from '#web/api.ts'
import { refreshTeam } from '#web/features/team/use-live-team.ts'
import { useSentence, useText } from '#web/language.tsx'
import { photoKinds, refusalOfFile, sendPicture, shrink } from '#web/send-picture.ts'
import { licenseWords as words } from '#web/texts/business/employment.ts'
import { FileDrop } from '#web/ui/forms/file-drop.tsx'
import { Choice } from '#web/ui/forms/form-fields.tsx'
import { Field, Form } from '#web/ui/forms/form.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { toast } from '#web/ui/overlays/toast.ts'

type LicenseFormProps = { own: Employment; onSaved: () => unknown; children: ReactNode }

export function LicenseForm({ own, onSaved, children }: LicenseFormProps) {
  const t = useText()
  const queries = useQueryClient()
  const { number, type, expiresOn, state } = own.license
  const known = licenseTypes.find((each) => each === type)
  return (
    <div className="space-y-5">
      {state === 'checked' && <Notice>{t(words.recheck)}</Notice>}
      <LicensePhoto own={own} />
      <Form
        schema={licenseForm}
        initial={{ number: number ?? '', type: known, expiresOn: expiresOn ?? '' }}
        onSubmit={async (values) => {
          await api.employment.saveLicense.send(values)
          await refreshTeam(queries)
          await onSaved()
        }}
      >
        <Field name="number" label={t(words.number)} autoComplete="off" spellCheck={false} />
        <Choice
          name="type"
          label={t(words.type)}
          options={licenseTypes.map((each) => [each, t(words.types[each])] as const)}
        />
        <Field name="expiresOn" type="date" label={t(words.expiresOn)} />
        {children}
      </Form>
    </div>
  )
}

// Kept as soon as it is chosen.
function LicensePhoto({ own }: { own: Employment }) {
  const t = useText()
  const sentence = useSentence()
  const queries = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [version, setVersion] = useState(0)

  async function send([file]: File[]) {
    if (!file) return
    setError(undefined)
    setIsBusy(true)
    try {
      const refusal = refusalOfFile(file)
      if (refusal?.code === 'NOT_A_PICTURE') throw refusal
      await sendPicture('/api/employment/license-photo', await shrink(file))
      toast.success(t(words.photoSaved))
      setVersion((last) => last + 1)
      await refreshTeam(queries)
    } catch (failure) {
      setError(sentence(messageOf(failure)))
    }
    setIsBusy(false)
  }
  return (
    <div className="space-y-3">
      {own.license.hasPhoto && (
        <img
          src={`${licensePhotoPath(own.id)}?v=${version}`}
          alt={t(words.photoAlt)}
          className="max-h-52 rounded-md border bg-muted object-contain"
        />
      )}
      <FileDrop
        label={t(words.photo)}
        hint={t(own.license.hasPhoto ? words.photoThere : words.photoHint)}
        accept={photoKinds}
        isBusy={isBusy}
        error={error}
        onFiles={(files) => void send(files)}
      />
    </div>
  )
}
