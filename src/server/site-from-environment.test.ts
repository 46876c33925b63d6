import { expect, test } from 'vitest'
import { SITE_FIELDS } from '#domain/site.ts'
import { readSite } from './site-from-environment.ts'

test('every contact detail of the site is read by its name', () => {
  expect(readSite(undefined)).toEqual({})
  const whole = Object.fromEntries(SITE_FIELDS.map((name) => [name, 'set']))
  expect(readSite(JSON.stringify(whole))).toEqual(whole)
})

test.each([
  ['{', /SITE is not valid JSON/],
  ['[]', /SITE has to be a JSON object/],
  ['{"fax":"1"}', /SITE has no fax/],
  ['{"supportPhone":1800}', /SITE.supportPhone has to be text/],
])('contact details %s are refused with the reason', (text, reason) => expect(() => readSite(text)).toThrow(reason))
