import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CHROMIUM_FLAGS } from '../../scripts/chromium-flags.ts'

const isWhole = (path: string) => existsSync(path) && !/headless/.test(realpathSync(path))

/** The path of a full Chromium. The headless shell that other tests use keeps no pages in memory. */
export const FULL_CHROMIUM_PATH = [
  '/usr/bin/chromium-full',
  '/usr/bin/chromium',
  process.env['CHROMIUM_PATH'] ?? '',
].find(isWhole)

export type FullBrowser = {
  /** evaluates an expression in the page */
  look: (expression: string) => Promise<unknown>
  close: () => void
}

type Answer = { id?: number; result?: { result?: { value?: unknown } } }

/**
 * Opens its only page through DevTools, because Playwright loses track of a page restored from the back/forward cache.
 */
export async function openFullBrowser(path: string, address: string): Promise<FullBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'uncle-browser-'))
  const flags = [...CHROMIUM_FLAGS, '--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`]
  const browser = spawn(path, [...flags, '--window-size=400,800', address])
  const port = await new Promise<string>((resolve, reject) => {
    browser.once('exit', () => reject(new Error('The browser did not start')))
    browser.stderr.on('data', (said) => {
      const [, found] = /ws:\/\/[^:]+:(\d+)/.exec(String(said)) ?? []
      if (found) resolve(found)
    })
  })
  const targets = (await (await fetch(`http://127.0.0.1:${port}/json`)).json()) as {
    type: string
    webSocketDebuggerUrl: string
  }[]
  const socket = new WebSocket(targets.find(({ type }) => type === 'page')?.webSocketDebuggerUrl ?? '')
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  let last = 0
  const look = (expression: string) =>
    new Promise<unknown>((resolve) => {
      const id = ++last
      const hear = ({ data }: MessageEvent<string>) => {
        const answer = JSON.parse(data) as Answer
        if (answer.id !== id) return
        socket.removeEventListener('message', hear)
        resolve(answer.result?.result?.value)
      }
      socket.addEventListener('message', hear)
      socket.send(JSON.stringify({ id, method: 'Runtime.evaluate', params: { expression, userGesture: true } }))
    })
  const close = () => {
    socket.close()
    browser.once('exit', () => rmSync(profile, { recursive: true, force: true, maxRetries: 5 }))
    browser.kill()
  }
  return { look, close }
}
