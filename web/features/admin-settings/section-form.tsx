import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, type ReactNode } from 'react'
import { useFormContext, type DefaultValues, type FieldValues } from 'react-hook-form'
import type * as z from 'zod'
import type { SectionName, SettingsEffect } from '#contract/admin/settings/settings.ts'
import { isRefusal } from '#contract/errors.ts'
import { useText } from '#web/language.tsx'
import { useMay } from '#web/rights/use-permissions.ts'
import { sectionWords, settingsWords as words } from '#web/texts/admin/settings/settings.ts'
import { Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { differences, type Values } from './describe.ts'
import { HistoryButton } from './history.tsx'
import { useConfirmed } from './use-confirmed.tsx'

export type Order = { version: number; reason: string }

type SectionFormProps<In extends FieldValues, Out extends { values: Values }> = {
  section: SectionName
  schema: z.ZodType<Out, In>
  initial: DefaultValues<In>
  stored: { version: number; values: Values }
  send: (given: Out, order: Order) => Promise<unknown>
  confirmText?: string
  // How much the change touches.
  preview?: (given: Out) => Promise<readonly SettingsEffect[]>
  children: ReactNode
}

// Another administrator may save the section meanwhile: fields that were not touched follow, what was
// typed stays, and the next confirmation compares it with the new values.
export function SectionForm<In extends FieldValues, Out extends { values: Values }>(
  props: SectionFormProps<In, Out>,
) {
  const { section, schema, initial, stored, send, children } = props
  const t = useText()
  const may = useMay()
  const queries = useQueryClient()
  const { ask, forget, dialog } = useConfirmed()
  const refresh = () => queries.invalidateQueries({ queryKey: ['adminSettings'] })
  return (
    <>
      <Form
        schema={schema}
        initial={initial}
        onSubmit={async (given) => {
          const changes = differences(stored.values, given.values, t)
          if (changes.length === 0) return void toast.info(t(words.same))
          const effects = await props.preview?.(given)
          const text = props.confirmText ?? t(words.confirmText)
          const reason = await ask({ changes, text, ...(effects && { effects }) })
          if (reason === null) return
          try {
            await send(given, { version: stored.version, reason })
          } catch (error) {
            if (isRefusal(error) && error.code === 'SETTINGS_CHANGED') await refresh()
            throw error
          }
          forget()
          toast.success(t(words.saved))
          await refresh()
        }}
      >
        <KeepUp version={stored.version} initial={initial} />
        <fieldset disabled={!may('settings.write')} className="min-w-0 space-y-4">
          {children}
        </fieldset>
        <div className="flex flex-wrap gap-2.5 pt-1">
          {may('settings.write') && (
            <SubmitButton busy={t(words.saving)}>{t(words.save)}</SubmitButton>
          )}
          <HistoryButton
            subject={section}
            name={t(sectionWords[section].title)}
            version={stored.version}
          />
        </div>
      </Form>
      {dialog}
    </>
  )
}

type KeepUpProps<In extends FieldValues> = { version: number; initial: DefaultValues<In> }

function KeepUp<In extends FieldValues>({ version, initial }: KeepUpProps<In>) {
  const { reset, getValues } = useFormContext<In>()
  const seen = useRef(version)
  useEffect(() => {
    if (seen.current === version) return
    seen.current = version
    // After one's own save nothing counts as typed any more, so the next version is taken over.
    const isSaved = JSON.stringify(getValues()) === JSON.stringify(initial)
    reset(initial, { keepDirtyValues: !isSaved, keepErrors: true })
  }, [version, initial, reset, getValues])
  return null
}
