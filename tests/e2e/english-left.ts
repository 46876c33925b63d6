import type { Page } from '@playwright/test'
import type { SearchFacets } from '#contract/hotel-search.ts'
import type { HotelInList } from '#contract/hotels.ts'

/** Names and technical words that every language writes in Latin letters. */
const STAYS = new Set(
  'uncle otp upi id ids gst pan qr pdf sms mb kb am pm android ios instagram facebook youtube google meta whatsapp javascript jpeg png webp avif pin wi-fi wifi ac tv cctv lgbtq english lavender lane koramangala block bengaluru india in ltd llp private limited openstreetmap leaflet odbl rrn utr ist cgst sgst igst dnd information technology act data protection board tag manager ad pixel kavitha raman stays second floor th'.split(
    ' ',
  ),
)

/** The Latin words that a page shows or says, except in parts marked as English. */
const latinWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const language = document.documentElement.lang.slice(0, 2)
    const isRead = (element: Element | null) =>
      element !== null &&
      !element.closest('script, style, noscript, template, [hidden]') &&
      (element.closest('[lang]')?.getAttribute('lang') ?? '').slice(0, 2) === language
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (isRead(node.parentElement)) texts.push(node.nodeValue ?? '')
    for (const element of document.querySelectorAll('[aria-label], [title], [alt], [placeholder], [aria-description]'))
      for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'aria-description'])
        if (isRead(element)) texts.push(element.getAttribute(name) ?? '')
    texts.push(document.title)
    // Addresses of mail and pages are read as one word.
    return texts.flatMap(
      (text) => text.replaceAll(/\S*[@/]\S*/g, ' ').match(/[A-Za-z][A-Za-z'’]+(?:-[A-Za-z'’]+)*/g) ?? [],
    )
  })

/** A time for which hotels are listed, whether they are free or not. */
const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
const SOME_DAY = { checkin: `${day}T13:00:00+05:30`, checkout: `${day}T18:00:00+05:30` }

/** The words of hotels, places and people on the page: names stay as their owners write them. */
export async function namesOf(
  { request }: Page,
  cities: readonly string[],
  more: readonly string[] = [],
): Promise<Set<string>> {
  const known: string[] = [...more]
  known.push(JSON.stringify(await (await request.get('/api/cities')).json()))
  for (const city of cities) {
    const filter = JSON.stringify({ where: { cityId: city }, limit: 100 })
    const hotels = (await (
      await request.get('/api/hotels/search', { params: { ...SOME_DAY, filter } })
    ).json()) as HotelInList[]
    known.push(JSON.stringify(hotels.map(({ name, locality, nearest }) => [name, locality, nearest])))
    const places = JSON.stringify({ where: { cityId: city } })
    const facets = await request.get('/api/hotels/search-facets', { params: { ...SOME_DAY, filter: places } })
    known.push(JSON.stringify(((await facets.json()) as SearchFacets).places))
  }
  return new Set(
    known
      .join(' ')
      .toLowerCase()
      .match(/[a-z][a-z'’-]+/g),
  )
}

/** The English words that are left on a page in another language. */
export async function englishLeft(page: Page, names: ReadonlySet<string>): Promise<string[]> {
  const words = await latinWords(page)
  return [...new Set(words)].filter((word) => !STAYS.has(word.toLowerCase()) && !names.has(word.toLowerCase()))
}
