/** A page of the desk asks the worker to store the desk, with these files. */
export const KEEP_DESK = 'keep-desk'
export type KeepDesk = { what: typeof KEEP_DESK; files: readonly string[] }

const FILE = /^\/(?:assets|fonts)\/[\w./-]+$/

/** The files that the message names, if it is one: addresses of built files and nothing else. */
export function filesToKeep(message: unknown): string[] | undefined {
  if (typeof message !== 'object' || message === null || !('what' in message) || message.what !== KEEP_DESK)
    return undefined
  const files = 'files' in message && Array.isArray(message.files) ? (message.files as unknown[]) : []
  return files.filter((file): file is string => typeof file === 'string' && FILE.test(file) && !file.includes('..'))
}
