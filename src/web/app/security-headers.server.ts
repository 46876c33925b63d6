import { createHash } from 'node:crypto'
import { PAGES } from '#domain/page-configuration.ts'
import { START_SCRIPT } from './start-script.ts'
import { inlinedCss } from './inlined-css.tsx'

const styleHash = createHash('sha256').update(inlinedCss).digest('base64')

/** Other hosts that pages may connect to. Counting services have their own frame instead. */
const SERVICES = PAGES.sentryDsn ? [new URL(PAGES.sentryDsn).origin] : []

const hasCountingFrame = PAGES.gtmId !== undefined || PAGES.metaPixelId !== undefined

/** Map tiles are pictures; their host learns which part of a city somebody looks at, never the hotel or the stay. */
const MAP_TILES = PAGES.mapTiles ? [new URL(PAGES.mapTiles.url).origin] : []

const withServices = (rule: string) => [rule, ...SERVICES].join(' ')

/**
 * What a page may load and do. A script needs `ticket`, which is the response's nonce or the hash of its text, or a
 * trusted parent script.
 */
function contentSecurityPolicy(ticket: string): string {
  return [
    "default-src 'none'",
    `script-src '${ticket}' 'strict-dynamic'`,
    `style-src 'self' 'sha256-${styleHash}'`,
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
    'trusted-types sw default start',
  ].join('; ')
}

/**
 * Allows the camera on all pages of the desk, which scans vouchers: its pages share one document. No other page may use
 * it.
 */
const cameraFor = (path: string): string => (/^\/desk(?:\/|$)/.test(path) ? '(self)' : '()')

type Place = { ticket: string; path: string }

function setHeaders(headers: Headers, { ticket, path }: Place): void {
  // In development, Vite's socket and styles need what the policy forbids.
  if (!import.meta.env.DEV) headers.set('Content-Security-Policy', contentSecurityPolicy(ticket))
  headers.set('X-Content-Type-Options', 'nosniff')
  // Hides the address of a search, hotel or booking from everybody, even from `document.referrer` of our next page.
  headers.set('Referrer-Policy', 'strict-origin')
  headers.set(
    'Permissions-Policy',
    `geolocation=(self), camera=${cameraFor(path)}, microphone=(), payment=(), usb=(), interest-cohort=()`,
  )
  headers.set('Cross-Origin-Opener-Policy', 'same-origin')
}

/** The security headers of a page that is rendered for one response, whose nonce is valid once. */
export function setSecurityHeaders(headers: Headers, nonce: string, path: string): void {
  setHeaders(headers, { ticket: `nonce-${nonce}`, path })
  headers.set('Cache-Control', 'private, no-store')
}

const startHash = createHash('sha256').update(START_SCRIPT).digest('base64')

/** Sets the headers of a page that is cached for everybody, whose only script is allowed by its hash. */
export const setCachedPageHeaders = (headers: Headers): void =>
  setHeaders(headers, { ticket: `sha256-${startHash}`, path: '/' })
