import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { words as english } from '#english/desk/desk.ts'
import { TRANSLATED } from '#domain/languages.ts'
import { LOADERS } from '#staff/desk/words/languages.ts'
import { COMPLETE } from './complete.ts'

const WORDS = import.meta.dirname

/** Functions that need no sample values: they format times or errors, and have tests of their own. */
const NO_TEXT = new Set(['time', 'refusal', 'refusal.message'])

/** Sample values: unusual numbers that are easy to find in the output, and 1, for which English uses the singular. */
const VALUES = { many: [21, 32, 43, 54, 65], one: [1, 1, 1, 1, 1] } as const

/** Sample values for texts whose parameters need a certain form. */
const OWN_VALUES: Readonly<Record<string, readonly unknown[]>> = {
  'timeline.other': ['21'],
  'ofHouse.andRooms': [['21', '32']],
  'ofPrices.farOff': [{ what: '21', before: '32', percent: 43, isLess: true }],
}

const said = (at: string, text: unknown, values: readonly unknown[]): string =>
  typeof text === 'function' ? String(text(...(OWN_VALUES[at] ?? values))) : String(text)

type Pair = { at: string; before: unknown; after: unknown }

/** Pairs each desk text with its English original. */
function pairs(before: unknown, after: unknown, at = ''): Pair[] {
  if (typeof before !== 'object' || before === null) return NO_TEXT.has(at) ? [] : [{ at, before, after }]
  return Object.entries(before).flatMap(([key, each]) =>
    pairs(each, (after as Record<string, unknown>)[key], at ? `${at}.${key}` : key),
  )
}

/** Texts with fewer digits than in English, because Hindi says 'the second time' without a digit. */
const SPELLED_OUT = new Set(['cannotTake.count'])

const numbersIn = (text: string): string => (text.match(/\d+/g) ?? []).toSorted().join(' ')

/** Words that stay in Latin letters: brand names, and terms that phones show in Latin letters. */
const STAYS =
  /^(?:Uncle|OTP|UPI|IDs?|GST(?:IN|R)?|B2B|B|SMS|WhatsApp|CSV|UTR|TCS|TDS|PIN|JPEG|PNG|WebP|MB|III|https|lanterncourt@hdfcbank|name@bank|iCal|MakeMyTrip|Booking\.com|indianfrro\.gov\.in)$/

describe.each(TRANSLATED)('the desk’s texts of %s', async (language) => {
  const isTranslated = ({ before, after }: Pair) => COMPLETE.has(language) || before !== after
  const all = pairs(english, await LOADERS[language]()).filter(isTranslated)

  test.each(Object.entries(VALUES))(
    'every text has the numbers and values of the English one, with %s',
    (_kind, values) => {
      const faults = all.flatMap(({ at, before, after }) => {
        const [one, other] = [said(at, before, values), said(at, after, values)]
        return SPELLED_OUT.has(at) || numbersIn(one) === numbersIn(other) ? [] : [`${at}: ${one} / ${other}`]
      })
      expect(faults).toEqual([])
    },
  )

  test('no text contains an English word', () => {
    const faults = all.flatMap(({ at, after }) => {
      const words = said(at, after, VALUES.many).replaceAll(/<\/?\w+>/g, '')
      const left = words.match(/[A-Za-z][\w@.]*\w|[A-Za-z]/g)?.filter((word) => !STAYS.test(word)) ?? []
      return left.length === 0 || at === 'lang' ? [] : [`${at}: ${left.join(' ')}`]
    })
    expect(faults).toEqual([])
  })

  test('a translated text has the same markup tags as its English original', () => {
    const marksIn = (text: string) => (text.match(/<\/?[a-z]+>/g) ?? []).toSorted().join('')
    const differs = ({ at, before, after }: Pair) =>
      marksIn(said(at, before, VALUES.many)) !== marksIn(said(at, after, VALUES.many))
    expect(all.filter(differs).map(({ at }) => at)).toEqual([])
  })
})

const ofHotels = (language: string): string[] => [
  ...globSync(`${language}/desk/*.ts`, { cwd: WORDS }),
  ...['hotel-contact', 'link-page', 'not-me', 'seen-link'].map((name) => `${language}/${name}.ts`),
]

/** Each thing has one translation throughout, because two words would suggest two things. */
test.each([
  ['hi', 'मेहमान', /गेस्ट/],
  ['hi', 'रद्द', /कैंसल/],
  ['hi', 'सेव करें', /सहेज/],
  ['hi', 'खाली, आखिरी, खबर, खत्म, गलत, रकम', /[खगक]़|[\u0958-\u095A]/],
  ['hi', 'मैसेज', /संदेश/],
  ['hi', 'रिव्यू', /समीक्षा/],
  ['hi', 'स्टे', /ठहर/],
  ['hi', 'एंट्री', /निशान/],
  ['hi', 'लिस्ट', /सूची|सूचियाँ/],
  ['hi', 'लाइन', /पंक्ति/],
  ['hi', 'कैश बॉक्स', /नकद|पेटी|डिब्ब/],
  ['hi', 'ऑफ़िस', /दफ़्तर|कार्यालय/],
  ['hi', 'दाम', /कीमत/],
  ['hi', 'लेट', /देर \$|की देर|घंटे देर/],
  ['hi', 'फुल डे', /फ़ुल डे/],
  ['ta', 'விருந்தினர்', /கெஸ்ட்/],
  ['ta', 'ரத்து', /கேன்சல்/],
  ['ta', 'சேமி', /சேவ்/],
  ['ta', 'காலி', /ஃப்ரீ|வெற்று/],
  ['ta', 'ரூம்', /அறை/],
  ['ta', 'பிளாக்', /ப்ளாக்|தடு/],
  ['ta', 'ஸ்டாஃப்', /ஊழிய|பணியாள/],
  ['ta', 'குறியீடு', /(?<!\p{L}|\p{M})கோ(?:ட்(?!\p{L}|\p{M})|டை)/u],
  ['ta', 'ஈவ்னிங்', /ஈவினிங்/],
])('texts in %s always use %s, never a synonym', (language, _word, other) => {
  const files = ofHotels(language)
  expect(files.length).toBeGreaterThan(15)
  const faults = files.flatMap((file) =>
    readFileSync(`${WORDS}/${file}`, 'utf8')
      .split('\n')
      .filter((line) => other.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(faults).toEqual([])
})
