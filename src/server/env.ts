import { Ajv } from 'ajv'
import { Type, type Static } from 'typebox'
import { ConfigurationError } from './configuration-error.ts'

const Environment = Type.Object({
  APP_ENV: Type.Union([Type.Literal('local'), Type.Literal('staging'), Type.Literal('production')], {
    default: 'local',
    description: 'local uses stand-ins for SMS and payments and offers the tools under /api/dev',
  }),
  PORT: Type.Integer({ minimum: 0, maximum: 65_535, default: 3000, description: 'port to listen on' }),
  HOST: Type.String({ minLength: 1, default: 'localhost', description: 'address to listen on' }),
  DATA_DIR: Type.String({
    minLength: 1,
    default: '.data',
    description: 'folder of the embedded database and of files',
  }),
  DATABASE_URL: Type.Optional(
    Type.String({
      pattern: '^postgres(ql)?://',
      description: 'PostgreSQL 15 or newer; without it the embedded database',
    }),
  ),
  DATABASE_POOL: Type.Integer({
    minimum: 1,
    maximum: 200,
    default: 6,
    description: 'connections to PostgreSQL; about two for each of its cores',
  }),
  PUBLIC_URL: Type.Optional(
    Type.String({ pattern: '^https?://[^/]+$', description: 'origin guests see; required outside local' }),
  ),
  TRUST_PROXY: Type.Boolean({ default: false, description: 'read the client’s address from X-Forwarded-For' }),
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
  WEBHOOK_SECRET: Type.Optional(
    Type.String({ minLength: 16, description: 'signs the gateway’s reports; required outside local' }),
  ),
  OTP_SECRET: Type.Optional(
    Type.String({ minLength: 16, description: 'keys the hashes of one-time passwords; required outside local' }),
  ),
  RAZORPAY_KEY_ID: Type.Optional(Type.String({ minLength: 8, description: 'Razorpay key; required outside local' })),
  RAZORPAY_KEY_SECRET: Type.Optional(
    Type.String({ minLength: 8, description: 'Razorpay secret; required outside local' }),
  ),
  MSG91_AUTH_KEY: Type.Optional(Type.String({ minLength: 8, description: 'MSG91 key; required outside local' })),
  MSG91_TEMPLATES: Type.Optional(
    Type.String({
      pattern: '^\\{',
      description:
        'JSON of MSG91 template ids by our names: those of src/server/ports/message-sender.ts, e-mails with email: before the name, and email:from, the sender; required outside local',
    }),
  ),
})

export type Env = Static<typeof Environment>

const OUTSIDE_LOCAL = [
  'PUBLIC_URL',
  'WEBHOOK_SECRET',
  'OTP_SECRET',
  'RAZORPAY_KEY_ID',
  'RAZORPAY_KEY_SECRET',
  'MSG91_AUTH_KEY',
  'MSG91_TEMPLATES',
] as const

/** The whole configuration, for the README's table and its test. */
export const CONFIGURATION = Environment.properties as unknown as Record<
  string,
  { description?: string; default?: unknown }
>

/** Reads the environment once. Throws with every mistake named, so that a start never guesses. */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const known = Object.keys(Environment.properties)
  const given = Object.fromEntries(
    known.filter((name) => source[name]?.trim()).map((name) => [name, source[name]?.trim()]),
  )
  const ajv = new Ajv({ allErrors: true, coerceTypes: true, useDefaults: true })
  const mistakes: string[] = []
  if (!ajv.validate(Environment, given)) {
    for (const error of ajv.errors ?? []) {
      const name = error.instancePath.slice(1) || String(error.params.missingProperty)
      mistakes.push(`${name} ${error.message} (${describe(name)})`)
    }
  }
  const env = given as unknown as Env
  if (mistakes.length === 0) mistakes.push(...missingOutsideLocal(env))
  if (mistakes.length > 0) {
    throw new ConfigurationError(
      `The configuration is not valid:\n${[...new Set(mistakes)].map((line) => `  - ${line}`).join('\n')}`,
    )
  }
  return env
}

const describe = (name: string) => CONFIGURATION[name]?.description ?? 'unknown'

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
