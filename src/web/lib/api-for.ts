import { send, type ApiClient, type LooseRequest } from './api.ts'
import type { LoadContext } from './load-context.ts'

/** Calls the API within the server's process, for loaders. An aborted call throws, as fetch does. */
export function apiFor(context: LoadContext): ApiClient {
  const by =
    (method: string) =>
    (path: string, request: LooseRequest = {}) =>
      send('/api', context.fetch, method, path, request)
  return { get: by('GET'), post: by('POST') } as unknown as ApiClient
}
