import { amenities, paymentMethods } from '#contract/business/listing.ts'
import { shopForm, type ShopView } from '#contract/business/shop.ts'
import { api } from '#web/api.ts'
import { onField } from '#web/features/account/contact/on-field.ts'
import { ChipsField } from '#web/features/setup/chips-field.tsx'
import { LanguagesField } from '#web/features/setup/languages-field.tsx'
import { useText } from '#web/language.tsx'
import { usePlace } from '#web/use-business.ts'
import { amenityWords, paymentWords, shopWords as words } from '#web/texts/business/shop.ts'
import { TitledCard } from '#web/ui/card.tsx'
import { Switch } from '#web/ui/forms/form-choices.tsx'
import { TextArea } from '#web/ui/forms/form-fields.tsx'
import { Field, Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { useShopChange } from './use-shop.ts'

export function AboutShop({ shop }: { shop: ShopView }) {
  const t = useText()
  const place = usePlace()
  const set = useShopChange()
  const { bio, parking, accessible, slug } = shop
  return (
    <TitledCard title={t(words.about)} text={t(words.aboutText)}>
      <Form
        schema={shopForm}
        initial={{
          bio,
          parking,
          accessible,
          slug,
          languages: shop.languages as never,
          amenities: shop.amenities as never,
          paymentMethods: shop.paymentMethods as never,
        }}
        onSubmit={async (form) => {
          set(await api.shop.save.send({ ...form, place }).catch(onField('slug', 'SLUG_TAKEN')))
          toast.success(t(words.saved))
        }}
        className="space-y-5"
      >
        <TextArea name="bio" label={t(words.bio)} limit={600} isOptional />
        <LanguagesField />
        <Field
          name="parking"
          label={t(words.parking)}
          placeholder={t(words.parkingHint)}
          isOptional
        />
        <Switch name="accessible" label={t(words.accessible)} />
        <ChipsField
          name="amenities"
          label={t(words.amenities)}
          options={amenities.map((each) => [each, t(amenityWords[each])] as const)}
        />
        <ChipsField
          name="paymentMethods"
          label={t(words.payments)}
          options={paymentMethods.map((each) => [each, t(paymentWords[each])] as const)}
        />
        <Field
          name="slug"
          label={t(words.slug)}
          hint={t(words.slugHint)}
          placeholder="third-ward-cuts"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          isOptional
        />
        <SubmitButton busy={t(words.saving)}>{t(words.save)}</SubmitButton>
      </Form>
    </TitledCard>
  )
}
