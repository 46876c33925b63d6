import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export type OwnSite = { origin: string; close: () => Promise<void> }

/** Starts a separate site for a test, with one of the scripts in this folder as a process. */
export async function startOwnSite(script: string, more: Record<string, string> = {}): Promise<OwnSite> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, script)], {
    env: { ...process.env, LOG_LEVEL: 'error', COMPRESS: 'false', ...more },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const close = async () => {
    if (child.exitCode === null) child.kill('SIGTERM')
    await ended
  }
  for await (const line of createInterface({ input: child.stdout })) {
    const origin = /serves (http:\/\/\S+)/.exec(line)?.[1]
    if (origin) {
      child.stdout.resume()
      return { origin, close }
    }
  }
  throw new Error(`the site of ${script} ended before it served`)
}
