// A barber's payout account, the next payout and the payouts so far.
import type { Text } from '#contract/language.ts'
import type {
  AccountState,
  BalanceKind,
  MissingThing,
  PayoutBlock,
} from '#contract/money/payouts.ts'

export const payoutWords = {
  next: { en: 'Next payout', es: 'Próximo depósito' },
  none: { en: 'None planned', es: 'Ninguno previsto' },
  on: { en: '{day}', es: '{day}' },
  weekly: { en: 'Payouts go out on Tuesdays.', es: 'Los depósitos salen los martes.' },
  daily: {
    en: 'Payouts go out every day with more than $50, and on Tuesdays.',
    es: 'Los depósitos salen cada día con más de $50, y los martes.',
  },
  how: { en: 'How we get there', es: 'De dónde sale' },
  before: { en: 'Left from before', es: 'Quedaba de antes' },
  beforeOwed: { en: 'Owed from before', es: 'Debías de antes' },
  balance: { en: 'Balance', es: 'Saldo' },
  notYet: { en: 'Available from {day}', es: 'Disponible desde el {day}' },
  heldBack: { en: 'Held for {number}', es: 'Retenido por {number}' },
  heldBackNote: {
    en: 'A client reported a problem. It stays in your balance until that is settled.',
    es: 'Un cliente reportó un problema. Queda en tu saldo hasta que se resuelva.',
  },
  sum: { en: 'Next payout', es: 'Próximo depósito' },
  counted: { en: '{count} lines', es: '{count} movimientos' },
  countedOne: { en: '1 line', es: '1 movimiento' },
  list: { en: 'Payouts', es: 'Depósitos' },
  listText: { en: 'What we sent to your bank.', es: 'Lo que enviamos a tu banco.' },
  noneYet: { en: 'No payouts yet', es: 'Aún no hay depósitos' },
  noneYetText: {
    en: 'The first one goes out a week after your first online payment.',
    es: 'El primero sale una semana después de tu primer pago en línea.',
  },
  day: { en: 'Day', es: 'Día' },
  amount: { en: 'Amount', es: 'Monto' },
  state: { en: 'State', es: 'Estado' },
  bank: { en: 'Bank', es: 'Banco' },
  ending: { en: 'Ending in {last4}', es: 'Terminada en {last4}' },
  csv: { en: 'Export CSV', es: 'Exportar CSV' },
  why: { en: 'Why', es: 'Motivo' },
} satisfies Record<string, Text>

export const accountWords = {
  title: { en: 'Payout account', es: 'Cuenta de depósitos' },
  open: { en: 'Set up payouts', es: 'Configurar depósitos' },
  goOn: { en: 'Finish setting up', es: 'Terminar de configurar' },
  change: { en: 'Change bank or details', es: 'Cambiar banco o datos' },
  bank: { en: '{name}, ending in {last4}', es: '{name}, terminada en {last4}' },
  bankShort: { en: 'Account ending in {last4}', es: 'Cuenta terminada en {last4}' },
  missing: { en: 'Still missing:', es: 'Falta:' },
  leaves: {
    en: 'You’ll leave Kempt for our payment provider, who checks your ID and bank. We only see the last four digits.',
    es: 'Saldrás de Kempt hacia nuestro proveedor de pagos, que revisa tu identidad y tu banco. Nosotros solo vemos los últimos cuatro dígitos.',
  },
  heldUntil: {
    en: 'Your bank just changed. To keep your money safe, nothing is sent there until {when}.',
    es: 'Tu banco acaba de cambiar. Por seguridad, no enviamos nada ahí hasta {when}.',
  },
  refused: {
    en: 'This bank sent your last payout back. Add another account and we’ll try again.',
    es: 'Este banco devolvió tu último depósito. Agrega otra cuenta y lo intentamos de nuevo.',
  },
  isDaily: { en: 'Pay me every day', es: 'Depósito diario' },
  isDailyText: {
    en: 'On days with more than $50 available. Otherwise on Tuesdays.',
    es: 'En días con más de $50 disponibles. Si no, los martes.',
  },
  savedDaily: { en: 'Saved', es: 'Guardado' },
  notSaved: { en: 'Couldn’t save.', es: 'No se pudo guardar.' },
  notOpened: { en: 'Couldn’t open the page.', es: 'No se pudo abrir la página.' },
  checking: {
    en: 'Checking with the payment provider...',
    es: 'Consultando al proveedor de pagos...',
  },
  checked: { en: 'Your account is up to date', es: 'Tu cuenta está al día' },
  notChecked: {
    en: 'We couldn’t ask the provider. What you see may be a few minutes old.',
    es: 'No pudimos consultar al proveedor. Lo que ves puede tener unos minutos.',
  },
} satisfies Record<string, Text>

export const accountStateNames: Record<AccountState, Text> = {
  none: { en: 'Not set up', es: 'Sin configurar' },
  started: { en: 'Not finished', es: 'Sin terminar' },
  missing: { en: 'Something is missing', es: 'Falta algo' },
  checking: { en: 'Being checked', es: 'En revisión' },
  ready: { en: 'Ready', es: 'Lista' },
  stopped: { en: 'Stopped', es: 'Detenida' },
}

