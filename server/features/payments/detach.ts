import {
  isUnknownThere,
  providerOf,
  type ProviderContext,
} from '#server/features/payment-provider/service.ts'

// The provider forgets a card. One that it does not have anymore is forgotten already.
export async function detachCard(context: ProviderContext, methodId: string) {
  if (context.config.payments === 'shop') return
  const { ask } = await providerOf(context)
  await ask(({ paymentMethods }) => paymentMethods.detach(methodId)).catch((error: unknown) => {
    if (!isUnknownThere(error)) throw error
  })
}
