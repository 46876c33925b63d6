import { Ajv } from 'ajv'
import { Type, type Static } from 'typebox'
import { IDENTITY_RETENTION_DAYS, MAX_IDENTITY_RETENTION_DAYS } from '#domain/retention-days.ts'
import { CARRIER_SETTINGS, carrierSettingErrors } from './carrier-settings.ts'
import { ConfigurationError } from './configuration-error.ts'
import { DATABASE_SETTINGS, databaseSettingErrors } from './database-settings.ts'
import { E_INVOICE_SETTINGS, eInvoiceSettingErrors } from './e-invoice-settings.ts'
import { lawSettingErrors, LAW_SETTINGS } from './law-settings.ts'
import { PAYMENT_SETTINGS } from './payment-settings.ts'
import { PAGE_SERVICES } from './page-services.ts'
import { processSettingErrors, PROCESS_SETTINGS } from './process-settings.ts'
import { SECRETS, secretsOfTrial } from './secrets.ts'
import { storeSettingErrors, STORE_SETTINGS } from './store-settings.ts'

const Environment = Type.Object({
  APP_ENV: Type.Union([Type.Literal('local'), Type.Literal('staging'), Type.Literal('production')], {
    default: 'local',
    description: 'local uses stand-ins for SMS and payments and offers the tools under /api/dev',
  }),
  ...PROCESS_SETTINGS,
  PORT: Type.Integer({ minimum: 0, maximum: 65_535, default: 3000, description: 'port to listen on' }),
  HOST: Type.String({ minLength: 1, default: 'localhost', description: 'address to listen on' }),
  DATA_DIR: Type.String({ minLength: 1, default: '.data', description: 'folder of the embedded database and files' }),
  ...DATABASE_SETTINGS,
  ALLOW_LOCAL_TOOLS: Type.Union([Type.Literal('yes'), Type.Literal('no')], {
    default: 'no',
    description:
      'yes lets APP_ENV local, whose tools show every one-time password, run beside settings of a real site: an address others reach, PostgreSQL, an https origin, proxies; never beside the keys of a provider',
  }),
  CATALOGUE_MEMORY: Type.Integer({
    minimum: 0,
    maximum: 65_536,
    default: 256,
    description:
      'mebibytes for the cities that searches are answered from, the least used unloaded first; 0: the database answers every search',
  }),
  PAGE_CACHE_MEMORY: Type.Integer({
    minimum: 0,
    maximum: 16_384,
    default: 128,
    description:
      'mebibytes for public pages that are drawn once and sent often, 37 hotels each; 0: every page is drawn again',
  }),
  ID_READING_SECONDS: Type.Integer({ minimum: 1, maximum: 60, default: 6, description: 'for how long an ID is read' }),
  REDIS_URL: Type.Optional(
    Type.String({
      pattern: '^rediss?://',
      description:
        'Redis in which several processes count their limits together; without it each process counts its own',
    }),
  ),
  REDIS_SENTINELS: Type.Optional(
    Type.String({
      pattern: String.raw`^[^,\s:]+:\d{1,5}(,[^,\s:]+:\d{1,5}){0,8}$`,
      description:
        'sentinels that know which Redis is in charge, `host:26379,host:26379`; `REDIS_URL` then only says how to sign in',
    }),
  ),
  REDIS_NAME: Type.String({ default: 'uncle', description: 'what the sentinels call it' }),
  PUBLIC_URL: Type.Optional(
    Type.String({ pattern: '^https?://[^/]+$', description: 'origin guests see; required outside local' }),
  ),
  TRUST_PROXY: Type.Integer({
    minimum: 0,
    maximum: 10,
    default: 0,
    description:
      'how many of our own proxies are in front: the client’s address is read that far back in X-Forwarded-For',
  }),
  DRAIN_SECONDS: Type.Integer({
    minimum: 0,
    maximum: 300,
    default: 5,
    description: 'how long a stopping server still answers the clients that are connected, while /readyz says no',
  }),
  SEARCHES_A_MINUTE: Type.Integer({
    minimum: 0,
    default: 1200,
    description:
      'searches and looks at availability, of each kind, that one address may ask for in a minute; 0 for no limit. Thousands of phones share an address',
  }),
  COMPRESS: Type.Boolean({ default: true, description: 'compress answers; turn it off behind a proxy that does' }),
  LOG_LEVEL: Type.Union(
    ['fatal', 'error', 'warn', 'info', 'debug', 'silent'].map((level) => Type.Literal(level)),
    { default: 'info', description: 'how much the server logs' },
  ),
  SITE: Type.Optional(
    Type.String({
      description: 'JSON of contact details that differ from the built-in ones, by the names in src/domain/site.ts',
    }),
  ),
  DEMO_CATALOGUE: Type.Boolean({ default: true, description: 'load the demo hotels on the first local start' }),
  ...LAW_SETTINGS,
  ...SECRETS,
  OTP_FREE_SENDS: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 10_000,
      description:
        'one-time passwords an hour for one address, or one browser, before a page has to solve a puzzle; 2, and 1000 where APP_ENV is local',
    }),
  ),
  IDENTITY_KEPT_DAYS: Type.Integer({
    minimum: 1,
    maximum: MAX_IDENTITY_RETENTION_DAYS,
    default: IDENTITY_RETENTION_DAYS,
    description: 'days after the last stay on which identity images are destroyed',
  }),
  RELOCATION_LIMIT: Type.Integer({
    minimum: 0,
    maximum: 100_000,
    default: 2000,
    description: 'rupees that another hotel may cost more for guests whose own hotel does not take them',
  }),
  ...STORE_SETTINGS,
  OTEL_EXPORTER_OTLP_ENDPOINT: Type.Optional(
    Type.String({
      pattern: '^https?://',
      description: 'origin of an OpenTelemetry collector, `http://collector:4318`; without it nothing is traced',
    }),
  ),
  OTEL_TRACES_SAMPLER_ARG: Type.Number({
    minimum: 0,
    maximum: 1,
    default: 0.05,
    description: 'the share of requests that is traced, where the proxy in front has not decided',
  }),
  METRICS_TOKEN: Type.Optional(
    Type.String({
      minLength: 16,
      description: 'opens /metrics, in Prometheus’s format, to its bearer; without it there is none',
    }),
  ),
  ...PAGE_SERVICES,
  ...PAYMENT_SETTINGS,
  ...CARRIER_SETTINGS,
  ...E_INVOICE_SETTINGS,
})

