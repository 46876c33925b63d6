import { expect, test } from 'vitest'
import { LANGUAGES } from '../languages.ts'
import { SITE_TEXTS, siteText } from './site-text.ts'

const LINK = 'https://www.uncle.example/desk/channels'

test.each([
  ['sold_twice', 'Uncle: a room is sold twice for the same time. Your desk says which, and what to do: '],
  ['site_silent', 'Uncle: we could not read another site for an hour. A room can be sold twice now. See your desk: '],
] as const)('the text %s fits one SMS in English', (kind, words) => {
  const { body } = siteText(kind, 'en', LINK)
  expect(body).toBe(words + LINK)
  expect(body).toMatch(/^[ !,\-./0-9:?A-Za-z]{1,160}$/)
})

test.each(SITE_TEXTS.flatMap((kind) => LANGUAGES.map((language) => [kind, language] as const)))(
  'the text %s in %s has a subject and the link as its only value',
  (kind, language) => {
    const { subject, body, values } = siteText(kind, language, LINK)
    expect(values).toEqual([LINK])
    expect(body.endsWith(LINK)).toBe(true)
    expect(subject).toMatch(/^Uncle: \S/)
  },
)
