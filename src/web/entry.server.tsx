import { randomBytes } from 'node:crypto'
import { Readable, Transform } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerRouter, type EntryContext, type HandleErrorFunction, type RouterContextProvider } from 'react-router'
import { reportErrorContext } from './lib/load-context.ts'
import { setSecurityHeaders } from './lib/security-headers.server.ts'

export { apiFetchContext, clockContext, publicOriginContext, reportErrorContext } from './lib/load-context.ts'

export const streamTimeout = 5_000

/** Scripts wait for the first picture and the font: measured, this halves the time to first paint on a slow line. */
function lowerScriptPriority(): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const html = chunk.toString('utf8')
      done(null, html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchPriority="low"'))
    },
  })
}

/** A page: its own nonce, the security headers, and the HTML as a stream (whole for search engines). */
export default function servePage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> | Response {
  const nonce = randomBytes(16).toString('base64')
  headers.set('Content-Type', 'text/html; charset=utf-8')
  setSecurityHeaders(headers, nonce)
  const report = loadContext.get(reportErrorContext)
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const ready = isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady'

  return new Promise((resolve, reject) => {
    let statusNow = status
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
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

/** A loader or a page that failed. A visitor who went away is no failure. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(reportErrorContext)(error, request)
}
