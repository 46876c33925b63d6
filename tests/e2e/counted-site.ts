import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export type CountedSite = { origin: string; close: () => Promise<void> }

/** Starts the site that names Google Tag Manager and the Meta pixel, in its own process. */
export async function startCountedSite(): Promise<CountedSite> {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'serve-counted.ts')],
    { env: { ...process.env, LOG_LEVEL: 'error', COMPRESS: 'false' }, stdio: ['ignore', 'pipe', 'inherit'] },
  )
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
  throw new Error('the site with counters ended before it served')
}
