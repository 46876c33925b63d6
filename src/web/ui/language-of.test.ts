import { expect, test } from 'vitest'
import { languageOf } from './language-of.ts'

test.each([
  ['The geyser', 'en'],
  ['“Deluxe” room – café side, ₹200', 'en'],
  ['गीज़र', 'hi'],
  ['AC खराब है', 'hi'],
  ['கீசர்', 'ta'],
  ['Geyser கீசர்', 'ta'],
  ['бойлер', undefined],
  ['Geyser бойлер', undefined],
  ['104', undefined],
  ['', undefined],
])('the letters of %j are recognised as %s', (text, language) => expect(languageOf(text)).toBe(language))
