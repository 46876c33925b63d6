const KEY = 'desk-waits'

/**
 * Whether this tab typed a pairing code and waits for approval. It is in its own file, because guests' pages do not
 * need it.
 */
export function isWaitingTab(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null
  } catch {
    return false // storage is switched off: a reload asks for a new code
  }
}

export function waitInTab(): void {
  try {
    sessionStorage.setItem(KEY, 'yes')
  } catch {
    // The browser's storage is switched off.
  }
}

export function stopWaitingInTab(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // The browser's storage is switched off, so there is nothing to remove.
  }
}
