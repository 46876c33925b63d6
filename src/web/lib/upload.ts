import type { ParamsOf, QueryOf, ResponseOf } from '#contract/call.ts'
import type { Calls } from '#contract/calls.ts'
import { address, refusalOf, UNREACHABLE, type ApiAnswer, type CallName, type LooseRequest } from './api.ts'
import * as t from '#words/shared.ts'

/** The paths of the contract's calls that take pictures, such as '/users/{id}/identity'. */
type UploadPath = {
  [Name in CallName]: Calls[Name] extends { upload: unknown }
    ? Name extends `POST ${infer Path}`
      ? Path
      : never
    : never
}[CallName]

type CallAt<Path extends UploadPath> = Calls[`POST ${Path}` & CallName]
type FieldOf<Call> = Call extends { upload: { field: infer Field extends string } } ? Field : never
type QueryPart<Query> = [Query] extends [undefined] ? unknown : { query: Query }

type Upload<Path extends UploadPath> = QueryPart<QueryOf<CallAt<Path>>> & {
  params: ParamsOf<CallAt<Path>>
  field: FieldOf<CallAt<Path>>
  files: readonly Blob[]
  /** the upload's progress, 0 to 100 */
  onProgress?: (percent: number) => void
}

const asForm = (field: string, files: readonly Blob[]): FormData => {
  const form = new FormData()
  for (const file of files) form.append(field, file)
  return form
}

/** Uses XMLHttpRequest, because fetch cannot report upload progress. Undefined if no answer came. */
function post(url: string, form: FormData, onProgress?: (percent: number) => void): Promise<Response | undefined> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress?.(Math.round((100 * loaded) / total))
    })
    request.addEventListener('load', () => {
      const wait = request.getResponseHeader('retry-after')
      const headers = wait === null ? {} : { 'retry-after': wait }
      resolve(new Response(request.responseText, { status: request.status, headers }))
    })
    for (const end of ['error', 'timeout', 'abort']) request.addEventListener(end, () => resolve(undefined))
    request.open('POST', url)
    request.setRequestHeader('accept', 'application/json')
    request.send(form)
  })
}

/**
 * Sends pictures as multipart/form-data (specification §7), with the session's cookie. Returns a refusal instead of
 * throwing it.
 */
export async function uploadPictures<Path extends UploadPath>(
  path: Path,
  { field, files, onProgress, ...request }: Upload<Path>,
): Promise<ApiAnswer<ResponseOf<CallAt<Path>>>> {
  const url = address(`${location.origin}/api`, path, request as LooseRequest)
  const response = await post(url, asForm(field, files), onProgress)
  if (!response) return { ok: false, refusal: UNREACHABLE }
  if (!response.ok) return { ok: false, refusal: await refusalOf(response) }
  return { ok: true, value: (await response.json()) as ResponseOf<CallAt<Path>>, total: undefined }
}

/** '184 kB': bytes divided by 1000 (specification §9). */
export const kilobyteWords = (bytes: number): string => t.kilobytes(Math.max(1, Math.round(bytes / 1000)))
