import type { APIRequestContext } from '@playwright/test'
import { DomUtils, parseDocument } from 'htmlparser2'
import type { SearchFacets } from '#contract/hotel-search.ts'
import type { HotelInList } from '#contract/hotels.ts'
import { isLanguage, DEFAULT_LANGUAGE, LETTER, TRANSLATED, type Language } from '#domain/languages.ts'

/** Names and technical terms that every language writes in Latin letters. */
const STAYS = new Set(
  'uncle otp upi id ids gst gstin pan qr pdf sms mb kb am pm android ios instagram facebook youtube google meta whatsapp javascript jpeg png webp avif pin wi-fi wifi ac tv cctv lgbtq english lavender lane koramangala block bengaluru india in ltd llp private limited openstreetmap leaflet odbl rrn utr ist cgst sgst igst dnd information technology act data protection board tag manager ad pixel kavitha raman stays second floor th'.split(
    ' ',
  ),
)

const READ_ATTRIBUTES = ['aria-label', 'title', 'alt', 'placeholder', 'aria-description', 'label']

/** A page's texts for search engines and shared links. */
const READ_BY_OTHERS = /^(?:description|og:(?:title|description|image:alt|site_name)|twitter:(?:title|description))$/

const UNREAD = new Set(['script', 'style', 'noscript', 'template'])

type ChildNode = ReturnType<typeof parseDocument>['children'][number]

/** A text, and the `lang` that applies to it. `isSaid`: it is an attribute, which cannot have a `lang` of its own. */
type ReadText = { text: string; language: string; isSaid?: true }

/** Collects all visible and spoken texts by the language of their `lang`, which is 'en' for 'en-IN'. */
function textsOf(html: string): ReadText[] {
  const read =
    (language: string) =>
    (node: ChildNode): ReadText[] => {
      if (DomUtils.isText(node)) return [{ text: node.data, language }]
      if (!DomUtils.isTag(node) || UNREAD.has(node.name) || 'hidden' in node.attribs) return []
      const { lang, name = '', property = name, content } = node.attribs
      const own = lang?.slice(0, 2) ?? language
      const said =
        node.name === 'meta'
          ? READ_BY_OTHERS.test(property)
            ? [content]
            : []
          : READ_ATTRIBUTES.map((each) => node.attribs[each])
      return [
        ...said.flatMap((text) => (text === undefined ? [] : [{ text, language: own, isSaid: true as const }])),
        ...node.children.flatMap(read(own)),
      ]
    }
  return parseDocument(html).children.flatMap(read(''))
}

/** Finds words in Latin letters, except email addresses, URLs and codes with digits. */
const latinWords = (text: string): string[] =>
  text.replaceAll(/\S*[@/\d]\S*/g, ' ').match(/[A-Za-z][A-Za-z'’]+(?:-[A-Za-z'’]+)*/g) ?? []

const isEnglish = (names: ReadonlySet<string>) => (word: string) =>
  !STAYS.has(word.toLowerCase()) && !names.has(word.toLowerCase())

/** Finds texts whose script does not match their `lang`. Names within a sentence are allowed. */
export const wronglyMarked = (html: string): string[] =>
  textsOf(html).flatMap(({ text, language, isSaid }) => {
    const isRight = TRANSLATED.every((other) => language === other || !LETTER[other].test(text))
    const script = isLanguage(language) && language !== DEFAULT_LANGUAGE ? LETTER[language] : /[a-z]/i
    const isLatin = !isSaid && !script.test(text) && latinWords(text).some(isEnglish(new Set()))
    return isRight && !isLatin ? [] : [`${language}: ${text}`]
  })

/** A time for which hotels are listed even if they are not free. */
const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
const SOME_DAY = { checkin: `${day}T13:00:00+05:30`, checkout: `${day}T18:00:00+05:30` }

/** Lists a city's hotels, whether they are free or not. */
export async function hotelsIn(request: APIRequestContext, city: string): Promise<HotelInList[]> {
  const filter = JSON.stringify({ where: { cityId: city }, limit: 100 })
  return (await (await request.get('/api/hotels/search', { params: { ...SOME_DAY, filter } })).json()) as HotelInList[]
}

/** Returns the names of the guests who wrote the reviews on a hotel's page. */
export async function reviewersOf(request: APIRequestContext, slug: string): Promise<string[]> {
  const page = await (await request.get(`/page-data/hotel/${slug}`)).text()
  return [...page.matchAll(/"guestName":"([^"]+)"/g)].map(([, name = '']) => name)
}

export const latinWordsIn = (text: string): string[] => text.toLowerCase().match(/[a-z][a-z'’-]+/g) ?? []

/** Returns the words in the names of hotels, places and people on the page, which stay as their owners write them. */
export async function namesOf(
  request: APIRequestContext,
  cities: readonly string[],
  more: readonly string[] = [],
): Promise<Set<string>> {
  const known: string[] = [...more]
  known.push(JSON.stringify(await (await request.get('/api/cities')).json()))
  for (const city of cities) {
    const hotels = await hotelsIn(request, city)
    known.push(JSON.stringify(hotels.map(({ name, locality, nearest }) => [name, locality, nearest])))
    const filter = JSON.stringify({ where: { cityId: city } })
    const facets = await request.get('/api/hotels/search-facets', { params: { ...SOME_DAY, filter } })
    known.push(JSON.stringify(((await facets.json()) as SearchFacets).places))
  }
  return new Set(latinWordsIn(known.join(' ')))
}

/** Lists the English words that are left on a page in another language. */
export const englishLeft = (html: string, language: Language, names: ReadonlySet<string>): string[] => [
  ...new Set(
    textsOf(html)
      .filter((each) => each.language === language)
      .flatMap(({ text }) => latinWords(text).filter(isEnglish(names))),
  ),
]

/** Finds texts that contain 'undefined' or similar, which a missing key or value leaves behind. */
export const textsWithGaps = (html: string): string[] =>
  textsOf(html).flatMap(({ text }) => (/\b(?:undefined|NaN)\b|\[object |\$\{/.test(text) ? [text] : []))
