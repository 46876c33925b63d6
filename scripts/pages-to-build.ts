import { DEFAULT_LANGUAGE, type Language } from '../src/domain/languages.ts'
import { isPlainPage, SITE_PAGES, type Audience, type SitePage } from '../src/domain/site-pages.ts'

/** The module with which a page begins in the browser. */
export const ENTRY = 'virtual:page/'
export const entryId = (page: string) => `\0${ENTRY}${page}`

const FAILED = { page: 'failed', audience: 'visitor' } as const

const pagesFor = (audience: Audience): string[] => [
  ...new Set(
    [...Object.values(SITE_PAGES), FAILED].flatMap(({ audience: of, page }) =>
      of === audience && !isPlainPage(page) ? [page] : [],
    ),
  ),
]

/** Pages whose document is the same for everybody, and pages that the browser fills for one guest (decision 0020). */
export const OPEN_PAGES = pagesFor('everybody')
export const OWN_PAGES = pagesFor('visitor')
/** Client programs. */
export const STAFF_PAGES = pagesFor('staff')
export const PAGES = [...OPEN_PAGES, ...OWN_PAGES, ...STAFF_PAGES]

/** Pages that only the build of the default language has. */
const ONE_ADDRESS: ReadonlySet<string> = new Set(
  Object.values<SitePage>(SITE_PAGES).flatMap(({ page, isOneAddress }) => (isOneAddress ? [page] : [])),
)

export const isIn = (language: Language, page: string) => language === DEFAULT_LANGUAGE || !ONE_ADDRESS.has(page)
export const pagesIn = (language: Language) => PAGES.filter((page) => isIn(language, page))