export type Env = Static<typeof Environment>

const OUTSIDE_LOCAL = [
  'PUBLIC_URL',
  'WEBHOOK_SECRET',
  'OTP_SECRET',
  'PICTURE_KEY',
  'VOUCHER_KEYS',
  'RECORD_KEY',
  'RAZORPAY_KEY_ID',
  'RAZORPAY_KEY_SECRET',
  'MSG91_AUTH_KEY',
  'MSG91_TEMPLATES',
  'GSTIN',
  'PAYOUT_ACCOUNT',
] as const

/** The whole configuration, from which docs/operating/configuration.md is generated. */
export const CONFIGURATION = Environment.properties as unknown as Record<
  string,
  { description?: string; default?: unknown }
>

/**
 * Compiled only once, because the environment is read three times during a start. The compiler's types ensure that the
 * schema is valid.
 */
const checker = new Ajv({ allErrors: true, coerceTypes: true, useDefaults: true, meta: false, validateSchema: false })

/** Reads the environment. Throws an error that lists every mistake, so that a start never guesses. */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const known = Object.keys(Environment.properties)
  const given = Object.fromEntries(
    known.filter((name) => source[name]?.trim()).map((name) => [name, source[name]?.trim()]),
  )
  const mistakes: string[] = []
  if (!checker.validate(Environment, given)) {
    for (const error of checker.errors ?? []) {
      const name = error.instancePath.slice(1) || String(error.params.missingProperty)
      mistakes.push(`${name} ${error.message} (${describe(name)})`)
    }
  }
  const env = given as unknown as Env
  if (mistakes.length === 0) mistakes.push(...MORE_CHECKS.flatMap((check) => check(env)))
  if (mistakes.length > 0) {
    throw new ConfigurationError(
      `The configuration is not valid:\n${[...new Set(mistakes)].map((line) => `  - ${line}`).join('\n')}`,
    )
  }
  return env
}

const describe = (name: string) => CONFIGURATION[name]?.description ?? 'unknown'

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/

/** Settings that suggest that the machine is open to strangers. */
const SIGNS_OF_A_REAL_SITE: Record<string, (env: Env) => boolean> = {
  HOST: ({ HOST }) => !LOOPBACK.test(HOST),
  DATABASE_URL: ({ DATABASE_URL }) => DATABASE_URL !== undefined,
  PUBLIC_URL: ({ PUBLIC_URL }) => PUBLIC_URL?.startsWith('https:') ?? false,
  TRUST_PROXY: ({ TRUST_PROXY }) => TRUST_PROXY > 0,
}

