import { createHash } from 'node:crypto'
import { PAGES } from '#domain/page-configuration.ts'
import { START_SCRIPT } from './start-script.ts'
import { inlinedCss } from './inlined-css.tsx'

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64')
const styleHash = hashOf(inlinedCss)
const startHash = hashOf(START_SCRIPT)

/** Other hosts to which pages may connect. Analytics services have their own frame instead. */
const SERVICES = PAGES.sentryDsn ? [new URL(PAGES.sentryDsn).origin] : []

/** In development Vite adds styles, which the policy would refuse. */
const STYLES = import.meta.env.DEV ? "'unsafe-inline'" : `'sha256-${styleHash}'`

const hasCountingFrame = PAGES.gtmId !== undefined || PAGES.metaPixelId !== undefined

/**
 * Map tiles are pictures. Their host learns which part of a city somebody looks at, but never the hotel or the stay.
 */
const MAP_TILES = PAGES.mapTiles ? [new URL(PAGES.mapTiles.url).origin] : []

const withServices = (rule: string) => [rule, ...SERVICES].join(' ')

/**
 * What a page may load and do. Its only inline script is the start script, allowed by its hash; scripts that it adds
 * are allowed too.
 */
function contentSecurityPolicy(): string {
  return [
    "default-src 'none'",
    `script-src 'sha256-${startHash}' 'strict-dynamic'`,
    `style-src 'self' ${STYLES}`,
    "style-src-attr 'unsafe-inline'",
    [withServices("img-src 'self' data: blob:"), ...MAP_TILES].join(' '),
    withServices("connect-src 'self'"),
    "font-src 'self'",
    "form-action 'self'",
    ...(hasCountingFrame ? ["frame-src 'self'"] : []),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types sw reader default start',
  ].join('; ')
}

/** The security headers of a page, the same for every request, so that a document can be cached for everybody. */
export const securityHeaders = (page: string): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(),
  'x-content-type-options': 'nosniff',
  // Hides the address of a search, hotel or booking from everybody, even from our next page's `document.referrer`.
  'referrer-policy': 'strict-origin',
  // The desk scans vouchers with the camera. No other page may use the camera.
  'permissions-policy': `geolocation=(self), camera=${page === 'desk' ? '(self)' : '()'}, microphone=(), payment=(), usb=(), interest-cohort=()`,
  'cross-origin-opener-policy': 'same-origin',
})
