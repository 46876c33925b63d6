import { expect, test } from 'vitest'
import { PROMISED_BROWSERS, rulesWithHas } from './old-browsers.ts'

test('the bundler builds for the browsers of package.json', () => {
  expect(PROMISED_BROWSERS).toEqual(['chrome100', 'safari15.4', 'ios15.4', 'firefox100'])
})

test('the style sheet for old browsers contains only the rules with :has, rewritten with attributes', async () => {
  const css = await rulesWithHas(`
    .chip { color: red }
    @layer components { .chip:has(:checked) { color: green } .other { color: blue } }
    @media print { .page { margin: 0 } }
  `)
  expect(css).toMatch(/@layer components \{[^@]*\[csstools-has-[^{]*\{\s*color: green\s*\}\s*\}/)
  expect(css).not.toMatch(/:has\(|red|blue|print/)
})
