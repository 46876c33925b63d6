import { useState } from 'react'
import { useHydrated } from './hydrated.ts'

const ID = 'structured-data'

/**
 * A schema.org object. `tests/e2e/schema-org.ts` validates the pages against the whole vocabulary (schema-dts), whose
 * types would add a quarter to every type check here.
 */
export type Thing = { readonly '@type': string; readonly [property: string]: Value }
type Value = string | number | boolean | Thing | { readonly [property: string]: Value } | readonly Value[]

export type Graph = { readonly '@context': 'https://schema.org'; readonly '@graph': readonly Thing[] }

/** Escapes every character that could begin a tag, so that no text can end the script element. */
export const writeGraph = (graph: Graph): string => JSON.stringify(graph).replaceAll('<', String.raw`\u003c`)

/** Combines several objects of one page in one block of schema.org's vocabulary. */
export const graphOf = (...things: Thing[]): Graph => ({ '@context': 'https://schema.org', '@graph': things })

/**
 * A page's structured data for search engines (JSON-LD). Only the server renders it: pass undefined in the browser
 * (`import.meta.env.SSR ? ... : undefined`), so that no script contains it. A page reached by navigation has none; a
 * served page keeps its own.
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