export const accountStateTexts: Record<AccountState, Text> = {
  none: {
    en: 'Tell our payment provider who you are and where your bank is, so we can pay you what clients pay online. It takes about five minutes.',
    es: 'Dile a nuestro proveedor de pagos quién eres y cuál es tu banco, para depositarte lo que tus clientes pagan en línea. Toma unos cinco minutos.',
  },
  started: {
    en: 'You haven’t finished yet. What clients pay online stays safe in your balance until then.',
    es: 'Aún no terminas. Mientras tanto, lo que tus clientes pagan en línea queda seguro en tu saldo.',
  },
  missing: {
    en: 'The provider needs a little more before it can pay you.',
    es: 'El proveedor necesita algo más antes de poder pagarte.',
  },
  checking: {
    en: 'The provider is looking at your details. That usually takes a few minutes, at most two days.',
    es: 'El proveedor está revisando tus datos. Suele tardar unos minutos, dos días como máximo.',
  },
  ready: {
    en: 'Payouts go to this account.',
    es: 'Tus depósitos van a esta cuenta.',
  },
  stopped: {
    en: 'The provider won’t pay out to this account. Please contact support, and we’ll sort it out with you.',
    es: 'El proveedor no deposita en esta cuenta. Escríbenos a soporte y lo resolvemos contigo.',
  },
}

export const missingNames: Record<MissingThing, Text> = {
  bank: { en: 'your bank account', es: 'tu cuenta bancaria' },
  identity: { en: 'proof of who you are', es: 'comprobante de identidad' },
  person: {
    en: 'your name, birthday and address',
    es: 'tu nombre, fecha de nacimiento y dirección',
  },
  business: { en: 'details about your business', es: 'datos de tu negocio' },
  terms: { en: 'your OK to the provider’s terms', es: 'aceptar los términos del proveedor' },
  other: { en: 'a few more details', es: 'algunos datos más' },
}

export const kindNames: Record<BalanceKind, Text> = {
  appointments: { en: 'Appointments paid online', es: 'Citas pagadas en línea' },
  commission: {
    en: 'Commission of appointments paid at your shop',
    es: 'Comisión de citas pagadas en tu barbería',
  },
  tips: { en: 'Tips by card', es: 'Propinas con tarjeta' },
  fees: { en: 'Cancellation and no-show fees', es: 'Cargos por cancelar o no llegar' },
  refunds: { en: 'Refunds to clients', es: 'Reembolsos a clientes' },
  waived: { en: 'Commission returned', es: 'Comisión devuelta' },
  returned: { en: 'Payouts that came back', es: 'Depósitos devueltos' },
  debt_paid: { en: 'Paid by you', es: 'Pagado por ti' },
  adjustments: { en: 'Adjustments', es: 'Ajustes' },
}

// Why there is no payout next time, for the barber.
export const blockTexts: Record<PayoutBlock, Text> = {
  paused: {
    en: 'All payouts are paused for a short while. Your balance is safe.',
    es: 'Todos los depósitos están en pausa por un momento. Tu saldo está seguro.',
  },
  books: {
    en: 'We’re checking our books, so payouts wait a little. Your balance is safe.',
    es: 'Estamos revisando nuestros libros, así que los depósitos esperan un poco. Tu saldo está seguro.',
  },
  hold: {
    en: 'Our team is looking into your account, so payouts wait. Contact support to learn more.',
    es: 'Nuestro equipo está revisando tu cuenta, así que los depósitos esperan. Escríbenos a soporte para saber más.',
  },
  under_way: {
    en: 'Your last payout is still on its way. The next one follows once it has arrived.',
    es: 'Tu último depósito aún va en camino. El siguiente sale cuando llegue.',
  },
  debt: {
    en: 'You owe Kempt commission. What clients pay online settles it first.',
    es: 'Debes comisión a Kempt. Primero se cubre con lo que tus clientes pagan en línea.',
  },
  no_account: {
    en: 'Set up your payout account, and we’ll pay you on the next Tuesday.',
    es: 'Configura tu cuenta de depósitos y te pagamos el próximo martes.',
  },
  incomplete: {
    en: 'Your payout account isn’t ready yet. See below what is missing.',
    es: 'Tu cuenta de depósitos aún no está lista. Mira abajo qué falta.',
  },
  bank_refused: {
    en: 'Your bank sent the last payout back. Add another account and we’ll try again.',
    es: 'Tu banco devolvió el último depósito. Agrega otra cuenta y lo intentamos de nuevo.',
  },
  bank_changed: {
    en: 'Your bank changed, so the payout waits 48 hours.',
    es: 'Tu banco cambió, así que el depósito espera 48 horas.',
  },
  first_week: {
    en: 'The first payout goes out a week after your first online payment.',
    es: 'El primer depósito sale una semana después de tu primer pago en línea.',
  },
  minimum: {
    en: 'Payouts start at $10. Anything less waits for the next one.',
    es: 'Los depósitos son desde $10. Lo que falte espera al siguiente.',
  },
}

// What banks and the provider say. Anything else is shown as it came.
export const failureTexts: Record<string, Text> = {
  account_closed: { en: 'The bank account is closed', es: 'La cuenta está cerrada' },
  account_frozen: { en: 'The bank account is frozen', es: 'La cuenta está congelada' },
  no_account: { en: 'The bank doesn’t know the account', es: 'El banco no conoce la cuenta' },
  invalid_account_number: {
    en: 'The account number is wrong',
    es: 'El número de cuenta es incorrecto',
  },
  incorrect_account_holder_name: {
    en: 'The name on the account is different',
    es: 'El nombre de la cuenta es otro',
  },
  could_not_process: { en: 'The bank couldn’t process it', es: 'El banco no pudo procesarlo' },
  declined: { en: 'The bank declined it', es: 'El banco lo rechazó' },
  canceled: { en: 'It was canceled at the provider', es: 'Se canceló en el proveedor' },
  refused: { en: 'The provider refused it', es: 'El proveedor lo rechazó' },
}
