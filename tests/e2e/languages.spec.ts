import { expect } from '@playwright/test'
import { inLanguage, type Language } from '#domain/languages.ts'
import { pageAt, SITE_PAGES, SITE_PATHS, type SitePage } from '#domain/site-pages.ts'
import { freeHotel } from './book-through-calls.ts'
import { expectSoundPage, test } from './check-page.ts'
import { englishLeft, namesOf } from './english-left.ts'

/** The guests' pages whose address is fixed. */
const PATHS = Object.entries(SITE_PATHS).flatMap(([key, path]) => {
  const page: SitePage = SITE_PAGES[key as keyof typeof SITE_PATHS]
  return path.includes(':') || page.isOneAddress || key === 'logout' ? [] : [path]
})

/** Pages without a Tamil translation. */
const ENGLISH_IN_TAMIL =
  /^\/(?:legalpage|team|lovekit|share-and-win|cancellations-refunds|terms-conditions|privacy-policy)/

for (const language of ['hi', 'ta'] as const satisfies readonly Language[])
  test(`no English is left on the guests’ pages in ${language}`, { tag: ['@once', '@long'] }, async ({ page }) => {
    const { slug } = await freeHotel({ page, token: '' }, { slot: 3, inDays: 30 }, [3])
    const hotel = await (await page.request.get(`/page-data/hotel/${slug}`)).text()
    const reviewers = [...hotel.matchAll(/"guestName":"([^"]+)"/g)].map(([, name = '']) => name)
    const names = await namesOf(page, ['pune', 'bengaluru'], reviewers)
    const paths = [...PATHS, '/hotels-in-pune', '/hotels-in-pune?locality=baner', `/hotel/${slug}`]
    for (const path of paths.filter((each) => language === 'hi' || !ENGLISH_IN_TAMIL.test(each))) {
      const isFilledLater = pageAt(path)?.audience === 'visitor'
      await page.goto(inLanguage(language, path), { waitUntil: isFilledLater ? 'networkidle' : 'load' })
      await expect(page.locator('html')).toHaveAttribute('lang', `${language}-IN`)
      expect.soft(await englishLeft(page, names), path).toEqual([])
      await expectSoundPage(page)
    }
  })
