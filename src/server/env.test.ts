import { describe, expect, test } from 'vitest'
import { readEnv } from './env.ts'

const outside = {
  APP_ENV: 'production',
  DATABASE_URL: 'postgres://db/uncle?sslmode=verify-full',
  PUBLIC_URL: 'https://uncle.example',
  WEBHOOK_SECRET: 'a'.repeat(16),
  OTP_SECRET: 'b'.repeat(16),
  PICTURE_KEY: Buffer.alloc(32, 7).toString('base64'),
  VOUCHER_KEYS: Buffer.alloc(32, 8).toString('base64'),
  RECORD_KEY: Buffer.alloc(32, 9).toString('base64'),
  S3_ENDPOINT: 'https://files.uncle.example',
  S3_BUCKET: 'uncle-files',
  S3_REGION: 'ap-south-1',
  S3_ACCESS_KEY_ID: 'an-id',
  S3_SECRET_ACCESS_KEY: 'a-secret',
  BACKUP_S3_ENDPOINT: 'https://backup.uncle.example',
  BACKUP_S3_BUCKET: 'uncle-backup',
  BACKUP_S3_REGION: 'ap-south-2',
  BACKUP_S3_ACCESS_KEY_ID: 'another-id',
  BACKUP_S3_SECRET_ACCESS_KEY: 'another-secret',
  RAZORPAY_KEY_ID: 'rzp_test_key',
  RAZORPAY_KEY_SECRET: 'rzp_secret',
  MSG91_AUTH_KEY: 'msg91-key',
  MSG91_TEMPLATES: '{}',
  SMTP_URL: 'smtps://mail.uncle.example',
  EMAIL_FROM: 'stay@uncle.example',
  GSTIN: '29AAKCU2210P1ZX',
  PAYOUT_ACCOUNT: 'HDFC0000240:50200048801234',
}

