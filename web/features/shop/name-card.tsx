import { useState } from 'react'
import { place as placeForm } from '#contract/business/listing.ts'
import type { ShopView } from '#contract/business/shop.ts'
import { api } from '#web/api.ts'
import { SpotMap } from '#web/features/map/spot-map.tsx'
import { PinField } from '#web/features/setup/pin-field.tsx'
import { useText } from '#web/language.tsx'
import { usePlace } from '#web/use-business.ts'
import { setupWords } from '#web/texts/business/setup.ts'
import { shopWords as words } from '#web/texts/business/shop.ts'
import { Button } from '#web/ui/button.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Field, Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { useShopChange } from './use-shop.ts'

export function NameCard({ shop }: { shop: ShopView }) {
  const t = useText()
  const { shopName, address, latitude, longitude } = shop
  return (
    <TitledCard
      title={t(words.nameAndAddress)}
      text={t(words.nameAndAddressText)}
      action={<ChangeDialog shop={shop} />}
    >
      <p className="text-lg font-bold break-words">{shopName}</p>
      <p className="mb-4 text-muted-foreground">{address}</p>
      {latitude !== null && longitude !== null && (
        <SpotMap latitude={latitude} longitude={longitude} label={t(setupWords.pin)} />
      )}
    </TitledCard>
  )
}

function ChangeDialog({ shop }: { shop: ShopView }) {
  const t = useText()
  const place = usePlace()
  const set = useShopChange()
  const [isOpen, setIsOpen] = useState(false)
  // A pending change is the starting point.
  const asked = shop.change?.status === 'pending' ? shop.change.wanted : {}
  const initial = {
    shopName: asked.shopName ?? shop.shopName,
    address: asked.address ?? shop.address,
    latitude: asked.latitude ?? shop.latitude ?? undefined,
    longitude: asked.longitude ?? shop.longitude ?? undefined,
  }
  return (
    <Dialog
      title={t(words.editName)}
      description={t(words.nameAndAddressText)}
      size="md"
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button variant="outline" size="sm" aria-label={t(words.editName)}>
          {t(words.edit)}
        </Button>
      }
    >
      <Form
        schema={placeForm}
        initial={initial}
        onSubmit={async (wanted) => {
          set(await api.shop.askChange.send({ ...wanted, place }))
          toast.success(t(words.asked))
          setIsOpen(false)
        }}
      >
        <Field name="shopName" label={t(setupWords.shopName)} />
        <PinField />
        <SubmitButton wide busy={t(words.asking)}>
          {t(words.ask)}
        </SubmitButton>
      </Form>
    </Dialog>
  )
}
