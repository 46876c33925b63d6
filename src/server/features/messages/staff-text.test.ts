import { expect, test } from 'vitest'
import { STAFF_TEXTS } from '#domain/desk/staff-text.ts'
import { LANGUAGES } from '#domain/languages.ts'
import { staffText } from './staff-text.ts'

const WORDS = {
  moment: 'Sat, 5 Dec, 9:41 PM',
  desk: 'https://uncle.example/desk',
  link: 'https://uncle.example/not-me#abc',
}

test('an invitation says when it was written, where to accept and how to refuse', () =>
  expect(staffText('post', 'en', WORDS)).toEqual({
    body: 'Uncle: you are invited to work at a desk (Sat, 5 Dec, 9:41 PM). Accept or decline: https://uncle.example/desk Not you? https://uncle.example/not-me#abc',
    values: ['Sat, 5 Dec, 9:41 PM', WORDS.desk, WORDS.link],
  }))

test.each(STAFF_TEXTS)('the text %s has its variables in every language and names neither hotel nor couple', (kind) => {
  for (const language of LANGUAGES) {
    const { body, values } = staffText(kind, language, WORDS)
    for (const value of values) expect(body).toContain(value)
    expect(body).not.toMatch(/hotel|couple|होटल|ஹோட்டல்/i)
  }
})
