import { request } from 'node:http'
import { createSecureServer, type Http2SecureServer } from 'node:http2'
import type { Certificate } from './tools.ts'

/** Headers that concern a single connection, so a proxy must not pass them on. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade'])

/** Puts HTTPS with HTTP/2 in front of the site, as a real site's proxy does (design, "How a page travels"). */
export function http2Front(certificate: Certificate, from: number, to: number): Promise<Http2SecureServer> {
  const server = createSecureServer({ key: certificate.private, cert: certificate.cert, allowHTTP1: true })
  server.on('request', (asked, answer) => {
    const headers = Object.fromEntries(
      Object.entries(asked.headers).filter(([name]) => !name.startsWith(':') && !HOP_BY_HOP.has(name)),
    )
    const inner = request(
      {
        port: to,
        host: 'localhost',
        path: asked.url,
        method: asked.method,
        headers: { ...headers, host: `localhost:${from}` },
      },
      (response) => {
        const kept = Object.entries(response.headers).filter(([name]) => !HOP_BY_HOP.has(name))
        answer.writeHead(response.statusCode ?? 502, Object.fromEntries(kept) as Record<string, string>)
        response.pipe(answer)
      },
    )
    inner.on('error', () => answer.destroy())
    asked.pipe(inner)
  })
  return new Promise((resolve) => server.listen(from, 'localhost', () => resolve(server)))
}
