import type { ServedPage } from './public-page.ts'

const ID = 'page-data'

/**
 * The page's data inside the document, from their own text. No text in them can end the script element: whatever could
 * begin a tag is escaped as its number. It is no script that runs, so the policy need not allow it.
 */
export const writeServedData = (served: string): string =>
  `<script id="${ID}" type="application/json">${served.replaceAll('<', String.raw`\u003c`)}</script>`

const written = (): string | null | undefined => document.getElementById(ID)?.textContent

/** Undefined in a document that React Router draws. */
export function readServedData<Data>(): ServedPage<Data> | undefined {
  const served = written()
  return served ? (JSON.parse(served) as ServedPage<Data>) : undefined
}
