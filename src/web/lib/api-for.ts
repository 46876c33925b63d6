import type { RouterContextProvider } from 'react-router'
import { send, type ApiClient, type LooseRequest } from './api.ts'
import { apiFetchContext } from './load-context.ts'

/**
 * For loaders on the server: calls the API in this process, without the network. An aborted call throws, as fetch does.
 */
export function apiFor(context: Readonly<RouterContextProvider>): ApiClient {
  const by =
    (method: string) =>
    (path: string, request: LooseRequest = {}) =>
      send('/api', context.get(apiFetchContext), method, path, request)
  return { get: by('GET'), post: by('POST') } as unknown as ApiClient
}
