import { expect, test } from 'vitest'
import { readEnv } from './env.ts'
import { eInvoiceSettingErrors, readPortalHeaders } from './e-invoice-settings.ts'

const whole = {
  APP_ENV: 'production',
  E_INVOICE_FROM: '2027-04-01',
  E_INVOICE_URL: 'https://gsp.example/core',
  E_INVOICE_HEADERS: '{"AuthToken":"a token"}',
}

test('on a deployed site e-invoices require a first day, an address and headers, and nothing if no day is set', () => {
  expect(eInvoiceSettingErrors(whole)).toEqual([])
  expect(eInvoiceSettingErrors({ APP_ENV: 'production' })).toEqual([])
  expect(eInvoiceSettingErrors({ APP_ENV: 'local', E_INVOICE_FROM: '2027-04-01' })).toEqual([])
  const { E_INVOICE_URL: _url, E_INVOICE_HEADERS: headers, ...without } = whole
  expect(eInvoiceSettingErrors(without)).toEqual([
    'E_INVOICE_URL is required with E_INVOICE_FROM when APP_ENV is production',
  ])
  expect(eInvoiceSettingErrors({ ...without, E_INVOICE_HEADERS: headers })).toContain(
    'E_INVOICE_URL and E_INVOICE_HEADERS are set together',
  )
  expect(eInvoiceSettingErrors({ ...whole, E_INVOICE_FROM: '2027-02-30' })).toEqual(['E_INVOICE_FROM is not a day'])
})

test.each(['', '{', 'null', '[]x', '{"a b":"c"}', '{"a":1}', '{"a":"b\\nc"}', '{"a":""}', '["token"]'])(
  'the settings refuse headers that a request cannot have: %j',
  (text) => {
    expect(readPortalHeaders(text)).toBeUndefined()
    expect(eInvoiceSettingErrors({ ...whole, E_INVOICE_HEADERS: text })).toHaveLength(1)
  },
)

test('a local site uses no provider, and any other site reaches its provider by https', () => {
  const { E_INVOICE_URL, E_INVOICE_HEADERS } = whole
  expect(() => readEnv({ E_INVOICE_URL, E_INVOICE_HEADERS })).toThrow('E_INVOICE_HEADERS looks like a real site')
  const plain = { APP_ENV: 'production', E_INVOICE_URL: 'http://gsp.example/core', E_INVOICE_HEADERS }
  expect(() => readEnv(plain)).toThrow('E_INVOICE_URL has to begin with https://')
  expect(readEnv({ E_INVOICE_FROM: '2027-04-01' }).E_INVOICE_FROM).toBe('2027-04-01')
})
