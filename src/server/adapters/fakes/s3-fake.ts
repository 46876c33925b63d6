import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export const FAKE_BUCKET = 'uncle-tests'
export const FAKE_REGION = 'ap-south-1'
export const FAKE_ACCESS_KEY_ID = 'TESTKEYOFUNCLE'
export const FAKE_SECRET_ACCESS_KEY = 'a secret key of tests, nobody’s'

export type S3Fake = {
  endpoint: string
  /** the files by key, each with the content type that was sent for it */
  files: Map<string, { bytes: Buffer; contentType: string | undefined }>
  /** the answers to all requests, oldest first */
  statuses: number[]
  /**
   * Answers the next requests with these statuses. `silent` gives no answer at all, and `stranger` gives a 200 from a
   * different server.
   */
  trouble: (...statuses: (number | 'silent' | 'stranger')[]) => void
  close: () => Promise<void>
}

type Answer = { status: number; body?: Buffer | string; etag?: string }

const etagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest()
const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([a-z0-9;-]+), Signature=([0-9a-f]{64})$/

/**
 * Recomputes the signature as AWS documents it (version 4) and compares it. Returns undefined if the signature is
 * correct.
 */
function faultOf({ method = '', url = '', headers }: IncomingMessage, body: Buffer): string | undefined {
  const parts = AUTHORIZATION.exec(headers.authorization ?? '')
  if (!parts) return 'AccessDenied'
  const [, keyId, date = '', region = '', signed = '', signature] = parts
  const at = String(headers['x-amz-date'])
  if (keyId !== FAKE_ACCESS_KEY_ID || region !== FAKE_REGION || !at.startsWith(date)) return 'InvalidAccessKeyId'
  for (const needed of ['host', 'x-amz-content-sha256', 'x-amz-date'])
    if (!signed.split(';').includes(needed)) return 'AccessDenied'
  if (headers['x-amz-content-sha256'] !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  const named = signed.split(';').map((name) => `${name}:${String(headers[name])}\n`)
  const canonical = [method, url, '', named.join(''), signed, sha256(body)].join('\n')
  const scope = `${date}/${region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n')
  const key = hmac(hmac(hmac(hmac(`AWS4${FAKE_SECRET_ACCESS_KEY}`, date), region), 's3'), 'aws4_request')
  return hmac(key, toSign).toString('hex') === signature ? undefined : 'SignatureDoesNotMatch'
}

const errorOf = (status: number, code: string): Answer => ({
  status,
  body: `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`,
})

async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

function answerTo(files: S3Fake['files'], request: IncomingMessage, body: Buffer): Answer {
  const fault = faultOf(request, body)
  if (fault) return errorOf(403, fault)
  const [, bucket, ...rest] = (request.url ?? '').split('/')
  if (bucket !== FAKE_BUCKET) return errorOf(404, 'NoSuchBucket')
  const key = rest.join('/')
  if (request.method === 'PUT') {
    files.set(key, { bytes: body, contentType: request.headers['content-type'] })
    return { status: 200, etag: etagOf(body) }
  }
  if (request.method === 'DELETE') {
    files.delete(key)
    return { status: 204 }
  }
  const found = files.get(key)
  return found ? { status: 200, body: found.bytes, etag: etagOf(found.bytes) } : errorOf(404, 'NoSuchKey')
}

/**
 * Starts an in-memory S3-compatible service on a free port of this machine. It refuses requests with a wrong signature.
 */
export async function s3Fake(): Promise<S3Fake> {
  const files: S3Fake['files'] = new Map()
  const statuses: number[] = []
  const troubles: (number | 'silent' | 'stranger')[] = []
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await readBytes(request)
    const trouble = troubles.shift()
    if (trouble === 'silent') return
    if (trouble === 'stranger') {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Welcome to nginx!</html>')
      return
    }
    const answer = trouble ? errorOf(trouble, 'Trouble') : answerTo(files, request, body)
    statuses.push(answer.status)
    response.writeHead(answer.status, answer.etag ? { etag: answer.etag } : {}).end(answer.body)
  }
  const server = createServer((request, response) => {
    // A fault in the fake breaks the connection, so that the test fails instead of waiting.
    respond(request, response).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    files,
    statuses,
    trouble: (...next) => void troubles.push(...next),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
