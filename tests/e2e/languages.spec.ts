import { expect, test as withoutBrowser, type APIRequestContext } from '@playwright/test'
import { inLanguage, type Language } from '#domain/languages.ts'
import { pageAt, SITE_PAGES, SITE_PATHS, type SitePage } from '#domain/site-pages.ts'
import { expectSoundPage, test } from './check-page.ts'
import { englishLeft, hotelsIn, namesOf, reviewersOf, textsWithGaps, wronglyMarked } from './english-left.ts'

/** The guests' pages whose address is fixed. */
const PATHS = Object.entries(SITE_PATHS).flatMap(([key, path]) => {
  const page: SitePage = SITE_PAGES[key as keyof typeof SITE_PATHS]
  return path.includes(':') || page.isOneAddress || key === 'logout' ? [] : [path]
})
const isFilledLater = (path: string) => pageAt(path)?.audience === 'visitor'

const SEARCHES = [
  '/hotels-in-pune',
  '/hotels-in-pune?locality=baner',
  '/hotels-in-pune?below=300&rated=4.5&sort=rating',
  '/hotels-in-bengaluru?slot=2&bathtub=1',
]
const FAILURES = ['/no-such-page', '/hotel/no-such-hotel', '/hotels-in-atlantis', '/hotels-in-pune?locality=nowhere']

/** Pages without a Tamil translation. */
const ENGLISH_IN_TAMIL =
  /^\/(?:legalpage|team|lovekit|share-and-win|cancellations-refunds|terms-conditions|privacy-policy)/
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
      for (const path of [...PATHS, ...SEARCHES, ...FAILURES, hotel].filter(isIn(language))) {
        const html = await (await request.get(inLanguage(language, path))).text()
        expect.soft(html.slice(0, 100), path).toContain(`<html lang="${language}-IN">`)
        expect.soft(englishLeft(html, language, names), path).toEqual([])
        expect.soft(wronglyMarked(html), path).toEqual([])
        expect.soft(textsWithGaps(html), path).toEqual([])
      }
    },
  )

  test(
    `the guests’ pages in ${language} are sound, and the browser adds no English to them`,
    { tag: ['@once', '@long'] },
    async ({ page }) => {
      const { hotel, names } = await hotelAndNames(page.request)
      for (const path of [...PATHS, ...SEARCHES, hotel].filter(isIn(language))) {
        await page.goto(inLanguage(language, path), { waitUntil: isFilledLater(path) ? 'networkidle' : 'load' })
        expect.soft(englishLeft(await page.content(), language, names), path).toEqual([])
        await expectSoundPage(page)
      }
    },
  )
}

withoutBrowser(
  'the guests’ pages in English have no words of other languages without their mark',
  { tag: '@once' },
  async ({ request }) => {
    const { hotel } = await hotelAndNames(request)
    for (const path of [...PATHS, ...SEARCHES, ...FAILURES, hotel]) {
      const html = await (await request.get(path)).text()
      expect.soft(wronglyMarked(html), path).toEqual([])
      expect.soft(textsWithGaps(html), path).toEqual([])
    }
  },
)
