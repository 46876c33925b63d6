import { useState } from 'react'
import type { Graph, Thing } from 'schema-dts'
import { useHydrated } from './hydrated.ts'

const ID = 'structured-data'

/** No text in it can end the script element: what could begin a tag is written as its number. */
export const writeGraph = (graph: Graph): string => JSON.stringify(graph).replaceAll('<', String.raw`\u003c`)

/** Several things of one page, in the vocabulary of schema.org. */
export const graphOf = (...things: Thing[]): Graph => ({ '@context': 'https://schema.org', '@graph': things })

/**
 * What the page says, for search engines (JSON-LD). It comes with the page from the server alone: pass undefined in the
 * browser (`import.meta.env.SSR ? ... : undefined`), so that no script carries it. A page reached by a link has none; one that
 * came with it keeps it.
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
