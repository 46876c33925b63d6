import type { MoveOptions } from './navigation.ts'

/** Opens a new document. The promise never settles, because everything that waits for it ends with this document. */
export function loadDocument(address: string, { replace }: MoveOptions = {}): Promise<void> {
  if (replace) location.replace(address)
  else location.assign(address)
  return new Promise(() => undefined)
}
