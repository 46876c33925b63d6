/**
 * A client that uses the cluster's single public address, with its certificate. It uses HTTP/2, as browsers do, or
 * HTTP/1.1.
 */
import { connect, type ClientHttp2Session, type IncomingHttpHeaders } from 'node:http2'
import { Agent, request } from 'node:https'

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }
export type Asked = {
  method?: 'GET' | 'POST' | 'HEAD' | 'DELETE' | 'TRACE'
  path: string
  headers?: Record<string, string>
  /** sent as JSON */
  json?: unknown
  /** sent unchanged, with `headers` that describe it */
  body?: Buffer
}
export type Client = { ask: (asked: Asked) => Promise<Answer>; close: () => void }

const ANSWER_MILLISECONDS = 30_000

const headersOf = ({ headers, json }: Asked): Record<string, string> => ({
  ...(json === undefined ? {} : { 'content-type': 'application/json' }),
  ...headers,
})

const bodyOf = ({ json, body }: Asked) => (json === undefined ? body : JSON.stringify(json))

function askOnSession(session: ClientHttp2Session, asked: Asked): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const stream = session.request({ ...headersOf(asked), ':method': asked.method ?? 'GET', ':path': asked.path })
    const chunks: Buffer[] = []
    let headers: IncomingHttpHeaders = {}
    stream.setTimeout(ANSWER_MILLISECONDS, () => stream.destroy(new Error(`no answer: ${asked.path}`)))
    stream.on('response', (given) => (headers = given))
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('error', reject)
    stream.on('end', () => resolve({ status: Number(headers[':status'] ?? 0), headers, body: Buffer.concat(chunks) }))
    stream.end(bodyOf(asked))
  })
}

/**
 * Opens one connection, as a browser does. If the connection is lost, the request fails; no new connection is opened
 * that would hide the loss.
 */
export function http2Client(origin: string, certificate: string): Client {
  let session: ClientHttp2Session | undefined
  const open = () => {
    if (session && !session.closed && !session.destroyed) return session
    session = connect(origin, { ca: certificate })
    session.on('error', () => undefined)
    return session
  }
  return { ask: (asked) => askOnSession(open(), asked), close: () => session?.close() }
}

/** Opens connections that are kept alive, as an older client does. `from` is the address that nginx sees. */
export function http1Client(origin: string, certificate: string, from?: string): Client {
  const own = from === undefined ? {} : { localAddress: from, family: 4 }
  const agent = new Agent({ keepAlive: true, ca: certificate, maxSockets: 16, ...own })
  const ask = (asked: Asked) =>
    new Promise<Answer>((resolve, reject) => {
      const options = { agent, method: asked.method ?? 'GET', headers: headersOf(asked), timeout: ANSWER_MILLISECONDS }
      const sent = request(`${origin}${asked.path}`, options, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('error', reject)
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
        )
      })
      sent.on('timeout', () => sent.destroy(new Error(`no answer: ${asked.path}`)))
      sent.on('error', reject)
      sent.end(bodyOf(asked))
    })
  return { ask, close: () => agent.destroy() }
}

/** Parses a JSON answer. If it is not JSON, throws an error that contains the answer. */
export function jsonOf({ status, body }: Answer): unknown {
  if (status !== 200) throw new Error(`answered ${status}: ${body.toString().slice(0, 300)}`)
  return JSON.parse(body.toString()) as unknown
}
