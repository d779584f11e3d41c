import { Download } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import * as z from 'zod'
import { deactivateForm, deleteForm } from '#contract/accounts/account.ts'
import { messageOf } from '#contract/errors.ts'
import type { Text } from '#contract/language.ts'
import { api } from '#web/api.ts'
import { useSentence, useText } from '#web/language.tsx'
import { setSession } from '#web/session.tsx'
import { account, yourData } from '#web/texts/accounts/account.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { PasswordField, TextArea } from '#web/ui/forms/form-fields.tsx'
import { Field, Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { download as downloadFile } from '#web/files/download.ts'
import { Going } from './going.tsx'
import { OwnWish } from './own-wish.tsx'
import { Block } from '#web/ui/settings-section.tsx'

export function DataSection() {
  const t = useText()
  return (
    <>
      <OwnWish />
      <DownloadBlock />
      <Block
        title={t(yourData.deactivate)}
        text={t(yourData.deactivateText)}
        action={<Deactivate />}
      />
      <Block title={t(yourData.remove)} text={t(yourData.removeText)} action={<Remove />} />
    </>
  )
}

function DownloadBlock() {
  const t = useText()
  const sentence = useSentence()
  const [isBusy, setIsBusy] = useState(false)

  async function download() {
    setIsBusy(true)
    await downloadFile('/api/account/export', 'kempt-my-data.zip').then(
      () => toast.success(t(yourData.downloaded)),
      (error: unknown) => toast.error(sentence(messageOf(error))),
    )
    setIsBusy(false)
  }

  return (
    <Block
      title={t(yourData.download)}
      text={t(yourData.downloadText)}
      action={
        <Button variant="outline" busy={isBusy && t(yourData.preparing)} onClick={download}>
          <Download aria-hidden />
          {t(yourData.downloadButton)}
        </Button>
      }
    />
  )
}

function Deactivate() {
  const t = useText()
  const leave = useLeaving()
  return (
    <Dialog
      title={t(yourData.deactivateTitle)}
      trigger={<Button variant="outline">{t(yourData.deactivate)}</Button>}
    >
      <Facts facts={yourData.deactivateFacts} />
      <Going />
      <Form
        schema={deactivateForm}
        initial={{ reason: '', password: '', cancelsAppointments: true }}
        onSubmit={async (values) => {
          await api.account.deactivate.send(values)
          await leave(yourData.deactivated, yourData.deactivatedText)
        }}
      >
        <TextArea name="reason" label={t(yourData.reason)} rows={3} limit={500} isOptional />
        <OwnPassword />
        <SubmitButton wide variant="destructive" busy={t(yourData.deactivating)}>
          {t(yourData.deactivate)}
        </SubmitButton>
      </Form>
    </Dialog>
  )
}

function Remove() {
  const t = useText()
  const leave = useLeaving()
  const word = t(yourData.word)
  const typed = z
    .string()
    .trim()
    .refine((text) => text.toUpperCase() === word, t(yourData.wordMissing, { word }))
  return (
    <Dialog
      title={t(yourData.removeTitle)}
      trigger={<Button variant="destructive">{t(yourData.remove)}</Button>}
    >
      <Facts facts={yourData.removeFacts} />
      <Going isForGood />
      <Form
        schema={deleteForm.extend({ word: typed })}
        initial={{ password: '', word: '', cancelsAppointments: true }}
        onSubmit={async ({ password, cancelsAppointments }) => {
          await api.account.remove.send({ password, cancelsAppointments })
          await leave(yourData.removed, yourData.removedText)
        }}
      >
        <OwnPassword />
        <Field
          name="word"
          label={t(yourData.typeWord, { word })}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <SubmitButton wide variant="destructive" busy={t(yourData.removing)}>
          {t(yourData.removeButton)}
        </SubmitButton>
      </Form>
    </Dialog>
  )
}

function OwnPassword(): ReactNode {
  const t = useText()
  return (
    <PasswordField
      name="password"
      label={t(account.currentPassword)}
      autoComplete="current-password"
    />
  )
}

function Facts({ facts }: { facts: Text[] }) {
  const t = useText()
  return (
    <ul className="mb-5 list-disc space-y-1 pl-5 text-md text-muted-foreground">
      {facts.map((fact) => (
        <li key={fact.en}>{t(fact)}</li>
      ))}
    </ul>
  )
}

// Signing out makes the gate redirect to the sign-in page. That happens first, and the front page
// then replaces it.
function useLeaving() {
  const t = useText()
  const navigate = useNavigate()
  return async (title: Text, text: Text) => {
    setSession(null, 'SIGNED_OUT')
    await new Promise((resolve) => setTimeout(resolve))
    await navigate('/', { replace: true })
    toast.success(t(title), { description: t(text) })
  }
}
