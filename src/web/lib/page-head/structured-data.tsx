import { useState } from 'react'
import { useHydrated } from './hydrated.ts'

const ID = 'structured-data'

/**
 * A thing of schema.org. `tests/e2e/schema-org.ts` holds what pages serve against the whole vocabulary (schema-dts):
 * here its types would cost a fourth of every type check.
 */
export type Thing = { readonly '@type': string; readonly [property: string]: Value }
type Value = string | number | boolean | Thing | { readonly [property: string]: Value } | readonly Value[]

export type Graph = { readonly '@context': 'https://schema.org'; readonly '@graph': readonly Thing[] }

/** No text in it can end the script element: whatever could begin a tag is escaped as its number. */
export const writeGraph = (graph: Graph): string => JSON.stringify(graph).replaceAll('<', String.raw`\u003c`)

/** Several things of one page, in the vocabulary of schema.org. */
export const graphOf = (...things: Thing[]): Graph => ({ '@context': 'https://schema.org', '@graph': things })

/**
 * A page's facts for search engines (JSON-LD). Only the server adds them: pass undefined in the browser
 * (`import.meta.env.SSR ? ... : undefined`), so that no script carries them. A page reached by a link has none; one
 * that came with them keeps them.
 */
export function StructuredData({ graph }: { graph: Graph | undefined }) {
  const isAlive = useHydrated()
  const [cameWithThePage] = useState(!isAlive)
  if (!cameWithThePage) return null
  const text = graph ? writeGraph(graph) : document.getElementById(ID)?.textContent
  return (
    <script id={ID} type="application/ld+json" suppressHydrationWarning>
      {text}
    </script>
  )
}
