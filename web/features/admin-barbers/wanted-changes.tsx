// What a published barber wants to change, before and after.
import type { Approval, WantedChange } from '#contract/accounts/approvals.ts'
import { licensePicturesPath } from '#contract/business/listing.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { barbersWords as words } from '#web/texts/admin/barbers.ts'
import { Hint } from '#web/ui/hint.tsx'
import { calendarDate } from '#web/words/shop-time.ts'
import { LicensePhoto } from './license-review.tsx'

const texts = ['shopName', 'address', 'licenseNumber', 'licenseType', 'shopLicenseNumber'] as const
const days = ['licenseExpiresOn', 'shopLicenseExpiresOn'] as const

type WantedProps = { barber: Approval; change: WantedChange }

export function WantedChanges({ barber: { listing }, change }: WantedProps) {
  const t = useText()
  const language = useLanguage()
  const dayOf = (day: string | null) => day && calendarDate(day, language)
  const rows = [
    ...texts.map((key) => ({ key, before: listing[key], after: change[key] })),
    ...days.map((key) => ({
      key,
      before: dayOf(listing[key]),
      after: change[key] && dayOf(change[key]),
    })),
  ].filter(({ before, after }) => after !== undefined && after !== before)
  const pictures = [
    [words.newPhoto, change.licensePicture],
    [words.newShopPhoto, change.shopLicensePicture],
  ] as const
  return (
    <div className="space-y-4">
      <dl className="space-y-3 text-md">
        {rows.map(({ key, before, after }) => (
          <div key={key}>
            <dt className="mb-1 font-semibold">{t(words[key])}</dt>
            <dd className="grid gap-2 sm:grid-cols-2">
              <Side label={t(words.before)} value={before || t(words.empty)} />
              <Side label={t(words.after)} value={after || t(words.empty)} isNew />
            </dd>
          </div>
        ))}
      </dl>
      {change.latitude !== undefined && <Hint>{t(words.pinMoved)}</Hint>}
      {pictures.map(
        ([title, name]) =>
          name && (
            <LicensePhoto key={name} title={t(title)} src={`${licensePicturesPath}/${name}`} />
          ),
      )}
    </div>
  )
}

type SideProps = { label: string; value: string; isNew?: boolean }

function Side({ label, value, isNew = false }: SideProps) {
  return (
    <span className={`block rounded-md border px-3 py-2 ${isNew ? 'border-primary' : ''}`}>
      <span className="block text-sm text-muted-foreground">{label}</span>
      <span className="block break-words">{value}</span>
    </span>
  )
}
