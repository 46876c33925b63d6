import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import { inRemoteCall } from '../tracing.ts'
import { checkFileKey, FileStoreError, type FileStore } from '../ports/file-store.ts'

export type S3Access = {
  /** the origin of the service; the path names the bucket, which every S3-compatible service understands */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  fetch?: typeof globalThis.fetch
  timeoutMilliseconds?: number
  /** how long to wait before each retry, in milliseconds */
  waits?: readonly number[]
}

type S3Call = { method: 'PUT' | 'GET' | 'DELETE'; key: string; bytes?: Buffer; headers?: Record<string, string> }
type Signed = Awaited<ReturnType<typeof sign>>
type S3Answer = { status: number; body: Buffer; etag: string | null }

const TIMEOUT_MILLISECONDS = 15_000
const WAITS = [200, 800] as const
/** In milliseconds. A failure that took this long is not retried, because somebody is waiting. */
const SLOW_MILLISECONDS = 5000

const isWorthAskingAgain = (status: number) => status === 429 || status >= 500

const failed = ({ method }: S3Call, reason: string | number, cause?: unknown) =>
  new FileStoreError(`the bucket of files: ${method} failed: ${reason}`, cause === undefined ? undefined : { cause })

const isNoSuchKey = ({ status, body }: S3Answer) => status === 404 && body.includes('<Code>NoSuchKey</Code>')

/**
 * Every real answer about a file has an ETag, unlike a 200 from something in front of the store. If we mistook that for
 * the store's answer, we would lose an upload or show guests something else as their picture.
 */
const isOfFile = ({ etag }: S3Answer) => /^"?[0-9a-f]{32}(?:-\d+)?"?$/i.test(etag ?? '')

/** Signs the request together with its bytes, so that the service refuses bytes that changed on the way. */
function sign(access: S3Access, { method, key, bytes, headers }: S3Call) {
  return new AwsV4Signer({
    method,
    url: `${access.endpoint}/${access.bucket}/${checkFileKey(key)}`,
    headers: {
      ...headers,
      'x-amz-content-sha256': createHash('sha256')
        .update(bytes ?? '')
        .digest('hex'),
    },
    accessKeyId: access.accessKeyId,
    secretAccessKey: access.secretAccessKey,
    service: 's3',
    region: access.region,
  }).sign()
}

async function once(access: S3Access, call: S3Call): Promise<S3Answer> {
  const signed = await sign(access, call)
  return inRemoteCall(signed.method, access.endpoint, () => send(access, call, signed))
}

async function send(access: S3Access, call: S3Call, { url, headers, method }: Signed): Promise<S3Answer> {
  try {
    const response = await (access.fetch ?? fetch)(url, {
      method,
      headers,
      ...(call.bytes ? { body: new Uint8Array(call.bytes) } : {}),
      // Follows no redirect, because the headers carry our signature.
      redirect: 'error',
      signal: AbortSignal.timeout(access.timeoutMilliseconds ?? TIMEOUT_MILLISECONDS),
    })
    const { status, headers: told } = response
    return { status, body: Buffer.from(await response.arrayBuffer()), etag: told.get('etag') }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') throw failed(call, 'TIMEOUT')
    if (error instanceof TypeError) throw failed(call, 'UNREACHABLE', error.cause)
    throw error
  }
}

/**
 * Stores files in a private bucket of an S3-compatible service. Every request is safe to repeat, so a 429 and a 5xx are
 * retried after a short wait. A time-out is not, because somebody is waiting.
 */
export function s3FileStore(access: S3Access): FileStore {
  const ask = async (call: S3Call): Promise<S3Answer> => {
    const began = performance.now()
    let answer = await once(access, call)
    for (const wait of access.waits ?? WAITS) {
      if (!isWorthAskingAgain(answer.status) || performance.now() - began > SLOW_MILLISECONDS) break
      await sleep(wait)
      answer = await once(access, call)
    }
    return answer
  }
  const isDone = ({ status }: S3Answer) => status >= 200 && status < 300

  return {
    put: async (key, bytes, { contentType }) => {
      const call: S3Call = { method: 'PUT', key, bytes, headers: { 'content-type': contentType } }
      const answer = await ask(call)
      if (!isDone(answer)) throw failed(call, answer.status)
      if (!isOfFile(answer)) throw failed(call, 'ANSWER_NOT_KNOWN')
    },
    get: async (key) => {
      const call: S3Call = { method: 'GET', key }
      const answer = await ask(call)
      if (isDone(answer) && isOfFile(answer)) return answer.body
      if (isDone(answer)) throw failed(call, 'ANSWER_NOT_KNOWN')
      // A missing bucket also answers 404. Only a missing key means that there is no such file.
      if (isNoSuchKey(answer)) return undefined
      throw failed(call, answer.status)
    },
    delete: async (key) => {
      const call: S3Call = { method: 'DELETE', key }
      const answer = await ask(call)
      // A deletion returns no body.
      const isDeleted = isDone(answer) && answer.body.length === 0
      if (!isDeleted && !isNoSuchKey(answer)) throw failed(call, answer.status)
    },
  }
}
