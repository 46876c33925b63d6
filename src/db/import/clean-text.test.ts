import { expect, test } from 'vitest'
import { cleanText } from './clean-text.ts'

test.each([
  ['  Neem   House ', 'Neem House'],
  ['Neem\r\nHouse\tPune', 'Neem House Pune'],
  ['Kesar &amp; Neem', 'Kesar & Neem'],
  ['Kesar &amp;amp; Neem', 'Kesar & Neem'],
  ['Lover&#39;s &#x2019;Inn', "Lover's ’Inn"],
  ['5 &unknown; stars &#0; &#xD800;', '5 &unknown; stars &#0; &#xD800;'],
  ['Ne\u200Bem\u0000 \u202Eesuoh', 'Neem esuoh'],
  ['क्\u200Dष', 'क्\u200Dष'],
  ['Cafe\u0301', 'Café'],
  ['\u00A0 \u3000', ''],
])('the import cleans %j to %j', (dirty, clean) => {
  expect(cleanText(dirty)).toBe(clean)
})
