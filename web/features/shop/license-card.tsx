import { useState } from 'react'
import { licenseForm, ownerLicenseForm } from '#contract/business/setup.ts'
import { shopLicensePicturesPath, type ShopView } from '#contract/business/shop.ts'
import { api } from '#web/api.ts'
import { LicensePicture } from '#web/features/setup/license-picture.tsx'
import { LicenseFields, ShopLicenseFields } from '#web/features/setup/step-license.tsx'
import { dateFormat } from '#web/words/formats.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { useBusinessZone, usePlace } from '#web/use-business.ts'
import { shopToday } from '#web/words/shop-time.ts'
import { setupWords } from '#web/texts/business/setup.ts'
import { shopWords as words } from '#web/texts/business/shop.ts'
import { Button } from '#web/ui/button.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { useShopChange } from './use-shop.ts'

export function LicenseCard({ shop }: { shop: ShopView }) {
  const t = useText()
  const isOwner = usePlace() === 'barber'
  const date = useDay(shop.licenseExpiresOn)
  return (
    <TitledCard
      title={t(words.license)}
      text={date ? t(words.licenseText, { date }) : t(words.noDate)}
      action={isOwner && <LicenseDialog shop={shop} />}
    >
      <p className="text-md">
        {[shop.licenseType, shop.licenseNumber].filter(Boolean).join(' · ') || '-'}
      </p>
    </TitledCard>
  )
}

export function useDay(day: string | null) {
  const language = useLanguage()
  if (day === null) return null
  const format = dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(`${day}T12:00:00Z`))
}

function LicenseDialog({ shop }: { shop: ShopView }) {
  const t = useText()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Dialog
      title={t(words.editLicense)}
      description={t(words.nameAndAddressText)}
      size="md"
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button variant="outline" size="sm">
          {t(words.editLicense)}
        </Button>
      }
    >
      <LicenseChange shop={shop} onDone={() => setIsOpen(false)} />
    </Dialog>
  )
}

function LicenseChange({ shop, onDone }: { shop: ShopView; onDone: () => void }) {
  const t = useText()
  const set = useShopChange()
  const timeZone = useBusinessZone()
  const today = () => shopToday(timeZone)
  const isShop = shop.kind === 'shop'
  const asked = shop.change?.status === 'pending' ? shop.change.wanted : {}
  const own = {
    licenseNumber: asked.licenseNumber ?? shop.licenseNumber ?? '',
    licenseType: (asked.licenseType ?? shop.licenseType ?? '') as never,
    licenseExpiresOn: asked.licenseExpiresOn ?? shop.licenseExpiresOn ?? '',
  }
  const shops = {
    shopLicenseNumber: asked.shopLicenseNumber ?? shop.shopLicenseNumber ?? '',
    shopLicenseExpiresOn: asked.shopLicenseExpiresOn ?? shop.shopLicenseExpiresOn ?? '',
  }
  const hasShopLicense = isShop && shop.shopLicenseNumber !== null

  async function ask(wanted: Parameters<typeof api.shop.askLicense.send>[0]) {
    set(await api.shop.askLicense.send(wanted))
    toast.success(t(words.asked))
    onDone()
  }

  const picture = (
    <LicensePicture<ShopView>
      label={t(setupWords.licensePicture)}
      url={`${shopLicensePicturesPath}/license`}
      picture={null}
      onSent={set}
    />
  )
  const button = (
    <SubmitButton wide busy={t(words.asking)}>
      {t(words.ask)}
    </SubmitButton>
  )
  if (!hasShopLicense)
    return (
      <Form schema={licenseForm(today)} initial={own} onSubmit={ask}>
        {picture}
        <LicenseFields />
        {button}
      </Form>
    )
  return (
    <Form schema={ownerLicenseForm(today)} initial={{ ...own, ...shops }} onSubmit={ask}>
      {picture}
      <LicenseFields />
      <h3 className="border-t pt-5 font-bold">{t(setupWords.shopLicense)}</h3>
      <LicensePicture<ShopView>
        label={t(setupWords.shopLicensePicture)}
        url={`${shopLicensePicturesPath}/shop-license`}
        picture={null}
        onSent={set}
      />
      <ShopLicenseFields />
      {button}
    </Form>
  )
}
