/** The message by which a desk page asks the service worker to cache the desk and these files. */
export const CACHE_DESK = 'keep-desk'
export type CacheDeskMessage = { what: typeof CACHE_DESK; files: readonly string[] }

const FILE = /^\/(?:assets|fonts)\/[\w./-]+$/

/** Returns the files in a `CacheDeskMessage`, limited to built files; undefined for any other message. */
export function filesToCache(message: unknown): string[] | undefined {
  if (typeof message !== 'object' || message === null || !('what' in message) || message.what !== CACHE_DESK)
    return undefined
  const files = 'files' in message && Array.isArray(message.files) ? (message.files as unknown[]) : []
  return files.filter((file): file is string => typeof file === 'string' && FILE.test(file) && !file.includes('..'))
}
