import { describe, expect, test } from 'vitest'
import { readEnv } from './env.ts'

const outside = {
  APP_ENV: 'production',
  DATABASE_URL: 'postgres://db/uncle',
  PUBLIC_URL: 'https://uncle.example',
  WEBHOOK_SECRET: 'a'.repeat(16),
  OTP_SECRET: 'b'.repeat(16),
  RAZORPAY_KEY_ID: 'rzp_test_key',
  RAZORPAY_KEY_SECRET: 'rzp_secret',
  MSG91_AUTH_KEY: 'msg91-key',
  MSG91_TEMPLATES: '{}',
}

describe('the environment', () => {
  test('needs nothing on a local machine', () => {
    expect(readEnv({})).toMatchObject({
      APP_ENV: 'local',
      PORT: 3000,
      HOST: 'localhost',
      DATA_DIR: '.data',
      TRUST_PROXY: false,
    })
  })

  test('is read as the types it has', () => {
    expect(readEnv({ PORT: '8080', TRUST_PROXY: 'true', DATABASE_POOL: '25' })).toMatchObject({
      PORT: 8080,
      TRUST_PROXY: true,
      DATABASE_POOL: 25,
    })
  })

  test('is complete for production', () => expect(readEnv(outside)).toMatchObject({ APP_ENV: 'production' }))

  test.each([
    [{ PORT: 'http' }, /PORT must be integer/],
    [{ PORT: '70000' }, /PORT must be <= 65535/],
    [{ APP_ENV: 'prod' }, /APP_ENV/],
    [{ DATABASE_URL: 'mysql://db' }, /DATABASE_URL must match pattern/],
    [{ PUBLIC_URL: 'uncle.example' }, /PUBLIC_URL/],
    [{ APP_ENV: 'staging' }, /WEBHOOK_SECRET is required when APP_ENV is staging/],
    [{ ...outside, DATABASE_URL: undefined }, /embedded database is for one local machine/],
    [{ ...outside, OTP_SECRET: 'short' }, /OTP_SECRET must NOT have fewer than 16 characters/],
  ])('%j is refused with the reason', (source, reason) => expect(() => readEnv(source)).toThrow(reason))

  test('names every mistake at once', () => {
    expect(() => readEnv({ PORT: 'x', LOG_LEVEL: 'loud' })).toThrow(/PORT[\s\S]*LOG_LEVEL/)
  })
})
