import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path))

export type Firefox = {
  open: (address: string) => Promise<void>
  /** the value of an expression in the page */
  look: (expression: string) => Promise<unknown>
  /** errors of the console since the page was opened, including policy violations */
  errors: readonly string[]
  close: () => void
}

type Message = {
  id?: number
  method?: string
  result?: { context?: string; result?: { value?: unknown } }
  params?: { level?: string; text?: string }
}

async function startFirefox(path: string, profile: string) {
  const browser = spawn(path, ['--headless', '--remote-debugging-port=0', '--profile', profile], {
    env: { ...process.env, HOME: profile },
  })
  const address = await new Promise<string>((resolve, reject) => {
    browser.once('exit', () => reject(new Error('Firefox did not start')))
    browser.stderr.on('data', (said) => {
      const [found] = /ws:\/\/\S+/.exec(String(said)) ?? []
      if (found) resolve(found)
    })
  })
  return { browser, address }
}

/**
 * Opens one page in Debian's own Firefox, by WebDriver BiDi, because Playwright drives only its own build of Firefox.
 */
export async function openFirefox(path: string): Promise<Firefox> {
  const profile = mkdtempSync(join(tmpdir(), 'uncle-firefox-'))
  const { browser, address } = await startFirefox(path, profile)
  const socket = new WebSocket(`${address}/session`)
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  const waiting = new Map<number, (message: Message) => void>()
  const errors: string[] = []
  socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const message = JSON.parse(data) as Message
    if (message.id !== undefined) waiting.get(message.id)?.(message)
    else if (message.params?.level === 'error') errors.push(message.params.text ?? '')
  })
  let last = 0
  const send = (method: string, params: object) =>
    new Promise<Message>((resolve) => {
      waiting.set(++last, resolve)
      socket.send(JSON.stringify({ id: last, method, params }))
    })
  await send('session.new', { capabilities: {} })
  await send('session.subscribe', { events: ['log.entryAdded'] })
  const context = (await send('browsingContext.create', { type: 'tab' })).result?.context
  await send('browsingContext.setViewport', { context, viewport: { width: 450, height: 800 } })
  return {
    errors,
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    async look(expression) {
      const target = { context }
      const answer = await send('script.evaluate', { expression, target, awaitPromise: true, userActivation: true })
      return answer.result?.result?.value
    },
    close() {
      socket.close()
      browser.once('exit', () => rmSync(profile, { recursive: true, force: true, maxRetries: 5 }))
      browser.kill()
    },
  }
}
