import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { graphOf, StructuredData, writeGraph } from './structured-data.tsx'

const HOSTILE = '</script><script>alert(1)</script><!-- & "quoted"'

test('hotel names never end the script element of the structured data, and are read back as written', () => {
  const graph = graphOf({ '@type': 'Hotel', name: HOSTILE })
  const html = renderToString(createElement(StructuredData, { graph }))
  const text = /^<script id="structured-data" type="application\/ld\+json">(.*)<\/script>$/s.exec(html)?.[1] ?? ''
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual(graph)
  expect(text).toBe(writeGraph(graph))
})
