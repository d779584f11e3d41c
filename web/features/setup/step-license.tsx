import { useQueryClient } from '@tanstack/react-query'
import {
  licensePicturesPath,
  licenseTypes,
  type LicensePictureKind,
} from '#contract/business/listing.ts'
import { licenseForm, ownerLicenseForm, type SetupState } from '#contract/business/setup.ts'
import { useText } from '#web/language.tsx'
import { useBusinessZone } from '#web/use-business.ts'
import { shopToday } from '#web/words/shop-time.ts'
import { setupWords as words } from '#web/texts/business/setup.ts'
import { Choice } from '#web/ui/forms/form-fields.tsx'
import { Field } from '#web/ui/forms/form.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { SectionTitle } from '#web/ui/section-title.tsx'
import { LicensePicture } from './license-picture.tsx'
import { StepForm, useWalk } from './step-form.tsx'
import { setupKey } from './use-setup.ts'

export function LicenseStep() {
  const t = useText()
  const timeZone = useBusinessZone()
  const today = () => shopToday(timeZone)
  const { draft } = useWalk().setup
  const { licenseNumber, licenseType, licenseExpiresOn } = draft
  const own = { licenseNumber, licenseType: licenseType as never, licenseExpiresOn }
  if (draft.kind !== 'shop')
    return (
      <StepForm schema={licenseForm(today)} initial={own}>
        <LicenseFields />
        <Picture kind="license" />
      </StepForm>
    )
  const { shopLicenseNumber, shopLicenseExpiresOn } = draft
  return (
    <StepForm
      schema={ownerLicenseForm(today)}
      initial={{ ...own, shopLicenseNumber, shopLicenseExpiresOn }}
    >
      <SectionTitle level={3}>{t(words.ownLicense)}</SectionTitle>
      <LicenseFields />
      <Picture kind="license" />
      <div className="border-t pt-6">
        <SectionTitle level={3}>{t(words.shopLicense)}</SectionTitle>
        <Hint size="md">{t(words.shopLicenseText)}</Hint>
      </div>
      <ShopLicenseFields />
      <Picture kind="shop-license" />
    </StepForm>
  )
}

export function LicenseFields() {
  const t = useText()
  const today = shopToday(useBusinessZone())
  return (
    <>
      <Field
        name="licenseNumber"
        label={t(words.licenseNumber)}
        autoComplete="off"
        autoCapitalize="characters"
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <Choice
          name="licenseType"
          label={t(words.licenseType)}
          options={licenseTypes.map((type) => [type, type] as const)}
        />
        <Field name="licenseExpiresOn" label={t(words.licenseExpires)} type="date" min={today} />
      </div>
    </>
  )
}

export function ShopLicenseFields() {
  const t = useText()
  const today = shopToday(useBusinessZone())
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <Field name="shopLicenseNumber" label={t(words.licenseNumber)} autoComplete="off" />
      <Field name="shopLicenseExpiresOn" label={t(words.licenseExpires)} type="date" min={today} />
    </div>
  )
}

function Picture({ kind }: { kind: LicensePictureKind }) {
  const t = useText()
  const queries = useQueryClient()
  const { licensePicture, shopLicensePicture } = useWalk().setup
  const isOwn = kind === 'license'
  return (
    <LicensePicture<SetupState>
      label={t(isOwn ? words.licensePicture : words.shopLicensePicture)}
      url={`${licensePicturesPath}/${kind}`}
      picture={isOwn ? licensePicture : shopLicensePicture}
      onSent={(setup) => queries.setQueryData(setupKey, setup)}
    />
  )
}
