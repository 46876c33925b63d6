import type { FastifyRequest } from 'fastify'
import '@fastify/multipart'
import type { MultipartFile } from '@fastify/multipart'
import { MAX_PICTURE_BYTES } from '#domain/pictures/picture-limits.ts'
import { ApiError, fieldRefusal, refusal } from '../../http/api-error.ts'

export type UploadFields = { field: 'file' | 'files'; max: number }

/** Bytes that a form adds to its files: part headers and a few text fields. */
const FORM_OVERHEAD_BYTES = 64 * 1024
/** How much of a refused request we still read, so that its sender can read the answer. */
const MAX_DRAINED_BYTES = 2 * MAX_PICTURE_BYTES

const notMultipart = () =>
  new ApiError({
    statusCode: 415,
    code: 'WRONG_CONTENT_TYPE',
    message: 'Please send the photo as multipart/form-data.',
  })

const oneMissing = (field: string) =>
  fieldRefusal(field, 'REQUIRED', `${field} is required: please choose a photo and send it in the field ${field}`)

const tooMany = ({ field, max }: UploadFields) =>
  fieldRefusal(
    field,
    'INVALID',
    max === 1 ? `${field} takes one photo at a time` : `${field} takes ${max} photos at a time`,
  )

/**
 * Maps errors to refusals: the form reader throws its own errors, while its parser throws plain ones. An unreadable
 * form is the sender's fault.
 */
function refusalOf(error: unknown, upload: UploadFields): unknown {
  if (error instanceof ApiError || !(error instanceof Error)) return error
  const code = 'code' in error ? error.code : undefined
  if (code === 'FST_REQ_FILE_TOO_LARGE') return refusal('PICTURE_TOO_LARGE')
  if (code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT') return tooMany(upload)
  return refusal('MALFORMED_REQUEST')
}

/** Milliseconds. A phone that is offline for longer has to restart its upload. */
const STALLED_AFTER = 10_000
const LOOK_EVERY = 500
/**
 * Bytes per second over the time above. Even a poor connection is ten times as fast, and a slower sender blocks a place
 * in the queue.
 */
const LEAST_SPEED = 1000
/** Milliseconds for the refusal to reach the sender before the connection is cut. */
const CUT_AFTER = 1000

/**
 * Waits for the next bytes of an upload. Rejects if too few arrive for a while. Otherwise a stalled upload would hold
 * memory until its sender gives up, and a sender of single bytes would never time out.
 */
async function unlessStalled<Value>(request: FastifyRequest, next: Promise<Value>): Promise<Value> {
  const { socket } = request.raw
  let seen = socket.bytesRead
  let since = performance.now()
  const isMoving = () => socket.bytesRead - seen >= LEAST_SPEED * (STALLED_AFTER / 1000)
  let timer: NodeJS.Timeout | undefined
  const stalled = new Promise<never>((_resolve, reject) => {
    timer = setInterval(() => {
      if (isMoving()) {
        seen = socket.bytesRead
        since = performance.now()
      } else if (performance.now() - since > STALLED_AFTER) {
        setTimeout(() => request.raw.destroy(), CUT_AFTER).unref()
        reject(refusal('REQUEST_TIMEOUT'))
      }
    }, LOOK_EVERY)
  })
  try {
    return await Promise.race([next, stalled])
  } finally {
    clearInterval(timer)
  }
}

/** Discards the rest of a request that was not read to its end, and cuts off an endless one. */
export function drain({ raw }: FastifyRequest): void {
  if (raw.readableEnded || raw.destroyed) return
  let left = MAX_DRAINED_BYTES
  raw.unpipe()
  raw.on('data', (chunk: Buffer) => {
    left -= chunk.length
    if (left < 0) raw.destroy()
  })
  raw.resume()
}

async function* partsOf(request: FastifyRequest, upload: UploadFields): AsyncGenerator<MultipartFile> {
  const parts = request.parts({ limits: { files: upload.max + 1, parts: upload.max + 20 } })
  for (;;) {
    const { done, value: part } = await unlessStalled(request, parts.next())
    if (done) return
    if (part.type === 'file') yield part
  }
}

async function bytesOf(request: FastifyRequest, part: MultipartFile, { field }: UploadFields): Promise<Buffer> {
  const bytes = await unlessStalled(request, part.toBuffer())
  if (bytes.length === 0) throw oneMissing(field)
  return bytes
}

async function* readParts(request: FastifyRequest, upload: UploadFields): AsyncGenerator<Buffer> {
  const weight = Number(request.headers['content-length'] ?? 0)
  if (weight > upload.max * MAX_PICTURE_BYTES + FORM_OVERHEAD_BYTES) throw refusal('PICTURE_TOO_LARGE')
  let count = 0
  for await (const part of partsOf(request, upload)) {
    if (part.fieldname !== upload.field) throw oneMissing(upload.field)
    count += 1
    if (count > upload.max) throw tooMany(upload)
    yield await bytesOf(request, part, upload)
  }
  if (count === 0) throw oneMissing(upload.field)
}

/**
 * Reads the files of an upload one after another, each as a whole. Ignores the form's other information about them.
 * Throws a refusal that names the field if a form has no file, too many files, or a file in a different field.
 */
export async function* readUpload(request: FastifyRequest, upload: UploadFields): AsyncGenerator<Buffer> {
  if (!request.isMultipart()) throw notMultipart()
  try {
    yield* readParts(request, upload)
  } catch (error) {
    throw refusalOf(error, upload)
  } finally {
    drain(request)
  }
}
