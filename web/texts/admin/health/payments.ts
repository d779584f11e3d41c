// How card payments are, and what to do about it.
import type { HealthCause } from '#contract/admin/health.ts'
import type { Text } from '#contract/language.ts'

type PaymentCause = Extract<HealthCause, `payments_${string}`>

export const paymentCauses: Record<PaymentCause, { says: Text; todo?: Text }> = {
  payments_ok: { says: { en: '{paid} paid in 24 h', es: '{paid} pagados en 24 h' } },
  payments_demo: {
    says: {
      en: 'Demo payments: {paid} in 24 h, and no card is charged.',
      es: 'Pagos de prueba: {paid} en 24 h, sin cobrar a ninguna tarjeta.',
    },
  },
  payments_off: {
    says: { en: 'Clients pay at the shop.', es: 'Los clientes pagan en la barbería.' },
    todo: {
      en: 'Set PAYMENTS and the provider’s keys to take cards. docs/running.md has the steps.',
      es: 'Define PAYMENTS y las claves del proveedor para aceptar tarjetas. Los pasos están en docs/running.md.',
    },
  },
  payments_unreachable: {
    says: {
      en: 'The payment provider doesn’t answer or refuses our key.',
      es: 'El proveedor de pagos no responde o rechaza nuestra clave.',
    },
    todo: {
      en: 'Check STRIPE_SECRET_KEY and the provider’s status page. Paying at the shop still works, and what’s waiting continues automatically.',
      es: 'Revisa STRIPE_SECRET_KEY y la página de estado del proveedor. Pagar en la barbería sigue funcionando y lo pendiente sigue solo.',
    },
  },
  payments_late: {
    says: {
      en: '{count} without an answer, the oldest for {minutes} min',
      es: '{count} sin respuesta, el más antiguo hace {minutes} min',
    },
    todo: {
      en: 'They are asked about again by themselves. If it lasts, look at the provider’s status page.',
      es: 'Se vuelven a consultar solos. Si continúa, revisa la página de estado del proveedor.',
    },
  },
  payments_refused: {
    says: {
      en: 'Refunds refused by the bank: {count}',
      es: 'Reembolsos rechazados por el banco: {count}',
    },
    todo: {
      en: 'Open Refunds, filter by failed, and try again or give credit instead.',
      es: 'Abre Reembolsos, filtra los fallidos y reinténtalos o da crédito en su lugar.',
    },
  },
}
