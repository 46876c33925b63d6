/**
 * The headers that each kind of answer must have, for browsers and caches. `npm run cluster -- --proof headers`
 * compares them.
 */

const PAGE_RULES = [
  "default-src 'none'",
  "script-src '#' 'strict-dynamic'",
  "style-src 'self' '#'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "font-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types sw default start',
].join('; ')

/** Policies by their name in the table. A '#' in a policy means a hash. */
export const POLICIES: Readonly<Record<string, string>> = {
  page: PAGE_RULES,
  data: "default-src 'none'; frame-ancestors 'none'",
  image: "default-src 'none'; sandbox",
  docs: "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'none'",
}

export const HASHED = /'sha256-[\w+/=]+'/g

/** The browser permissions of a page. The desk's pages may also use the camera, which scans vouchers. */
const PERMISSIONS = 'geolocation=(self), camera=(), microphone=(), payment=(), usb=(), interest-cohort=()'
export const MORE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  page: {
    'referrer-policy': 'strict-origin',
    'permissions-policy': PERMISSIONS,
    'cross-origin-opener-policy': 'same-origin',
  },
  desk: {
    'referrer-policy': 'strict-origin',
    'permissions-policy': PERMISSIONS.replace('camera=()', 'camera=(self)'),
    'cross-origin-opener-policy': 'same-origin',
  },
  picture: { 'referrer-policy': 'no-referrer', 'cross-origin-resource-policy': 'same-origin' },
  document: { 'cross-origin-resource-policy': 'same-origin', 'x-frame-options': 'DENY' },
  framed: { 'x-frame-options': 'DENY' },
  none: {},
}
/** Headers that must be in an answer's row if the answer has them. */
export const WATCHED = [...new Set(Object.values(MORE).flatMap((more) => Object.keys(more)))]

/** Headers that every answer over TLS must have. The rows do not repeat them. */
export const ALWAYS: Readonly<Record<string, RegExp>> = {
  'strict-transport-security': /^max-age=31536000; includeSubDomains$/,
  'x-content-type-options': /^nosniff$/,
  'x-request-id': /^[0-9a-f]{32}$/,
  server: /^nginx$/,
}
/** Headers that no answer may have, because they reveal our software or open the site to others. */
export const NEVER = ['x-powered-by', 'via', 'access-control-allow-origin', 'public-key-pins']

export const NO_STORE = 'no-store'
export const PRIVATE = 'private, no-store'
export const ONE_SECOND = 'public, max-age=0, s-maxage=1, must-revalidate'
export const FOR_EVER = 'public, max-age=31536000, immutable'
export const AN_HOUR = 'public, max-age=3600'
export const NOTHING_SAID = ''

export type Expected = {
  readonly status: number
  readonly type: string
  readonly cache: string
  /** a name from `POLICIES`, or none */
  readonly policy: string
  /** a name from `MORE` */
  readonly more: string
  /** whether the answer must have `Retry-After`, with any number of seconds */
  readonly retries?: true
}
