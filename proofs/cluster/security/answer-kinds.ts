/** Lists every kind of answer, with its request and the headers that it must have. */
import type { Asked } from '../ask.ts'
import { AN_HOUR, FOR_EVER, NO_STORE, NOTHING_SAID, ONE_SECOND, PRIVATE, type Expected } from './header-table.ts'

/** What the requests need: people who are signed in, and addresses of files and documents. */
export type Stage = {
  readonly guest: { readonly id: string; readonly token: string }
  readonly desk: { readonly authorization: string }
  readonly office: { readonly authorization: string }
  /** the address of a guest's tax document, as the office opens it */
  readonly document: string
  readonly profile: string
  readonly review: string
  readonly pictureForm: Pick<Asked, 'headers' | 'body' | 'method'>
  /** the addresses of a built script, a demo picture, and a picture that a hotel sent */
  readonly script: string
  readonly drawn: string
}

export type Kind = { readonly name: string; readonly asked: (stage: Stage) => Asked; readonly expected: Expected }

const HTML = 'text/html; charset=utf-8'
const JSON_TYPE = 'application/json; charset=utf-8'

const kind = (name: string, asked: string | ((stage: Stage) => Asked), expected: Partial<Expected>): Kind => ({
  name,
  asked: typeof asked === 'string' ? () => ({ path: asked }) : asked,
  expected: { status: 200, type: JSON_TYPE, cache: NOTHING_SAID, policy: 'none', more: 'none', ...expected },
})

const page = { type: HTML, more: 'page', policy: 'page' } as const
const forEverybody = { ...page, cache: ONE_SECOND } as const
const forVisitor = { ...page, cache: PRIVATE } as const
const data = { policy: 'data', more: 'framed' } as const
const own = { ...data, cache: PRIVATE } as const
const refused = { ...data, cache: NO_STORE } as const

const PAGES: readonly Kind[] = [
  kind('a public page, kept for everybody', '/hotels-in-pune', forEverybody),
  kind('the start page', '/', forEverybody),
  kind('a page of text', '/privacy-policy', forEverybody),
  kind('a page with a form', '/partner-with-us', forEverybody),
  kind("a guest's own page", '/my-bookings', forVisitor),
  kind('a page that leads on', '/booking', { type: '', status: 302 }),
  kind('a page of the desk', '/desk', { ...forVisitor, more: 'desk' }),
  kind('a page of the office', '/office', forVisitor),
  kind('a page that is not there', '/no-such-page/at-all', { ...forVisitor, status: 404 }),
  kind('the data of a public page', '/page-data/hotels-in-pune', { cache: ONE_SECOND }),
  kind('an address that has moved', '/hotels-in-bangalore', { type: '', status: 301 }),
]

const API: readonly Kind[] = [
  kind('the API, public', '/api/cities', data),
  kind('the API, with a session', ({ guest }) => as(guest.token, `/api/users/${guest.id}`), own),
  kind(
    'the API, a change',
    ({ guest }) => ({
      ...as(guest.token, `/api/users/${guest.id}/contact-consent`),
      method: 'POST',
      json: { contactConsent: false },
    }),
    own,
  ),
  kind(
    'the API, a sign-in that fails',
    () => post('/api/users/verify-otp', { phone: '+919811111111', token: '000000' }),
    { ...refused, status: 422 },
  ),
  kind('the API, malformed (400)', '/api/hotels/hotel-reviews/1?filter=%7B', { ...refused, status: 400 }),
  kind('the API, nobody (401)', '/api/users/00000000-0000-4000-8000-000000000000', { ...refused, status: 401 }),
  kind(
    'the API, from another site (403)',
    () => ({
      ...post('/api/users/verify-otp', { phone: '+919811111111', token: '000000' }),
      headers: { origin: 'https://evil.example' },
    }),
    { ...refused, status: 403 },
  ),
  kind('the API, not there (404)', '/api/nothing-here', { ...refused, status: 404 }),
  kind('the API, a method it does not take (404)', () => ({ method: 'DELETE', path: '/api/cities' }), {
    ...refused,
    status: 404,
  }),
  kind('the API, too large (413)', () => post('/api/feedback', { message: 'x'.repeat(70_000) }), {
    ...refused,
    status: 413,
  }),
  kind(
    'the API, not JSON (415)',
    () => ({
      method: 'POST',
      path: '/api/feedback',
      headers: { 'content-type': 'text/plain' },
      body: Buffer.from('x'),
    }),
    { ...refused, status: 415 },
  ),
  kind('the API, a rule broken (422)', () => post('/api/feedback', {}), { ...refused, status: 422 }),
  kind('a webhook with a wrong signature', () => post('/api/webhooks/test-gateway', { event: 'x' }), {
    ...refused,
    status: 401,
  }),
  kind('the OpenAPI document', '/api/openapi.json', data),
  kind('its readable page', '/api/docs/', { type: HTML, policy: 'docs', more: 'framed' }),
  kind("the desk's API", ({ desk }) => ({ path: '/api/desk/day', headers: desk }), own),
  kind("the office's API", ({ office }) => ({ path: '/api/office/now', headers: office }), own),
  kind("the office's CSV", ({ office }) => ({ path: '/api/office/log-table', headers: office }), {
    ...own,
    type: 'text/csv; charset=utf-8',
  }),
  kind('a tax document', ({ office, document }) => ({ path: document, headers: office }), {
    ...data,
    type: 'application/pdf',
    cache: PRIVATE,
    more: 'document',
  }),
]

