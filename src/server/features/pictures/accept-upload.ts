import type { FastifyRequest } from 'fastify'
import type { ErrorCode } from '#contract/errors.ts'
import type { Result } from '#domain/kernel/result.ts'
import { refusal } from '../../http/api-error.ts'
import { FileStoreError } from '../../ports/file-store.ts'
import type { OpenUpload } from '../../ports/upload-budget.ts'
import type { Services } from '../../services.ts'
import { drain, readUpload, type UploadFields } from './read-upload.ts'

const RETRY_SECONDS = 5

type Taking = { services: Services; request: FastifyRequest; ownerId: string; upload: UploadFields }

const announcedBytes = ({ headers }: FastifyRequest) => {
  const announced = Number(headers['content-length'])
  return Number.isFinite(announced) ? announced : undefined
}

/**
 * Accepts an upload once this process has room for its bytes. If the storage is down, tells the guest to retry, and
 * logs the cause.
 */
export async function acceptUpload<Value>(
  { services, request, ownerId, upload }: Taking,
  work: (originals: AsyncIterable<Buffer>) => Promise<Result<Value, ErrorCode>>,
): Promise<Value> {
  const begun = await services.uploads.begin(ownerId, announcedBytes(request))
  if (!begun.ok) {
    drain(request)
    throw refusal(begun.refusal, RETRY_SECONDS)
  }
  try {
    const result = await work(held(readUpload(request, upload), upload, begun.value))
    if (result.ok) return result.value
    throw refusal(result.refusal, result.refusal === 'OVERLOADED' ? RETRY_SECONDS : undefined)
  } catch (error) {
    if (!(error instanceof FileStoreError)) throw error
    request.log.error({ err: error }, 'a picture could not be stored')
    throw refusal('OVERLOADED', RETRY_SECONDS)
  } finally {
    begun.value.end()
  }
}

/**
 * Yields the pictures and adjusts the reservation. A phone may not announce its upload's size, so the largest possible
 * size is reserved first. Once a single picture has been read, only its bytes stay reserved, so that other uploads can
 * begin while a slow store saves it.
 */
async function* held(originals: AsyncIterable<Buffer>, { max }: UploadFields, open: OpenUpload) {
  for await (const original of originals) {
    if (max === 1) open.holdOnly(original.length)
    yield original
  }
}
