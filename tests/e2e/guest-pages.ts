import { SITE_PAGES, SITE_PATHS, type SitePage } from '#domain/site-pages.ts'

/** The guests' pages that have a fixed address. */
export const FIXED_PATHS = Object.entries(SITE_PATHS).flatMap(([key, path]) => {
  const page: SitePage = SITE_PAGES[key as keyof typeof SITE_PATHS]
  return path.includes(':') || page.isOneAddress || key === 'logout' ? [] : [path]
})
