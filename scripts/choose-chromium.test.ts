import { describe, expect, test, vi } from 'vitest'
import { chooseChromium, reasonIn } from './choose-chromium.ts'

const starts = () => undefined
const lacksLibrary = () => 'libnss3.so is missing'

describe('the search for a Chromium', () => {
  test('the search for a Chromium returns the first program that starts', () => {
    const sources = [{ find: () => ['/broken', '/good'] }, { find: () => ['/later'] }]
    expect(chooseChromium(sources, (path) => (path === '/broken' ? 'snap' : undefined))).toEqual({ path: '/good' })
  })

  test('the search for a Chromium downloads nothing when one is installed', () => {
    const download = vi.fn<() => string[]>(() => ['/downloaded'])
    chooseChromium([{ find: () => ['/installed'] }, { find: download }], starts)
    expect(download).not.toHaveBeenCalled()
  })

  test('the search for a Chromium downloads a program when none is installed', () =>
    expect(chooseChromium([{ find: () => [] }, { find: () => ['/downloaded'] }], starts)).toEqual({
      path: '/downloaded',
    }))

  test('the search for a Chromium stops when the program that CHROMIUM_PATH names does not start', () => {
    const other = vi.fn<() => string[]>(() => ['/other'])
    const chosen = chooseChromium([{ find: () => ['/named'], isBinding: true }, { find: other }], lacksLibrary)
    expect(chosen).toEqual({ obstacle: expect.stringContaining('/named does not start (libnss3.so is missing)') })
    expect(other).not.toHaveBeenCalled()
  })

  test('the search for a Chromium tries the next source when CHROMIUM_PATH is not set', () =>
    expect(chooseChromium([{ find: () => [], isBinding: true }, { find: () => ['/good'] }], starts)).toEqual({
      path: '/good',
    }))

  test('the search for a Chromium says in one sentence what to install', () => {
    const { obstacle } = chooseChromium([{ find: () => [] }], starts) as { obstacle: string }
    expect(obstacle).toMatch(/^No Chromium was found .*"apt-get install chromium-headless-shell.* CHROMIUM_PATH .*\.$/)
    expect(obstacle).not.toContain('\n')
  })
})

test.each([
  ['/x/chrome: error while loading shared libraries: libnss3.so: cannot open', 'libnss3.so is missing'],
  ['\nCommand requires the chromium snap.\nPlease install it', 'Command requires the chromium snap.'],
  ['', ''],
])('the reason why Chromium does not start is shortened from %j to %j', (said, reason) =>
  expect(reasonIn(said)).toBe(reason),
)
