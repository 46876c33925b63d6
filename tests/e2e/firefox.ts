import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path))

export type Firefox = {
  open: (address: string) => Promise<void>
  /** evaluates an expression in the page */
  look: (expression: string) => Promise<unknown>
  /** clicks the first visible element that matches the selector and whose name begins with these words */
  press: (selector: string, words?: string) => Promise<void>
  /** types a text, which may end with `ENTER` */
  type: (text: string) => Promise<void>
  /** errors on the console since the page was opened, including policy violations */
  errors: readonly string[]
  close: () => void
}

type Message = {
  id?: number
  method?: string
  result?: { context?: string; result?: { value?: unknown } }
  params?: { level?: string; text?: string }
}

/** The character that WebDriver uses for the Enter key. */
export const ENTER = '\u{E007}'

const PRESS_MILLISECONDS = 60_000

/** Finds an element in the open dialog, or else in the page, and returns its centre once nothing covers it. */
const middleOf = (selector: string, words: string) => `(() => {
  const nameOf = (one) => (one.ariaLabel ?? one.textContent).trim()
  const within = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document
  const found = [...within.querySelectorAll(${JSON.stringify(selector)})].find(
    (one) => one.checkVisibility() && !one.matches(':disabled, [aria-disabled="true"]') && nameOf(one).startsWith(${JSON.stringify(words)}))
  found?.scrollIntoView({ block: 'center', behavior: 'instant' })
  const box = found?.getBoundingClientRect()
  const [x, y] = box ? [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)] : []
  return box && found.contains(document.elementFromPoint(x, y)) ? x + ',' + y : ''
})()`

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
 * Opens a page in Debian's own Firefox through WebDriver BiDi, because Playwright drives only its own build of Firefox.
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
  const look = async (expression: string) => {
    const target = { context }
    const answer = await send('script.evaluate', { expression, target, awaitPromise: true, userActivation: true })
    return answer.result?.result?.value
  }
  const act = (source: object) => send('input.performActions', { context, actions: [source] })
  return {
    errors,
    look,
    async press(selector, words = '') {
      const end = Date.now() + PRESS_MILLISECONDS
      let middle = await look(middleOf(selector, words))
      while (typeof middle !== 'string' || middle === '') {
        if (Date.now() > end) throw new Error(`no ${selector} with the name “${words}” can be pressed`)
        await new Promise((resolve) => setTimeout(resolve, 100))
        middle = await look(middleOf(selector, words))
      }
      const [x, y] = middle.split(',').map(Number)
      const presses = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }))
      await act({ type: 'pointer', id: 'mouse', actions: [{ type: 'pointerMove', x, y }, ...presses] })
    },
    async type(text) {
      const actions = Array.from(text).flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })))
      await act({ type: 'key', id: 'keyboard', actions })
    },
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    close() {
      socket.close()
      browser.once('exit', () => rmSync(profile, { recursive: true, force: true, maxRetries: 5 }))
      browser.kill()
    },
  }
}
