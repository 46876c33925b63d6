import type { MoveOptions } from './navigation.ts'

/** Opens another document. The promise never settles, because whatever waits for it ends with this document. */
export function loadDocument(address: string, { replace }: MoveOptions = {}): Promise<void> {
  if (replace) location.replace(address)
  else location.assign(address)
  return new Promise(() => undefined)
}
