import { expect, test } from 'vitest'
import { benchmarksPage, printed } from './report.ts'

const FIGURE = {
  what: 'search | 70 hotels',
  measured: '100/s',
  against: 'bare: 1,000/s',
  ratio: 0.1,
  aim: { wanted: 'p99 under 50 ms', isMet: false },
}
const run = {
  sections: [{ name: 'Search', figures: [FIGURE] }],
  machine: ['2 cores'],
  date: '2026-11-21',
  protocol: '5 rounds',
}

test('the report names the machine, the figures and whether the target was met', () => {
  const page = benchmarksPage(run, '')
  expect(page).toContain('- 2 cores\n- 5 rounds')
  expect(page).toContain('| search \\| 70 hotels | 100/s | bare: 1,000/s | 0.10 | p99 under 50 ms: **missed** |')
  expect(page).toContain('## Missed, and why')
})

test('handwritten text in the report survives every renewal', () => {
  const written = benchmarksPage(run, '').replace(
    /Nothing yet:[^<]*/,
    'Search no longer sorts the whole city: a sixth faster.\n\n',
  )
  const renewed = benchmarksPage({ ...run, date: '2026-12-01' }, written)
  expect(renewed).toContain('on 2026-12-01')
  expect(renewed).toContain('Search no longer sorts the whole city: a sixth faster.')
  expect(renewed).not.toContain('Nothing yet')
  expect(benchmarksPage({ ...run, date: '2026-12-01' }, renewed)).toBe(renewed)
})

test('the report prints a missed target loudly on a terminal', () => {
  expect(printed({ name: 'Search', figures: [FIGURE] })).toContain('aim: p99 under 50 ms: MISSED')
})
