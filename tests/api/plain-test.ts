import type { FastifyInstance } from 'fastify'
import { buildApp } from '#server/app.ts'
import type { BuiltPages, PlainVisit } from '#server/http/built-pages.ts'
import { apiTest } from './api-test.ts'

/** Renders a page as its loader's data, so that a test can read the form's token and key from the answer. */
const BUILT = {
  movedTo: () => undefined,
  securityHeaders: () => ({}),
  loadPage: async (_match, { context }) => ({ served: JSON.stringify(context.visit) }),
  renderPage: async (_url, _page, served) => Buffer.from(served),
} as Partial<BuiltPages> as BuiltPages

/** A browser without scripts. It has an address, cookies, and the headers that our own pages send. */
export type PlainBrowser = {
  open: (path: string) => Promise<PlainAnswer>
  /** sends the form on the page at this path; `headers` replace those of our own pages */
  press: (path: string, typed: object, more?: { headers?: object; form?: Partial<PlainVisit> }) => Promise<PlainAnswer>
  cookies: Map<string, string>
}

export type PlainAnswer = {
  status: number
  visit: PlainVisit
  to: string | undefined
  headers: Record<string, unknown>
  /** the cookies as the browser gets them: 'name=...; HttpOnly; ...' */
  setCookies: string[]
}

const OWN_PAGE = { 'sec-fetch-site': 'same-origin' }

export function plainBrowser(app: FastifyInstance, remoteAddress = '203.0.113.200'): PlainBrowser {
  const cookies = new Map<string, string>()
  const send = async (method: 'GET' | 'POST', url: string, headers: object, payload?: string): Promise<PlainAnswer> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await app.inject({
      method,
      url,
      remoteAddress,
      headers: { accept: 'text/html', cookie, ...headers },
      ...(payload !== undefined && { payload }),
    })
    for (const { name, value } of answer.cookies) {
      if (value) cookies.set(name, value)
      else cookies.delete(name)
    }
    const { location } = answer.headers
    return {
      status: answer.statusCode,
      visit: (answer.body.startsWith('{') ? answer.json() : {}) as PlainVisit,
      to: location,
      headers: answer.headers,
      setCookies: [answer.headers['set-cookie'] ?? []].flat(),
    }
  }
  const open = (path: string) => send('GET', path, {})
  return {
    cookies,
    open,
    press: async (path, typed, { headers = OWN_PAGE, form } = {}) => {
      const { token, key } = form ?? (await open(path)).visit
      const body = new URLSearchParams({ form: token ?? '', key: key ?? '', ...typed }).toString()
      return send('POST', path, { 'content-type': 'application/x-www-form-urlencoded', ...headers }, body)
    },
  }
}

let serial = 0

/** A guest without an account. */
export const visitorWithoutScripts = () => {
  serial += 1
  return { name: 'Asha', phone: `98762${10000 + serial}`, email: `plain${serial}@home.example`, city: 'Pune' }
}

/** A server that answers pages with their data instead of markup. */
export const plainTest = apiTest.extend('site', { scope: 'file' }, async ({ api }, { onCleanup }) => {
  const pages = { built: () => BUILT, apiFor: () => async () => new Response(null), isCached: true }
  const app = await buildApp({ services: api.services, maxLag: 0, mountPages: async () => pages })
  onCleanup(() => app.close())
  return app
})