describe('the environment', () => {
  test('the server refuses to run app or worker separately on the embedded database, which allows only one process', () => {
    for (const run of ['app', 'worker']) expect(() => readEnv({ RUN: run })).toThrow(`RUN=${run} needs a DATABASE_URL`)
    expect(readEnv({ RUN: 'both' })).toMatchObject({ RUN: 'both', MIGRATE: 'yes', WORKER_PORT: 3001 })
    expect(readEnv({ ...outside, RUN: 'worker' }).RUN).toBe('worker')
    expect(() => readEnv({ RUN: 'neither' })).toThrow('RUN')
  })

  test('the server needs no setting on a local machine', () => {
    expect(readEnv({})).toMatchObject({
      APP_ENV: 'local',
      PORT: 3000,
      HOST: 'localhost',
      DATA_DIR: '.data',
      TRUST_PROXY: 0,
    })
  })

  test('the server sends emails by SMTP unless MSG91 is named', () => {
    const { SMTP_URL, EMAIL_FROM, ...without } = outside
    expect(() => readEnv(without)).toThrow(/SMTP_URL is required when APP_ENV is production/)
    expect(() => readEnv({ ...without, SMTP_URL })).toThrow(/EMAIL_FROM is required/)
    expect(() => readEnv({ ...without, SMTP_URL: 'mail.uncle.example', EMAIL_FROM })).toThrow(/SMTP_URL/)
    expect(readEnv({ ...without, EMAIL_BY: 'msg91' }).APP_ENV).toBe('production')
    expect(() => readEnv({ ...outside, EMAIL_BY: 'msg91' })).toThrow(/SMTP_URL is not used/)
  })

  test.each(['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'MSG91_AUTH_KEY', 'SMTP_URL'] as const)(
    'the server refuses to run as a local site with %s set, even if a real database is allowed',
    (name) => {
      const source = { [name]: outside[name], EMAIL_FROM: outside.EMAIL_FROM, ALLOW_LOCAL_TOOLS: 'yes' }
      expect(() => readEnv(source)).toThrow(`${name} looks like a real site`)
    },
  )

  test.each([
    { OTP_SECRET: 'a-secret-of-a-trial' },
    { VOUCHER_KEYS: `${outside.VOUCHER_KEYS},${Buffer.alloc(32).toString('base64')}` },
    { PICTURE_KEY: Buffer.alloc(32).toString('base64') },
    { DATABASE_URL: 'postgres://uncle_rows:rows-of-a-trial@postgres/uncle' },
  ])('the server refuses a published secret outside local: %j', (source) => {
    const said = `${Object.keys(source)[0]} is a published value of deploy/trial.env`
    expect(() => readEnv({ ...outside, ...source })).toThrow(said)
    expect(readEnv({ ...source, ALLOW_LOCAL_TOOLS: 'yes' }).APP_ENV).toBe('local')
  })

  test('the server parses its settings into types', () => {
    expect(readEnv({ PORT: '8080', TRUST_PROXY: '1', DATABASE_POOL: '25', ALLOW_LOCAL_TOOLS: 'yes' })).toMatchObject({
      PORT: 8080,
      TRUST_PROXY: 1,
      DATABASE_POOL: 25,
    })
  })

  test.each([{ HOST: '127.0.0.1' }, { HOST: '::1' }, { PUBLIC_URL: 'http://localhost:8080' }])(
    'the server accepts a local site with %j',
    (source) => expect(readEnv(source)).toMatchObject(source),
  )

  test('the server allows a local site with a real database only with explicit permission', () => {
    const source = { DATABASE_URL: 'postgres://db/uncle', HOST: '0.0.0.0', ALLOW_LOCAL_TOOLS: 'yes' }
    expect(readEnv(source)).toMatchObject({ APP_ENV: 'local', HOST: '0.0.0.0' })
  })

  test('the server accepts the full configuration of production', () =>
    expect(readEnv(outside)).toMatchObject({ APP_ENV: 'production' }))

  test.each([
    [{ PORT: 'http' }, /PORT must be integer/],
    [{ PORT: '70000' }, /PORT must be <= 65535/],
    [{ APP_ENV: 'prod' }, /APP_ENV/],
    [{ DATABASE_URL: 'mysql://db' }, /DATABASE_URL must match pattern/],
    [{ PUBLIC_URL: 'uncle.example' }, /PUBLIC_URL/],
    [{ APP_ENV: 'staging' }, /WEBHOOK_SECRET is required when APP_ENV is staging/],
    [{ ...outside, DATABASE_URL: undefined }, /embedded database is for one local machine/],
    [{ ...outside, S3_BUCKET: undefined }, /S3_BUCKET is required when APP_ENV is production/],
    [{ S3_BUCKET: 'uncle-files' }, /S3_ENDPOINT is required when another S3_ variable is given/],
    [{ ...outside, BACKUP_S3_REGION: undefined }, /BACKUP_S3_REGION is required when APP_ENV is production/],
    [{ BACKUP_S3_REGION: 'x' }, /BACKUP_S3_BUCKET is required when another BACKUP_S3_ variable is given/],
    [
      { ...outside, BACKUP_S3_ENDPOINT: outside.S3_ENDPOINT, BACKUP_S3_BUCKET: outside.S3_BUCKET },
      /BACKUP_S3_BUCKET has to be another bucket than S3_BUCKET/,
    ],
    [
      { ...outside, APP_ENV: 'staging', BACKUP_S3_ENDPOINT: 'http://x.example' },
      /BACKUP_S3_ENDPOINT has to begin with https/,
    ],
    [{ ...outside, APP_ENV: 'staging', PICTURE_KEY: undefined }, /PICTURE_KEY is required when APP_ENV is staging/],
    [{ PICTURE_KEY: Buffer.alloc(31).toString('base64') }, /PICTURE_KEY must match pattern/],
    [{ PICTURE_KEY_PREVIOUS: 'short' }, /PICTURE_KEY_PREVIOUS must match pattern/],
    [{ ...outside, RECORD_KEY: undefined }, /RECORD_KEY is required when APP_ENV is production/],
    [{ ...outside, VOUCHER_KEYS: undefined }, /VOUCHER_KEYS is required when APP_ENV is production/],
    [{ VOUCHER_KEYS: Buffer.alloc(31).toString('base64') }, /VOUCHER_KEYS must match pattern/],
    [{ VOUCHER_KEYS: `${Buffer.alloc(32).toString('base64')},` }, /VOUCHER_KEYS must match pattern/],
    [{ ...outside, GSTIN: undefined }, /GSTIN is required when APP_ENV is production/],
    [{ GSTIN: '29AAKCU2210P1ZY' }, /GSTIN: the check digit of 29AAKCU2210P1ZY does not fit/],
    [{ GSTIN: '29AAKCU2210P1ZX,27' }, /GSTIN must match pattern/],
    [{ ...outside, PAYOUT_ACCOUNT: undefined }, /PAYOUT_ACCOUNT is required when APP_ENV is production/],
    [{ PAYOUT_ACCOUNT: '50200048801234' }, /PAYOUT_ACCOUNT must match pattern/],
    [{ HOST: '0.0.0.0' }, /HOST looks like a real site while APP_ENV is local/],
    [{ HOST: '192.168.1.5' }, /HOST looks like a real site/],
    [{ DATABASE_URL: 'postgres://db/uncle' }, /DATABASE_URL looks like a real site/],
    [{ PUBLIC_URL: 'https://uncle.example' }, /PUBLIC_URL looks like a real site/],
    [{ TRUST_PROXY: '1' }, /TRUST_PROXY looks like a real site/],
    [{ RAZORPAY_KEY_ID: 'rzp_test_key' }, /RAZORPAY_KEY_ID looks like a real site/],
    [{ MSG91_AUTH_KEY: 'msg91-key' }, /MSG91_AUTH_KEY looks like a real site/],
    [{ ALLOW_LOCAL_TOOLS: 'maybe' }, /ALLOW_LOCAL_TOOLS/],
    [{ ...outside, PUBLIC_URL: 'http://uncle.example' }, /PUBLIC_URL has to begin with https/],
    [{ ...outside, APP_ENV: 'staging', S3_ENDPOINT: 'http://files.example' }, /S3_ENDPOINT has to begin with https/],
    [{ ...outside, DATABASE_URL: 'postgres://db/uncle' }, /DATABASE_URL needs TLS when APP_ENV is production/],
    [{ ...outside, DATABASE_URL: 'postgres://db/uncle?sslmode=prefer' }, /DATABASE_URL needs TLS/],
    [{ ...outside, DATABASE_OWNER_URL: 'postgres://db/uncle' }, /DATABASE_OWNER_URL needs TLS/],
    [{ ...outside, DATABASE_REPLICA_URL: 'postgres://db/uncle' }, /DATABASE_REPLICA_URL needs TLS/],
    [{ ...outside, APP_ENV: 'staging', REDIS_URL: 'redis://cache' }, /REDIS_URL needs TLS when APP_ENV is staging/],
    [{ ...outside, REDIS_URL: 'redis://x', REDIS_SENTINELS: '127.0.0.1:1,cache:2' }, /REDIS_URL needs TLS/],
    [{ ...outside, OTP_SECRET: 'short' }, /OTP_SECRET must NOT have fewer than 16 characters/],
  ])('the server refuses the settings %j with the reason', (source, reason) =>
    expect(() => readEnv(source)).toThrow(reason),
  )

  test.each([
    { DATABASE_URL: 'postgres://127.0.0.1:5432/uncle', REDIS_URL: 'redis://localhost:6379' },
    { DATABASE_URL: 'postgres:///uncle?host=/var/run/postgresql', REDIS_URL: 'rediss://cache' },
    { DATABASE_URL: 'postgres://db/uncle?sslmode=require', REDIS_URL: 'redis://x', REDIS_SENTINELS: 'localhost:26379' },
  ])('the server accepts connections without TLS on one machine: %j', (source) => {
    expect(readEnv({ ...outside, ...source })).toMatchObject(source)
  })

  test('the server reports all wrong settings together', () => {
    expect(() => readEnv({ PORT: 'x', LOG_LEVEL: 'loud' })).toThrow(/PORT[\s\S]*LOG_LEVEL/)
  })
})
