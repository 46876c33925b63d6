import { createHash } from 'node:crypto'
import { PAGES } from '#domain/page-configuration.ts'
import { inlinedCss } from './inlined-css.tsx'

const styleHash = createHash('sha256').update(inlinedCss).digest('base64')

/** Other hosts that pages may send to. Counting services are not among them: they have their own frame. */
const SERVICES = PAGES.sentryDsn ? [new URL(PAGES.sentryDsn).origin] : []

const hasCountingFrame = PAGES.gtmId !== undefined || PAGES.metaPixelId !== undefined

/** Tiles are pictures; their host learns which part of a city somebody looks at, never the hotel or the stay. */
const MAP_TILES = PAGES.mapTiles ? [new URL(PAGES.mapTiles.url).origin] : []

const withServices = (rule: string) => [rule, ...SERVICES].join(' ')

/** What this page may load and do. A script needs the response's own nonce, or a parent script that has it. */
function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
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
    'trusted-types sw default',
  ].join('; ')
}

/** The security headers of every page. */
export function setSecurityHeaders(headers: Headers, nonce: string): void {
  // In development, Vite's own socket and styles need what the policy forbids.
  if (!import.meta.env.DEV) headers.set('Content-Security-Policy', contentSecurityPolicy(nonce))
  headers.set('X-Content-Type-Options', 'nosniff')
  // Nobody gets the address of a search, a hotel or a booking, not even `document.referrer` of our next page.
  headers.set('Referrer-Policy', 'strict-origin')
  headers.set(
    'Permissions-Policy',
    'geolocation=(self), camera=(self), microphone=(), payment=(), usb=(), interest-cohort=()',
  )
  headers.set('Cross-Origin-Opener-Policy', 'same-origin')
}
