// Every setting, read once at the start. Nothing else reads the environment.
import * as z from 'zod'

const onOff = z.enum(['on', 'off'])
// An empty line in .env means "not set".
const optional = z
  .string()
  .transform((text) => text || undefined)
  .optional()

const schema = z.object({
  NODE_ENV: z.enum(['production', 'development']).default('production'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  // `on` lets the next server listen on the same port while this one shuts down.
  REUSE_PORT: onOff.default('off'),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z.url().optional(),
  // The number of trusted proxies in front of the server.
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  DATA_DIR: optional,
  // Backups of the embedded PostgreSQL and of the pictures beside it. BACKUP_DIR should be on
  // another disk.
  BACKUPS: onOff.default('on'),
  BACKUP_DIR: optional,
  DATABASE_URL: optional,
  DATABASE_REPLICA_URL: optional,
  DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(10),
  DATABASE_PREPARED: onOff.default('on'),
  // `off` accepts a PostgreSQL that could lose bookings in a power cut. Only tests want that.
  DATABASE_DURABLE: onOff.default('on'),
  SEED: z.enum(['demo', 'none']).optional(),
  WORKER: onOff.default('on'),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  // Free space of the disks with data and backups, below which the overview warns and alarms.
  DISK_WARN_PERCENT: z.coerce.number().min(0).max(100).default(20),
  DISK_ALARM_PERCENT: z.coerce.number().min(0).max(100).default(5),
  // Where Prometheus reads /metrics. Whoever reaches it can read it.
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  MAX_IN_FLIGHT: z.coerce.number().int().min(10).default(40),
  SMTP_URL: optional,
  MAIL_FROM: z.string().default('Kempt <hello@kempt.example>'),
  INQUIRY_EMAIL: z.email().default('partners@kempt.example'),
  SUPPORT_EMAIL: z.email().default('support@kempt.example'),
  SMS_PROVIDER: z.enum(['log', 'twilio']).default('log'),
  // Where text messages may go: US, CA, and calling codes such as +52; or all.
  SMS_COUNTRIES: z
    .string()
    .regex(/^(all|(US|CA|\+[1-9]\d{0,3})(,(US|CA|\+[1-9]\d{0,3}))*)$/)
    .default('US,CA'),
  TWILIO_ACCOUNT_SID: optional,
  TWILIO_AUTH_TOKEN: optional,
  TWILIO_FROM: optional,
  TWILIO_API_URL: optional,
  // Push services besides the browsers' own, by host name: "push.example.com,push.local".
  PUSH_HOSTS: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((host) => host.trim() || [])),
  MAP_TILES_URL: z
    .string()
    .regex(/^https?:\/\/[^\s;,'"]+\{z\}[^\s;,'"]*$/, 'wants an address with {z}, {x} and {y}')
    .optional(),
  MAP_ATTRIBUTION: z.string().default(''),
  // Who takes cards: nobody, a provider of our own without real money, or Stripe.
  PAYMENTS: z.enum(['shop', 'demo', 'stripe']).optional(),
  STRIPE_SECRET_KEY: optional,
  STRIPE_WEBHOOK_SECRET: optional,
  STRIPE_CONNECT_WEBHOOK_SECRET: optional,
  STRIPE_API_URL: optional,
  STORAGE: z.enum(['disk', 's3']).default('disk'),
  S3_ENDPOINT: optional,
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: optional,
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
})

type Settings = z.output<typeof schema>

export type Config = Settings & {
  publicUrl: string
  // The demo city fills an empty database.
  isDemo: boolean
  payments: 'shop' | 'demo' | 'stripe'
}

export const settingNames = Object.keys(schema.shape)

export function readConfig(env: NodeJS.ProcessEnv): Config {
  const read = schema.safeParse(env)
  if (!read.success) {
    const [issue] = read.error.issues
    throw new Error(`The setting ${issue?.path.join('.')} is not usable: ${issue?.message}.`)
  }
  refuseHalfTwilio(read.data)
  const { PUBLIC_URL, HOST, PORT } = read.data
  const host = HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST
  const publicUrl = PUBLIC_URL?.replace(/\/$/, '') ?? `http://${host}:${PORT}`
  const isDemo = read.data.SEED ? read.data.SEED === 'demo' : read.data.DATABASE_URL === undefined
  // At a public address people would believe that they had paid, unless the demo is meant for them.
  const mayDemo = read.data.SEED === 'demo' || isLoopback(new URL(publicUrl).hostname)
  const payments = paymentsOf(read.data, isDemo && mayDemo)
  if (payments === 'demo' && !mayDemo)
    throw new Error('PAYMENTS=demo at a public address needs SEED=demo.')
  return { ...read.data, publicUrl, isDemo, payments }
}

function paymentsOf(settings: Settings, isDemo: boolean) {
  const { PAYMENTS, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = settings
  const payments = PAYMENTS ?? (STRIPE_SECRET_KEY ? 'stripe' : isDemo ? 'demo' : 'shop')
  if (payments === 'stripe' && !(STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET))
    throw new Error('PAYMENTS=stripe needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.')
  return payments
}

export function isLoopback(host: string) {
  return ['localhost', '127.0.0.1', '::1', '[::1]'].includes(host)
}

function refuseHalfTwilio(settings: Settings) {
  const { SMS_PROVIDER, TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM } = settings
  const isComplete = TWILIO_ACCOUNT_SID && TWILIO_AUTH_TOKEN && TWILIO_FROM
  if (SMS_PROVIDER === 'twilio' && !isComplete)
    throw new Error(
      'SMS_PROVIDER=twilio needs TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM.',
    )
}
