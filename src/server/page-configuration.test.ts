import { expect, test } from 'vitest'
import { TAX_RULES } from '#domain/bills/tax.ts'
import { readPageConfiguration, refuseOtherPages } from './page-configuration.ts'

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
])(
  'the variables %o give pages the configuration %o, and only production has the ad pixel',
  (source, configuration) => {
    expect(readPageConfiguration(source)).toEqual({ taxRules: TAX_RULES, ...configuration })
  },
)

test('maps have tiles only when both a tile URL and the name of the tiles’ owner are set', () => {
  const url = 'https://tiles.example/{z}/{x}/{y}.png'
  const attribution = 'Map data by its makers'
  expect(readPageConfiguration({ MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: attribution }).mapTiles).toEqual({
    url,
    attribution,
  })
  expect(readPageConfiguration({}).mapTiles).toBeUndefined()
  expect(() => readPageConfiguration({ MAP_TILES_URL: url })).toThrow('needs MAP_TILES_ATTRIBUTION')
  for (const wrong of [
    'http://tiles.example/{z}/{x}/{y}.png',
    'https://tiles.example/{z}/{x}.png',
    "https://a.example;script-src 'self'/{z}{x}{y}",
  ])
    expect(() => readPageConfiguration({ MAP_TILES_URL: wrong, MAP_TILES_ATTRIBUTION: attribution })).toThrow(
      'MAP_TILES_URL is an https address',
    )
})

test('the build fails for an unknown environment', () => {
  expect(() => readPageConfiguration({ APP_ENV: 'prod' })).toThrow('APP_ENV is one of local, staging, production')
})

test.each(['0', '366', '1.5', 'a month'])('a build whose pages promise to keep IDs for %o days is refused', (days) => {
  expect(() => readPageConfiguration({ IDENTITY_KEPT_DAYS: days })).toThrow('a whole number from 1 to 365')
})

test('pages contain the GST rule in force when they are built, and later ones', () => {
  const next = { from: '2027-04-01', threshold: 8000, percentUpTo: 5, percentAbove: 18 }
  const GST_RULES = JSON.stringify([next])
  expect(readPageConfiguration({ GST_RULES }, new Date('2027-03-31T12:00:00Z')).taxRules).toEqual([...TAX_RULES, next])
  expect(readPageConfiguration({ GST_RULES }, new Date('2027-03-31T19:00:00Z')).taxRules).toEqual([next])
})

test.each([
  ['production', 'local', true],
  ['production', 'staging', true],
  ['production', 'production', false],
  ['staging', 'production', true],
  ['staging', 'local', false],
  ['local', 'production', false],
] as const)('a server for %s that finds pages built for %s is refused: %s', (APP_ENV, built, isRefused) => {
  const start = () => refuseOtherPages(readPageConfiguration({ APP_ENV: built }), { APP_ENV, IDENTITY_KEPT_DAYS: 30 })
  if (isRefused) expect(start).toThrow(`built with APP_ENV=${built}: build them again with APP_ENV=${APP_ENV}`)
  else expect(start).not.toThrow()
})

test('a server refuses pages that promise to keep IDs for a different number of days than it does', () => {
  const pages = readPageConfiguration({ APP_ENV: 'production', IDENTITY_KEPT_DAYS: '45' })
  expect(() => refuseOtherPages(pages, { APP_ENV: 'production', IDENTITY_KEPT_DAYS: 30 })).toThrow('=45')
})
