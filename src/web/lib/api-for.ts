import { send, type ApiClient, type LooseRequest } from './api.ts'
import type { LoadContext } from './load-context.ts'

/**
 * For loaders on the server: calls the API in this process, without the network. An aborted call throws, as fetch does.
 */
export function apiFor(context: LoadContext): ApiClient {
  const by =
    (method: string) =>
    (path: string, request: LooseRequest = {}) =>
      send('/api', context.fetch, method, path, request)
  return { get: by('GET'), post: by('POST') } as unknown as ApiClient
}
