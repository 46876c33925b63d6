import { expect, test } from 'vitest'
import { readPageConfiguration } from './page-configuration.ts'

const IDS = { GTM_ID: 'GTM-ABC123', META_PIXEL_ID: '1234567890', SENTRY_DSN: 'https://k@errors.example/7' }

test.each([
  [{}, { appEnv: 'local', identityKeptDays: 30 }],
  [
    { APP_ENV: ' staging ', GTM_ID: ' ', IDENTITY_KEPT_DAYS: '45' },
    { appEnv: 'staging', identityKeptDays: 45 },
  ],
  [
    { ...IDS, APP_ENV: 'staging' },
    { appEnv: 'staging', identityKeptDays: 30, gtmId: 'GTM-ABC123', sentryDsn: IDS.SENTRY_DSN },
  ],
  [
    { ...IDS, APP_ENV: 'production' },
    {
      appEnv: 'production',
      identityKeptDays: 30,
      gtmId: 'GTM-ABC123',
      metaPixelId: '1234567890',
      sentryDsn: IDS.SENTRY_DSN,
    },
  ],
])('%o makes pages of %o: the ad pixel is for production alone', (source, configuration) => {
  expect(readPageConfiguration(source)).toEqual(configuration)
})

test('an unknown environment builds nothing', () => {
  expect(() => readPageConfiguration({ APP_ENV: 'prod' })).toThrow('APP_ENV is one of local, staging, production')
})

test.each(['0', '366', '1.5', 'a month'])('no page promises to keep an ID for %o days', (days) => {
  expect(() => readPageConfiguration({ IDENTITY_KEPT_DAYS: days })).toThrow('a whole number from 1 to 365')
})
