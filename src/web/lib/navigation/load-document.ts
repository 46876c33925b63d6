import type { MoveOptions } from './navigation.ts'

/** Leaves for another document. The promise never settles: whatever waits for the move ends with this document. */
export function loadDocument(address: string, { replace }: MoveOptions = {}): Promise<void> {
  if (replace) location.replace(address)
  else location.assign(address)
  return new Promise(() => undefined)
}
