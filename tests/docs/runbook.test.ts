/**
 * Checks that every alert leads to a page in the runbook, and that every page describes its incident and what to do.
 */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const runbook = readFileSync('docs/operating/runbook.md', 'utf8')
const alerts = readFileSync('deploy/prometheus/alerts.yaml', 'utf8')

const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-')

const pages = [...runbook.matchAll(/^## (.+)\n([\s\S]*?)(?=^## |$(?![\s\S]))/gm)].map(
  ([, heading = '', text = '']) => ({
    heading,
    text,
  }),
)

test('every alert leads to a page in the runbook, which names the alert', () => {
  const led = [...alerts.matchAll(/- alert: (\w+)[\s\S]*?runbook: docs\/operating\/runbook\.md#([\w-]+)/g)]
  expect(led.length).toBe([...alerts.matchAll(/- alert:/g)].length)
  const named = led.map(([, name, anchor]) => {
    const page = pages.find(({ heading }) => anchorOf(heading) === anchor)
    return `${name} ${page?.text.includes(`\`${name}\``) ?? false}`
  })
  expect(named).toEqual(led.map(([, name]) => `${name} true`))
})

test('every page in the runbook says what guests notice, how to see it, what to do, and when it is over', () => {
  expect(pages.length).toBeGreaterThanOrEqual(12)
  for (const { heading, text } of pages)
    for (const part of ['**Guests notice**', '**See**', '**Do**', '**Afterwards**'])
      expect(text, heading).toContain(part)
})