const FILES: readonly Kind[] = [
  kind("a guest's own picture", ({ guest, profile }) => as(guest.token, profile), {
    type: 'image/webp',
    cache: PRIVATE,
    policy: 'image',
    more: 'picture',
  }),
  kind(
    'an upload',
    ({ guest, pictureForm }) => ({
      ...pictureForm,
      path: `/api/users/${guest.id}/profile-picture`,
      headers: { ...pictureForm.headers, authorization: guest.token },
    }),
    own,
  ),
  kind('a picture of a review, not published', ({ guest, review }) => as(guest.token, review), {
    type: 'image/webp',
    cache: PRIVATE,
    policy: 'image',
    more: 'picture',
  }),
  kind('a picture of a hotel', ({ drawn }) => ({ path: drawn }), { type: 'image/webp', cache: FOR_EVER }),
  kind('a built script', ({ script }) => ({ path: script }), {
    type: 'application/javascript; charset=utf-8',
    cache: FOR_EVER,
  }),
  kind('a built script that is not there', '/assets/none-12345678.js', { status: 404, cache: NO_STORE }),
  kind('the service worker', '/sw.js', { type: 'application/javascript; charset=utf-8', cache: 'no-cache' }),
  kind('the manifest', '/site.webmanifest', { type: 'application/manifest+json', cache: AN_HOUR }),
  kind('an icon', '/favicon.svg', { type: 'image/svg+xml', cache: AN_HOUR }),
  kind('robots.txt', '/robots.txt', { type: 'text/plain; charset=utf-8' }),
  kind('the sitemap', '/sitemap.xml', { type: 'application/xml; charset=utf-8', cache: 'public, max-age=300' }),
  kind('the rules of next pages', '/next-pages.json', {
    type: 'application/speculationrules+json; charset=utf-8',
    cache: AN_HOUR,
  }),
]

const NGINX: readonly Kind[] = [
  kind('nginx, what is not public (404)', '/metrics', { ...data, status: 404, type: 'text/html', cache: NO_STORE }),
  kind('nginx, a broken address (400)', '/api/hotels/%/ratings', {
    ...data,
    status: 400,
    type: 'text/html',
    cache: NO_STORE,
  }),
  kind('nginx, a method (405)', () => ({ method: 'TRACE', path: '/' }), {
    ...data,
    status: 405,
    type: 'text/html',
    cache: NO_STORE,
  }),
  kind('nginx, too large (413)', () => post('/api/feedback', { message: 'x'.repeat(2_000_000) }), {
    ...data,
    status: 413,
    type: 'text/html',
    cache: NO_STORE,
  }),
]

function as(token: string, path: string): Asked {
  return { path, headers: { authorization: token } }
}

function post(path: string, json: unknown): Asked {
  return { method: 'POST', path, json }
}

export const KINDS: readonly Kind[] = [...PAGES, ...API, ...FILES, ...NGINX]

const busy = { retries: true, ...refused } as const
/** The answers of a site in trouble. A step of the proof causes the trouble first. */
export const IN_TROUBLE = {
  tooMany: kind('the API, too many (429)', '/api/users/is-registered?phone=%2B919811111111', { ...busy, status: 429 }),
  withoutDatabase: kind(
    'the API without its database (503)',
    () => post('/api/feedback', { kind: 'feedback', message: 'x' }),
    { ...busy, status: 503 },
  ),
  floodOfApi: kind('nginx, a flood of the API (429)', '/api/cities', {
    ...busy,
    status: 429,
    type: 'application/json',
  }),
  floodOfPages: kind('nginx, a flood of pages (429)', '/favicon.svg', { ...busy, status: 429, type: HTML }),
  deadApi: kind('nginx, no app for the API (503)', '/api/cities', { ...busy, status: 503, type: 'application/json' }),
  deadPages: kind('nginx, no app for a page (503)', '/team', { ...busy, status: 503, type: HTML }),
} as const
