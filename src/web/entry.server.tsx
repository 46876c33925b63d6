import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { Readable, Transform } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerRouter, type EntryContext, type HandleErrorFunction, type RouterContextProvider } from 'react-router'
import { nonceContext, originOf, reportErrorContext } from './lib/load-context.ts'
import type { PublicPageName } from './lib/public-page-at.ts'
import { loadPublicPage as loadOnServer } from './renderer/load-page.ts'
import { renderDocument } from './renderer/render-page.tsx'
import { DOCUMENT_SCRIPT } from './app/document-script.ts'
import { setSecurityHeaders } from './app/security-headers.server.ts'
import { readOriginWith } from './lib/page-head/site-origin.ts'

export {
  apiFetchContext,
  clockContext,
  nonceContext,
  publicOriginContext,
  reportErrorContext,
} from './lib/load-context.ts'
export { movedTo } from './app/moved-addresses.ts'
export { PAGES } from '#domain/page-configuration.ts'
export { setCachedPageHeaders, setSecurityHeaders } from './app/security-headers.server.ts'
export { isOwnPage, publicPageAt } from './lib/public-page-at.ts'

export const streamTimeout = 5_000

/** The origin of the page being rendered, stored per request because several render concurrently. */
const origins = new AsyncLocalStorage<string>()
readOriginWith(() => {
  const origin = origins.getStore()
  if (origin === undefined) throw new Error('No page is being rendered')
  return origin
})

/** Seconds before a failed page is worth a retry. */
const RETRY_AFTER = '30'

/**
 * Delays scripts until the first picture and the font have loaded: measured, this halves the time to first paint on a
 * slow connection.
 */
function lowerScriptPriority(): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const html = chunk.toString('utf8')
      done(null, html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchPriority="low"'))
    },
  })
}

/** The arguments that the router passes to an entry. */
type Page = [
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
]

/** Renders a page, all of whose parts know the origin that it is served from. */
export default function servePage(...page: Page): Promise<Response> | Response {
  const [request, , , , loadContext] = page
  return origins.run(originOf(loadContext, new URL(request.url)), () => renderPage(...page))
}

/** The data of a public page; its head contains URLs of this origin. */
export const loadPublicPage: typeof loadOnServer = (name, call) =>
  origins.run(originOf(call.context, call.url), () => loadOnServer(name, call))

/** Renders the document of a public page, which the server caches for everybody. */
export const renderPublicPage = (url: URL, name: PublicPageName, served: string): Promise<Buffer> =>
  origins.run(url.origin, () => renderDocument(url, name, served))

/** Answers with a page: its own nonce, the security headers, and the HTML as a stream (complete for search engines). */
function renderPage(...[request, status, headers, routerContext, loadContext]: Page): Promise<Response> | Response {
  const mark = loadContext.get(nonceContext)
  const nonce = mark ?? randomBytes(16).toString('base64')
  headers.set('Content-Type', 'text/html; charset=utf-8')
  setSecurityHeaders(headers, nonce, new URL(request.url).pathname)
  if (status === 503) headers.set('Retry-After', RETRY_AFTER)
  const report = loadContext.get(reportErrorContext)
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const ready = mark !== null || isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady'

  return new Promise((resolve, reject) => {
    let statusNow = status
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        bootstrapScriptContent: DOCUMENT_SCRIPT,
        // Sends parts that are ready in their place instead of after the page, as cached documents do.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        [ready]() {
          const body = lowerScriptPriority()
          body.on('close', () => clearTimeout(timeout))
          pipe(body)
          resolve(new Response(createReadableStreamFromReadable(Readable.from(body)), { status: statusNow, headers }))
        },
        onShellError: reject,
        onError(error) {
          statusNow = 500
          report(error, request)
        },
      },
    )
    const timeout = setTimeout(abort, streamTimeout + 1_000)
  })
}

/** Reports a failed loader or page. A visitor who left is not a failure. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(reportErrorContext)(error, request)
}
