/** Compares each Hindi page with the English one: its sections, links and numbers. A missing or changed promise fails. */
import { expect, test } from 'vitest'
import { CANCELLATIONS_REFUNDS as cancellationsEn } from '../../en/pages/cancellations-refunds.ts'
import { CITY_LINES as citiesEn } from '../../en/pages/cities.ts'
import { HOW_WE_ORDER as orderEn } from '../../en/pages/how-we-order.ts'
import { LOVEKIT as lovekitEn } from '../../en/pages/lovekit.ts'
import * as partnersEn from '../../en/pages/partner-with-us.ts'
import { PRIVACY_POLICY as privacyEn } from '../../en/pages/privacy-policy.ts'
import { SAFETY_LAW as safetyEn } from '../../en/pages/safety-law.ts'
import { SHARE_AND_WIN as shareEn } from '../../en/pages/share-and-win.ts'
import * as checkInEn from '../../en/pages/superfast-checkin.ts'
import { TEAM as teamEn } from '../../en/pages/team.ts'
import { TERMS_CONDITIONS as termsEn } from '../../en/pages/terms-conditions.ts'
import { englishDecides } from '../content.ts'
import { CANCELLATIONS_REFUNDS } from './cancellations-refunds.ts'
import { CITY_LINES } from './cities.ts'
import { HOW_WE_ORDER } from './how-we-order.ts'
import { LOVEKIT } from './lovekit.ts'
import * as partners from './partner-with-us.ts'
import { PRIVACY_POLICY } from './privacy-policy.ts'
import { SAFETY_LAW } from './safety-law.ts'
import { SHARE_AND_WIN } from './share-and-win.ts'
import * as checkIn from './superfast-checkin.ts'
import { TEAM } from './team.ts'
import { TERMS_CONDITIONS } from './terms-conditions.ts'

const PAGES = [
  ['cancellations and refunds', cancellationsEn, CANCELLATIONS_REFUNDS],
  ['how we order hotels', orderEn, HOW_WE_ORDER],
  ['the love kit', lovekitEn, LOVEKIT],
  ['hotels as partners', partnersEn, partners],
  ['privacy', privacyEn, PRIVACY_POLICY],
  ['safety and law', safetyEn, SAFETY_LAW],
  ['sharing', shareEn, SHARE_AND_WIN],
  ['superfast check-in', checkInEn, checkIn],
  ['the team', teamEn, TEAM],
  ['the terms', termsEn, TERMS_CONDITIONS],
] as const

/** Keys whose values nobody reads: addresses, anchors, names of pictures. */
const MARKS = new Set(['to', 'id', 'icon', 'path'])

/** The marks in order, and the numbers of each paragraph, list item, fact or heading. */
function shapeOf(part: unknown): unknown {
  if (typeof part === 'string') return (part.match(/\d+/g) ?? []).toSorted().join(' ')
  if (Array.isArray(part)) {
    const isSentence = part.some((each) => typeof each === 'string' || (each as { to?: string }).to !== undefined)
    if (!isSentence) return part.map(shapeOf)
    const texts = part.map((each) => (typeof each === 'string' ? each : each.words))
    return [shapeOf(texts.join(' ')), part.flatMap((each) => (typeof each === 'string' ? [] : [each.to]))]
  }
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, MARKS.has(key) ? value : shapeOf(value)]))
}

test.each(PAGES)('the Hindi page on %s has the sections, links and numbers of the English one', (_name, en, hi) =>
  expect(shapeOf(hi)).toEqual(shapeOf(en)),
)

test.each(PAGES)('the Hindi page on %s leaves no sentence in English', (_name, _en, hi) => {
  const textsOf = (part: unknown): string[] =>
    typeof part === 'string'
      ? [part]
      : typeof part === 'object' && part !== null
        ? Object.entries(part).flatMap(([key, value]) => (MARKS.has(key) ? [] : textsOf(value)))
        : []
  const english = textsOf(hi).filter((text) => /[a-z]+ [a-z]+ [a-z]+/i.test(text))
  const names = /Uncle Stays Private Limited|Lavender Lane|Information Technology Act|Data Protection Board of India/
  expect(english.filter((text) => !names.test(text))).toEqual([])
})

test.each([CANCELLATIONS_REFUNDS, TERMS_CONDITIONS, PRIVACY_POLICY, SAFETY_LAW])(
  '$path says in its first line that the English text decides',
  ({ intro }) => expect(typeof intro === 'string' ? intro : intro[0]).toMatch(new RegExp(`^${englishDecides}`)),
)

test('every city with lines of its own has them in Hindi too', () =>
  expect(Object.keys(CITY_LINES)).toEqual(Object.keys(citiesEn)))

test('Hindi titles and descriptions have a length that search engines show', () => {
  for (const [, , page] of PAGES) {
    const { title, description } =
      'PARTNER_WITH_US' in page ? page.PARTNER_WITH_US : 'SUPERFAST_CHECKIN' in page ? page.SUPERFAST_CHECKIN : page
    expect(title.length, title).toBeLessThanOrEqual(60)
    expect(description.length, title).toBeGreaterThanOrEqual(70)
    expect(description.length, title).toBeLessThanOrEqual(170)
  }
})
