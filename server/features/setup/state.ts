// The state of a setup: form values, and what is still missing.
import type * as z from 'zod'
import {
  aboutForm,
  businessForm,
  leastPictures,
  licenseForm,
  ownerLicenseForm,
  type Lack,
  type SetupDraft,
  type SetupState,
  type SetupStep,
} from '#contract/business/setup.ts'
import { licensePicturesPath } from '#contract/business/listing.ts'
import type { SetupRow } from './queries.ts'

// `isInCity` says whether the pin is in one of our cities.
export function stateOf(row: SetupRow, isInCity: boolean): SetupState {
  return {
    profileId: row.profileId,
    status: row.status,
    draft: draftOf(row),
    licensePicture: pathOf(row.licensePicture),
    shopLicensePicture: pathOf(row.shopLicensePicture),
    pictureCount: row.pictureCount,
    missing: missingIn(row, isInCity),
    reasons: row.reasons,
    note: row.note ?? '',
    submittedAt: row.submittedAt,
  }
}

// Typed values win over saved ones, except name and phone: those may have been changed in the
// settings since, and are saved as soon as they are valid.
export function draftOf(row: SetupRow): SetupDraft {
  const { draft } = row
  // Until the business is valid, its row holds placeholders.
  const kept = row.address ? row : null
  return {
    name: typedUnlessRight('name', draft.name, row.name),
    phone: typedUnlessRight('phone', draft.phone, row.phone ?? ''),
    languages: draft.languages ?? row.languages ?? ['en'],
    kind: draft.kind ?? kept?.kind ?? null,
    shopName: draft.shopName ?? kept?.shopName ?? '',
    bio: draft.bio ?? kept?.bio ?? '',
    address: draft.address ?? kept?.address ?? '',
    latitude: draft.latitude ?? kept?.latitude ?? null,
    longitude: draft.longitude ?? kept?.longitude ?? null,
    licenseNumber: draft.licenseNumber ?? row.licenseNumber ?? '',
    licenseType: draft.licenseType ?? row.licenseType ?? '',
    licenseExpiresOn: draft.licenseExpiresOn ?? row.licenseExpiresOn ?? '',
    shopLicenseNumber: draft.shopLicenseNumber ?? row.shopLicenseNumber ?? '',
    shopLicenseExpiresOn: draft.shopLicenseExpiresOn ?? row.shopLicenseExpiresOn ?? '',
  }
}

function typedUnlessRight(name: 'name' | 'phone', typed: string | undefined, kept: string) {
  if (typed === undefined) return kept
  return aboutForm.shape[name].safeParse(typed).success ? kept : typed
}

function missingIn(row: SetupRow, isInCity: boolean): Record<SetupStep, Lack[]> {
  const draft = draftOf(row)
  const isShop = draft.kind === 'shop'
  const today = () => row.today
  return {
    about: [
      ...(row.photoUrl ? [] : (['photo'] as const)),
      ...wrongIn(aboutForm, draft, { name: 'name', phone: 'phone', languages: 'languages' }),
      ...(row.phone && row.phoneVerifiedAt === null ? (['phoneCode'] as const) : []),
    ],
    business: [
      ...wrongIn(businessForm, draft, { kind: 'kind', shopName: 'shopName', address: 'address' }),
      ...(isInCity ? [] : (['pin'] as const)),
    ],
    license: [
      ...wrongIn(licenseForm(today), draft, {
        licenseNumber: 'license',
        licenseType: 'license',
        licenseExpiresOn: 'license',
      }),
      ...(row.licensePicture ? [] : (['licensePicture'] as const)),
      ...(isShop
        ? wrongIn(ownerLicenseForm(today), draft, {
            shopLicenseNumber: 'shopLicense',
            shopLicenseExpiresOn: 'shopLicense',
          })
        : []),
      ...(isShop && !row.shopLicensePicture ? (['shopLicensePicture'] as const) : []),
    ],
    services: row.serviceCount > 0 ? [] : ['service'],
    hours: row.hourCount > 0 ? [] : ['hours'],
    photos: row.pictureCount >= leastPictures ? [] : ['pictures'],
    policy: [],
  }
}

// The fields that the form would refuse, each once.
function wrongIn(form: z.ZodType, draft: SetupDraft, names: Record<string, Lack>): Lack[] {
  const { error } = form.safeParse(draft)
  const wrong = (error?.issues ?? []).flatMap(({ path }) => names[String(path[0])] ?? [])
  return [...new Set(wrong)]
}

function pathOf(name: string | null) {
  return name && `${licensePicturesPath}/${name}`
}
