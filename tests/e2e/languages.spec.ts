import { expect, test as withoutBrowser, type APIRequestContext } from '@playwright/test'
import { pageBytes } from '../../proofs/page-bytes/page-bytes.ts'
import { inLanguage, LANGUAGES, type Language } from '#domain/languages.ts'
import { pageAt } from '#domain/site-pages.ts'
import { expectSoundPage, test } from './check-page.ts'
import { englishLeft, hotelsIn, namesOf, reviewersOf, textsWithGaps, wronglyMarked } from './english-left.ts'
import { FIXED_PATHS } from './guest-pages.ts'

const isFilledLater = (path: string) => pageAt(path)?.audience === 'visitor'

const SEARCHES = [
  '/hotels-in-pune',
  '/hotels-in-pune?locality=baner',
  '/hotels-in-pune?below=300&rated=4.5&sort=rating',
  '/hotels-in-bengaluru?slot=2&bathtub=1',
]
const FAILURES = ['/no-such-page', '/hotel/no-such-hotel', '/hotels-in-atlantis', '/hotels-in-pune?locality=nowhere']

/** Pages that have no Tamil translation. */
const ENGLISH_IN_TAMIL =
  /^\/(?:legalpage|team|lovekit|share-and-win|how-we-order|cancellations-refunds|terms-conditions|privacy-policy)/
const isIn = (language: Language) => (path: string) => language === 'hi' || !ENGLISH_IN_TAMIL.test(path)

async function hotelAndNames(request: APIRequestContext) {
  const [{ slug } = { slug: '' }] = await hotelsIn(request, 'pune')
  const names = await namesOf(request, ['pune', 'bengaluru'], await reviewersOf(request, slug))
  return { hotel: `/hotel/${slug}`, names }
}

for (const language of ['hi', 'ta'] as const satisfies readonly Language[]) {
  withoutBrowser(
    `the guests’ pages in ${language} are sent without English words, wrong marks and gaps`,
    { tag: '@once' },
    async ({ request }) => {
      const { hotel, names } = await hotelAndNames(request)
      for (const path of [...FIXED_PATHS, ...SEARCHES, ...FAILURES, hotel].filter(isIn(language))) {
        const html = await (await request.get(inLanguage(language, path))).text()
        expect.soft(html.slice(0, 100), path).toContain(`<html lang="${language}-IN">`)
        expect.soft(englishLeft(html, language, names), path).toEqual([])
        expect.soft(wronglyMarked(html), path).toEqual([])
        expect.soft(textsWithGaps(html), path).toEqual([])
      }
    },
  )

  test(
    `the guests’ pages in ${language} pass the page checks, and the browser adds no English to them`,
    { tag: ['@once', '@long'] },
    async ({ page }) => {
      const { hotel, names } = await hotelAndNames(page.request)
      for (const path of [...FIXED_PATHS, ...SEARCHES, hotel].filter(isIn(language))) {
        await page.goto(inLanguage(language, path), { waitUntil: isFilledLater(path) ? 'networkidle' : 'load' })
        expect.soft(englishLeft(await page.content(), language, names), path).toEqual([])
        await expectSoundPage(page)
      }
    },
  )
}

/** How many more bytes of document and scripts a page may load in another language than in English, gzipped. */
const MORE_BYTES = 12 * 1024

withoutBrowser(
  'a page in another language loads at most 12 KiB more than in English',
  { tag: '@once' },
  async ({ baseURL }) => {
    const rows = await pageBytes(baseURL ?? '')
    expect(rows.length).toBeGreaterThan(5)
    for (const { page, bytes } of rows)
      for (const language of LANGUAGES)
        expect.soft(bytes[language] - bytes.en, `${page} in ${language}`).toBeLessThanOrEqual(MORE_BYTES)
  },
)

withoutBrowser(
  'the guests’ pages in English have no words of other languages without their mark',
  { tag: '@once' },
  async ({ request }) => {
    const { hotel } = await hotelAndNames(request)
    for (const path of [...FIXED_PATHS, ...SEARCHES, ...FAILURES, hotel]) {
      const html = await (await request.get(path)).text()
      expect.soft(wronglyMarked(html), path).toEqual([])
      expect.soft(textsWithGaps(html), path).toEqual([])
    }
  },
)
