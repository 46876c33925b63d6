import { DEFAULT_LANGUAGE, languageOf, type Language } from '#domain/languages.ts'
import { storeInTab, readFromTab } from './tab-memory.ts'

type KeptLink = { path: string; token: string }

const isKeptLink = (kept: unknown): kept is KeptLink =>
  typeof kept === 'object' && kept !== null && 'path' in kept && 'token' in kept && typeof kept.token === 'string'

/** The token from the last link opened in this tab, if that link led to this page. */
function keptToken(path: string): string {
  const kept = readFromTab('link')
  return isKeptLink(kept) && kept.path === path ? kept.token : ''
}

export type LinkToken = { token: string; language: Language }

/**
 * Reads the token after the # of a link in a message, and the link's language. Removes the token from the address,
 * which other people may see, and stores it in the tab for a reload.
 */
export function takeToken({ pathname, search, searchParams }: URL): LinkToken {
  const fresh = location.hash.slice(1)
  if (fresh) {
    storeInTab('link', { path: pathname, token: fresh } satisfies KeptLink)
    history.replaceState(history.state, '', pathname + search)
  }
  return { token: fresh || keptToken(pathname), language: languageOf(searchParams.get('in') ?? DEFAULT_LANGUAGE) }
}
