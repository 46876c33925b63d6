import { expect, test } from 'vitest'
import { dropServerExports } from './drop-server-exports.ts'

const PAGE = `import { jsx } from 'react/jsx-runtime'
import { load as loadIt } from './load.ts'
import { meta } from './meta.ts'
import { Body, words } from './body.ts'
import './page.css'
export default { Body, draw: () => jsx('p', {}) }
export const load = ({ url }) => loadIt(url, words)
export function head() { return meta }
export const other = 1
`

test('the build drops the server’s exports, with the imports that only they use', () => {
  expect(dropServerExports(PAGE, ['load', 'head']).replaceAll(/\n+/g, '\n'))
    .toBe(`import { jsx } from 'react/jsx-runtime'
import { Body, words } from './body.ts'
import './page.css'
export default { Body, draw: () => jsx('p', {}) }
export const other = 1
`)
})

test('the build leaves a module without such exports unchanged', () => {
  const code = "import { a } from './a.ts'\nexport default a\n"
  expect(dropServerExports(code, ['load', 'head'])).toBe(code)
})
