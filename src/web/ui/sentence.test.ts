import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Sentence } from './sentence.tsx'

const link = (words: string) => createElement('a', { href: '/call' }, words)
const draw = (text: string) => renderToStaticMarkup(createElement(Sentence, { text, link }))

test.each([
  ['no mark', 'Close', 'Close'],
  ['a link in the middle', 'Questions? <link>Call</link> us.', 'Questions? <a href="/call">Call</a> us.'],
  ['bold words and a link', '<b>Sold.</b> <link>Others</link>', '<b>Sold.</b> <a href="/call">Others</a>'],
  ['hidden words', 'Pay<hidden> for 7</hidden>', 'Pay<span class="visually-hidden"> for 7</span>'],
  ['a mark that nobody wraps', 'See <other>all</other>', 'See all'],
  ['a name with a bracket', 'Of<hidden> A < B</hidden>', 'Of<span class="visually-hidden"> A &lt; B</span>'],
  ['markup in a name', '<script>alert(1)</script>', 'alert(1)'],
  ['a bracket alone', 'A <b B', 'A &lt;b B'],
])('a sentence with %s is shown', (_, text, html) => {
  expect(draw(text)).toBe(html)
})
