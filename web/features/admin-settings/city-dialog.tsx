import { useQueryClient } from '@tanstack/react-query'
import { cityForm, type AdminCity, type CityForm } from '#contract/admin/settings/cities.ts'
import { isRefusal } from '#contract/errors.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { cityWords as words } from '#web/texts/admin/settings/cities.ts'
import { settingsWords } from '#web/texts/admin/settings/settings.ts'
import { Switch } from '#web/ui/forms/form-choices.tsx'
import { Choice } from '#web/ui/forms/form-fields.tsx'
import { Field, Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { useCityCounts } from './city-counts.ts'
import { differences } from './describe.ts'
import { timeZonesFor } from './time-zones.ts'
import { useConfirmed } from './use-confirmed.tsx'

type CityDialogProps = { city: AdminCity | undefined; onClose: () => void }

const blank = { name: '', state: '', timeZone: '', isActive: false }

// Adds a city, or changes one. Closed at first, until its barbers are there.
export function CityDialog({ city, onClose }: CityDialogProps) {
  const t = useText()
  const { ask, dialog, save } = useSaving(city)
  return (
    <Dialog
      open
      size="md"
      title={city ? t(words.title, { name: city.name }) : t(words.add)}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Form
        schema={cityForm}
        initial={city ? valuesOf(city) : blank}
        onSubmit={async (form) => {
          const question = ask(form)
          if (!question) return void toast.info(t(settingsWords.same))
          const reason = await question
          if (reason === null) return
          await save(form, reason)
          onClose()
        }}
      >
        <div className="grid grid-cols-[1fr_6rem] gap-4">
          <Field name="name" label={t(words.name)} autoComplete="off" />
          <Field name="state" label={t(words.state)} maxLength={2} autoComplete="off" />
        </div>
        <div className="grid grid-cols-2 gap-4">
          <Field name="latitude" type="number" step="any" label={t(words.latitude)} />
          <Field
            name="longitude"
            type="number"
            step="any"
            label={t(words.longitude)}
            hint={t(words.centerHint)}
          />
        </div>
        <Choice
          name="timeZone"
          label={t(words.timeZone)}
          hint={t(words.timeZoneHint)}
          options={timeZonesFor(city?.timeZone)}
        />
        <Switch name="isActive" label={t(words.isActive)} hint={t(words.isActiveHint)} />
        <SubmitButton wide size="lg" busy={t(settingsWords.saving)}>
          {t(city ? settingsWords.save : words.add)}
        </SubmitButton>
      </Form>
      {dialog}
    </Dialog>
  )
}

function useSaving(city: AdminCity | undefined) {
  const t = useText()
  const queries = useQueryClient()
  const { ask, dialog } = useConfirmed()
  const counts = useCityCounts(city ?? { barbers: 0, upcoming: 0 })
  const before = city ? valuesOf(city) : blank

  function consequence({ isActive }: CityForm) {
    if (isActive === before.isActive) return t(settingsWords.confirmText)
    return t(isActive ? words.opening : words.closing, counts)
  }

  async function send(form: CityForm, reason: string) {
    if (city)
      await api.adminCities.save.send({ ...form, id: city.id, version: city.version, reason })
    else await api.adminCities.create.send({ ...form, reason })
  }

  return {
    dialog,
    // Undefined when nothing has changed.
    ask(form: CityForm) {
      const changes = differences(before, form, t)
      if (changes.length === 0) return undefined
      const title = city ? undefined : t(words.addTitle)
      return ask({ changes, text: consequence(form), ...(title && { title }) })
    },
    async save(form: CityForm, reason: string) {
      const refresh = async () => {
        await queries.invalidateQueries({ queryKey: ['adminCities'] })
        await queries.invalidateQueries({ queryKey: ['adminSettings'] })
      }
      try {
        await send(form, reason)
      } catch (error) {
        if (isRefusal(error) && error.code === 'SETTINGS_CHANGED') await refresh()
        throw error
      }
      toast.success(t(city ? words.saved : words.added, { name: form.name }))
      await refresh()
    },
  }
}

function valuesOf({ name, state, latitude, longitude, timeZone, isActive }: AdminCity): CityForm {
  return { name, state, latitude, longitude, timeZone, isActive }
}
