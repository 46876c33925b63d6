/** Checks the settings that deploy/compose.yaml gives each of the site's processes, with compose's own precedence. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { CONFIGURATION, readEnv } from '#server/env.ts'
import { PAGE_VARIABLES } from '#server/page-configuration.ts'

const read = (path: string) => readFileSync(new URL(`../../deploy/${path}`, import.meta.url), 'utf8')

type Values = Record<string, string>
type Service = {
  build?: { args: Values }
  env_file?: (string | { path: string; required: boolean })[]
  environment?: Values
  command: string[]
}
const { services } = parse(read('compose.yaml'), { merge: true }) as { services: Record<string, Service> }
const ours = ['app-1', 'app-2', 'worker', 'migrate']

const valuesOf = (file: string): Values =>
  Object.fromEntries([...file.matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]))

/**
 * Merges the settings as compose does: a later file overrides an earlier one, and `environment` overrides both. An
 * optional file is merged only if it exists.
 */
function environmentOf(name: string, there: Record<string, Values>): Values {
  const { env_file: files = [], environment = {} } = services[name] ?? { command: [] }
  const each = files.map((file) => {
    const path = typeof file === 'string' ? file : file.path
    const isOptional = typeof file !== 'string' && !file.required
    return there[path] ?? (isOptional ? {} : valuesOf(read(path)))
  })
  return Object.assign({}, ...each, environment) as Values
}

const real: Values = {
  APP_ENV: 'production',
  PUBLIC_URL: 'https://uncle.example',
  DATABASE_URL: 'postgres://uncle_rows:x@db.example/uncle?sslmode=verify-full',
  REDIS_URL: 'rediss://:x@redis.example',
  TRUST_PROXY: '2',
  OTP_SECRET: 'b'.repeat(16),
  PICTURE_KEY: Buffer.alloc(32, 7).toString('base64'),
  VOUCHER_KEYS: Buffer.alloc(32, 8).toString('base64'),
  RECORD_KEY: Buffer.alloc(32, 9).toString('base64'),
  S3_ENDPOINT: 'https://files.example',
  S3_BUCKET: 'files',
  S3_REGION: 'ap-south-1',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
  BACKUP_S3_ENDPOINT: 'https://backup.example',
  BACKUP_S3_BUCKET: 'backup',
  BACKUP_S3_REGION: 'ap-south-2',
  BACKUP_S3_ACCESS_KEY_ID: 'id',
  BACKUP_S3_SECRET_ACCESS_KEY: 'secret',
  RAZORPAY_KEY_ID: 'rzp_live_key',
  RAZORPAY_KEY_SECRET: 'rzp_secret',
  PAYOUT_ACCOUNT: 'HDFC0000240:50200048801234',
  WEBHOOK_SECRET: 'a'.repeat(16),
  MSG91_AUTH_KEY: 'msg91-key',
  MSG91_TEMPLATES: '{}',
  SMTP_URL: 'smtps://mail.example',
  EMAIL_FROM: 'stay@uncle.example',
  GSTIN: '29AAKCU2210P1ZX',
}
const owner = { DATABASE_OWNER_URL: 'postgres://uncle:x@db.example/uncle?sslmode=verify-full' }
const without = (name: string) => Object.fromEntries(Object.entries(real).filter(([one]) => one !== name))

describe.each(ours)('the settings that compose gives %s', (name) => {
  test('compose gives each container the settings of a trial when uncle.env is missing', () => {
    const given = environmentOf(name, {})
    expect(Object.keys(given).filter((one) => !(one in CONFIGURATION))).toEqual([])
    const RUN = name === 'migrate' ? 'both' : name.replace(/-\d$/, '')
    expect(readEnv(given)).toMatchObject({ RUN, MIGRATE: 'no', APP_ENV: 'local', TRUST_PROXY: 1 })
    expect('DATABASE_OWNER_URL' in given).toBe(name === 'migrate')
  })

  test('compose gives each container everything that uncle.env sets', () => {
    const given = environmentOf(name, { 'uncle.env': real, 'migrate.env': owner })
    expect(given).toMatchObject(name === 'migrate' ? { ...real, ...owner } : real)
    expect(readEnv(given)).toMatchObject({ APP_ENV: 'production', MIGRATE: 'no', TRUST_PROXY: 2, PORT: 3000 })
  })

  test('compose gives no trial setting with which a real site would run unnoticed', () => {
    const harmless = new Set(['TRUST_PROXY', 'PUBLIC_URL', 'ALLOW_LOCAL_TOOLS', 'S3_BUCKET', 'S3_REGION'])
    for (const forgotten of Object.keys(valuesOf(read('trial.env')))) {
      const own = forgotten.replace(/^BACKUP_/, '')
      if (harmless.has(own) || own === 'S3_ACCESS_KEY_ID') continue
      const files = { 'uncle.env': without(forgotten), 'migrate.env': owner }
      expect(() => readEnv(environmentOf(name, files)), forgotten).toThrow(/of-a-trial|trial\.env|real site|https/)
    }
  })
})

test('compose does not migrate a real database as a trial’s owner', () => {
  expect(() => readEnv(environmentOf('migrate', { 'uncle.env': real }))).toThrow('DATABASE_OWNER_URL is a published')
})

test('compose builds the pages with every setting that the pages use', () => {
  for (const name of ours)
    expect(Object.keys(services[name]?.build?.args ?? {}).toSorted()).toEqual([...PAGE_VARIABLES])
})

test('the neighbouring containers have the passwords in trial.env and trial-migrate.env', () => {
  const compose = read('compose.yaml')
  const named = `${read('trial.env')}${read('trial-migrate.env')}`
  for (const [, value] of compose.matchAll(/:-(\w+-of-a-trial)\}/g)) expect(named).toContain(value)
  expect(compose.match(/:-\w+-of-a-trial\}/g)?.length).toBeGreaterThanOrEqual(5)
})
