import type { ServedPage } from './page.ts'

const ID = 'page-data'

/**
 * Puts the page's data into the document as text, escaping every character that could begin a tag, so that no text can
 * end the script element. The browser does not execute it, so the policy need not allow it.
 */
export const writeServedData = (served: string): string =>
  `<script id="${ID}" type="application/json">${served.replaceAll('<', String.raw`\u003c`)}</script>`

const written = (): string | null | undefined => document.getElementById(ID)?.textContent

/** Undefined in a document that React Router rendered. */
export function readServedData<Data>(): ServedPage<Data> | undefined {
  const served = written()
  return served ? (JSON.parse(served) as ServedPage<Data>) : undefined
}
