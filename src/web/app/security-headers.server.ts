import { createHash } from 'node:crypto'
import { PAGES } from '#domain/page-configuration.ts'
import { START_SCRIPT } from './start-script.ts'
import { inlinedCss } from './inlined-css.tsx'

const styleHash = createHash('sha256').update(inlinedCss).digest('base64')

/** Other hosts that pages may send to. Counting services are not among them: they have their own frame. */
const SERVICES = PAGES.sentryDsn ? [new URL(PAGES.sentryDsn).origin] : []

const hasCountingFrame = PAGES.gtmId !== undefined || PAGES.metaPixelId !== undefined

/** Tiles are pictures; their host learns which part of a city somebody looks at, never the hotel or the stay. */
const MAP_TILES = PAGES.mapTiles ? [new URL(PAGES.mapTiles.url).origin] : []

const withServices = (rule: string) => [rule, ...SERVICES].join(' ')

/**
 * What a page may load and do. A script needs `ticket`, the answer's own nonce or the hash of its text, or a parent script
 * that has it.
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

/** The desk scans vouchers. Its pages follow each other in one document, so all of them may; no other page has a camera. */
const cameraFor = (path: string): string => (/^\/desk(?:\/|$)/.test(path) ? '(self)' : '()')

type Place = { ticket: string; path: string }

function setHeaders(headers: Headers, { ticket, path }: Place): void {
  // In development, Vite's own socket and styles need what the policy forbids.
  if (!import.meta.env.DEV) headers.set('Content-Security-Policy', contentSecurityPolicy(ticket))
  headers.set('X-Content-Type-Options', 'nosniff')
  // Nobody gets the address of a search, a hotel or a booking, not even `document.referrer` of our next page.
  headers.set('Referrer-Policy', 'strict-origin')
  headers.set(
    'Permissions-Policy',
    `geolocation=(self), camera=${cameraFor(path)}, microphone=(), payment=(), usb=(), interest-cohort=()`,
  )
  headers.set('Cross-Origin-Opener-Policy', 'same-origin')
}

/** The security headers of a page that is rendered for one answer, and is nobody else's: its nonce counts once. */
export function setSecurityHeaders(headers: Headers, nonce: string, path: string): void {
  setHeaders(headers, { ticket: `nonce-${nonce}`, path })
  headers.set('Cache-Control', 'private, no-store')
}

const startHash = createHash('sha256').update(START_SCRIPT).digest('base64')

/** Sets the headers of a page that is cached for everybody: its only script is allowed by its hash. */
export const setCachedPageHeaders = (headers: Headers): void =>
  setHeaders(headers, { ticket: `sha256-${startHash}`, path: '/' })