/** Stand-ins never use these keys, so a trial must not have them, whatever else it allows. */
const KEYS_OF_PROVIDERS = [
  'RAZORPAY_KEY_ID',
  'RAZORPAY_KEY_SECRET',
  'MSG91_AUTH_KEY',
  'SMTP_URL',
  'WHATSAPP_TOKEN',
  'E_INVOICE_HEADERS',
] as const

/** Catches a missing APP_ENV. Without it, a real site would show everybody's OTPs in its outbox. */
function realInLocal(env: Env): string[] {
  if (env.APP_ENV !== 'local') return []
  const shows = 'looks like a real site while APP_ENV is local, whose tools show every one-time password:'
  const keys = KEYS_OF_PROVIDERS.filter((name) => env[name] !== undefined)
  const signs = Object.keys(SIGNS_OF_A_REAL_SITE).filter((name) => SIGNS_OF_A_REAL_SITE[name]?.(env))
  return [
    ...keys.map((name) => `${name} ${shows} set APP_ENV to staging or production, or leave it out`),
    ...(env.ALLOW_LOCAL_TOOLS === 'yes' ? [] : signs).map(
      (name) =>
        `${name} ${shows} set APP_ENV to staging or production, or ALLOW_LOCAL_TOOLS=yes if nobody else can reach this machine`,
    ),
  ]
}

/** Requires encryption for passwords, payments and identity images everywhere except on a local machine. */
function insecureOutsideLocal(env: Env): string[] {
  if (env.APP_ENV === 'local') return []
  return (['PUBLIC_URL', 'S3_ENDPOINT', 'BACKUP_S3_ENDPOINT', 'E_INVOICE_URL'] as const)
    .filter((name) => env[name]?.startsWith('http:'))
    .map((name) => `${name} has to begin with https:// when APP_ENV is ${env.APP_ENV} (${describe(name)})`)
}

const isLoopback = (host: string): boolean => LOOPBACK.test(host)

/** A socket or this machine's loopback needs no TLS, but every other connection does. */
function isPlainDatabase(url: string): boolean {
  const { hostname, searchParams } = new URL(url)
  const host = searchParams.get('host') ?? hostname
  if (host === '' || host.startsWith('/') || isLoopback(host)) return false
  return !['require', 'verify-ca', 'verify-full'].includes(searchParams.get('sslmode') ?? '')
}

function isPlainRedis({ REDIS_URL, REDIS_SENTINELS }: Env): boolean {
  if (REDIS_URL === undefined || REDIS_URL.startsWith('rediss:')) return false
  const hosts = REDIS_SENTINELS?.split(',').map((address) => address.split(':')[0] ?? '') ?? [
    new URL(REDIS_URL).hostname,
  ]
  return !hosts.every(isLoopback)
}

/** Requires that names, phones and passwords never travel unencrypted. */
function plainOutsideLocal(env: Env): string[] {
  if (env.APP_ENV === 'local') return []
  const databases = (['DATABASE_URL', 'DATABASE_OWNER_URL', 'DATABASE_REPLICA_URL'] as const)
    .filter((name) => env[name] !== undefined && URL.canParse(env[name]) && isPlainDatabase(env[name]))
    .map(
      (name) =>
        `${name} needs TLS when APP_ENV is ${env.APP_ENV}: add ?sslmode=verify-full, or use this machine's own address`,
    )
  return [
    ...databases,
    ...(isPlainRedis(env)
      ? [
          `REDIS_URL needs TLS when APP_ENV is ${env.APP_ENV}: begin it with rediss://, or use this machine's own address`,
        ]
      : []),
  ]
}

function missingOutsideLocal(env: Env): string[] {
  if (env.APP_ENV === 'local') return []
  const missing: string[] = OUTSIDE_LOCAL.filter((name) => env[name] === undefined).map(
    (name) => `${name} is required when APP_ENV is ${env.APP_ENV} (${describe(name)})`,
  )
  if (env.APP_ENV === 'production' && !env.DATABASE_URL) {
    missing.push('DATABASE_URL is required when APP_ENV is production: the embedded database is for one local machine')
  }
  return missing
}

/** Rules that involve several settings. */
const MORE_CHECKS = [
  carrierSettingErrors,
  eInvoiceSettingErrors,
  databaseSettingErrors,
  processSettingErrors,
  missingOutsideLocal,
  secretsOfTrial,
  storeSettingErrors,
  insecureOutsideLocal,
  plainOutsideLocal,
  realInLocal,
  lawSettingErrors,
]
