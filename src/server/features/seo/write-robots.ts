import { inLanguage, LANGUAGES } from '#domain/languages.ts'
import type { Env } from '../../env.ts'

/**
 * Addresses that are of no use to crawlers: the API, and the steps of one guest's booking. My Bookings may be found,
 * because its title is neutral.
 */
const CLOSED_EVERYWHERE = ['/booking', '/confirm-booking', '/logout']
const CLOSED = [
  '/api/',
  '/dev/',
  ...LANGUAGES.flatMap((language) => CLOSED_EVERYWHERE.map((path) => inLanguage(language, path))),
]

/** Open to crawlers, because pages show guests' review pictures. */
const OPEN = ['/api/review-pictures/']

/** Writes robots.txt, which bans all search engines from a trial site. */
export function writeRobots(appEnv: Env['APP_ENV'], origin: string): string {
  if (appEnv === 'staging') return 'User-agent: *\nDisallow: /\n'
  return [
    'User-agent: *',
    ...OPEN.map((path) => `Allow: ${path}`),
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}
