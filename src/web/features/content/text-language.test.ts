import { expect, test } from 'vitest'
import { foreignLanguage, ownLanguage } from './text-language.tsx'
import { PLAIN_TEXTS } from './texts.ts'

test('a text in a language other than its page’s names its language', () => {
  expect([foreignLanguage({ language: 'ta' }), ownLanguage({ language: 'ta' })]).toEqual(['ta', 'en'])
})

test('a text in the language of its page gets no language mark', () => {
  expect([foreignLanguage({}), ownLanguage({})]).toEqual([undefined, undefined])
  expect(foreignLanguage({ language: 'en' })).toBeUndefined()
})

test('each English text that another language may show names its language', () => {
  expect(PLAIN_TEXTS.filter(({ language }) => language !== 'en')).toEqual([])
})
