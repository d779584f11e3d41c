// The provider's test cards, and how each behaves.

export const cards = {
  '4242424242424242': { behaves: 'good', label: { en: 'works', es: 'funciona' } },
  '4000000000000002': {
    behaves: 'generic_decline',
    label: { en: 'is declined', es: 'es rechazada' },
  },
  '4000000000009995': {
    behaves: 'insufficient_funds',
    label: { en: 'has insufficient funds', es: 'no tiene fondos' },
  },
  '4000000000000341': {
    behaves: 'declined_later',
    label: {
      en: 'is saved, and declined when charged',
      es: 'se guarda, y es rechazada al cobrar',
    },
  },
  '4000000000000259': {
    behaves: 'disputed',
    label: {
      en: 'works, and its bank takes the money back',
      es: 'funciona, y su banco retira el dinero',
    },
  },
  '4000002500003155': {
    behaves: 'wants_client',
    label: {
      en: 'works here, and wants its owner when it is charged later',
      es: 'funciona aquí, y pide a su dueño cuando se cobra después',
    },
  },
} as const

type Behavior = (typeof cards)[keyof typeof cards]['behaves']

export function cardOf(number: string) {
  return Object.entries(cards).find(([each]) => each === number)?.[1]
}

// The provider's code for a refusal, or null for a card that works.
export function refusalOf(behaves: string, isOffSession: boolean) {
  const refused: Partial<Record<string, { code: string; declineCode: string }>> = {
    generic_decline: { code: 'card_declined', declineCode: 'generic_decline' },
    insufficient_funds: { code: 'card_declined', declineCode: 'insufficient_funds' },
    ...(isOffSession && {
      declined_later: { code: 'card_declined', declineCode: 'generic_decline' },
      wants_client: { code: 'authentication_required', declineCode: 'authentication_required' },
    }),
  } satisfies Partial<Record<Behavior, object>>
  return refused[behaves] ?? null
}
