import { LocateFixed } from 'lucide-react'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { messageOf } from '#contract/errors.ts'
import type { Spot } from '#contract/business/setup.ts'
import { api } from '#web/api.ts'
import { PinMap } from '#web/features/map/pin-map.tsx'
import { useSentence, useText } from '#web/language.tsx'
import { useCity, useHome } from '#web/use-city.ts'
import { setupWords as words } from '#web/texts/business/setup.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldNotes } from '#web/ui/forms/field-frame.tsx'
import { Field, useField } from '#web/ui/forms/form.tsx'
import { Hint } from '#web/ui/hint.tsx'

// An address, and the pin that says where exactly it is: fields address, latitude and longitude.
export function PinField() {
  const t = useText()
  const sentence = useSentence()
  const city = useCity() ?? ''
  const { state } = useHome()
  const { setValue, getValues } = useFormContext()
  const latitude: unknown = useWatch({ name: 'latitude' })
  const longitude: unknown = useWatch({ name: 'longitude' })
  const { id, error } = useField('latitude')
  const [found, setFound] = useState<Spot>()
  const [failure, setFailure] = useState<unknown>()
  const [isBusy, setIsBusy] = useState(false)
  const spot =
    typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null

  function put(latitude: number, longitude: number) {
    const options = { shouldDirty: true, shouldValidate: error !== undefined }
    setValue('latitude', rounded(latitude), options)
    setValue('longitude', rounded(longitude), options)
  }

  async function find() {
    setIsBusy(true)
    setFailure(undefined)
    try {
      const place = await api.setup.locate.send({ address: String(getValues('address') ?? '') })
      setFound(place)
      if (place.kind !== 'city' || !spot) put(place.latitude, place.longitude)
    } catch (error) {
      setFailure(error)
    }
    setIsBusy(false)
  }

  function findFirst() {
    if (!spot && String(getValues('address') ?? '').trim().length >= 8) void find()
  }

  return (
    <div className="space-y-4">
      <Field
        name="address"
        label={t(words.address)}
        placeholder={t(words.addressPlaceholder, { city, state })}
        autoComplete="street-address"
        onBlurCapture={findFirst}
      />
      <div>
        <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
          <p className="text-md font-semibold">{t(words.pin)}</p>
          <Button variant="outline" size="sm" busy={isBusy} onClick={() => void find()}>
            {!isBusy && <LocateFixed aria-hidden />}
            {t(words.findAddress)}
          </Button>
        </div>
        <PinMap spot={spot} label={t(words.pin)} pinLabel={pinWords(spot, t)} onMove={put} />
        <Hint role="status" className="mt-1.5">
          {failure !== undefined
            ? sentence(messageOf(failure))
            : found && t(found.kind === 'city' ? words.notFound : words.foundBy, found)}
        </Hint>
        <FieldNotes id={id} hint={t(words.pinHint)} error={error} />
      </div>
    </div>
  )
}

type Pin = { latitude: number; longitude: number } | null

function pinWords(spot: Pin, t: ReturnType<typeof useText>) {
  return spot ? t(words.pinAt, spot) : t(words.noPin)
}

// Five decimals are about a metre.
function rounded(degrees: number) {
  return Math.round(degrees * 1e5) / 1e5
}
