import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const DISPLAY = ':97'
const START_TRIES = 100
const NEEDED = ['/usr/bin/orca', '/usr/bin/Xvfb', '/usr/bin/dbus-daemon', '/usr/libexec/at-spi-bus-launcher']

export type Orca = {
  /** what a program needs in its environment, so that Orca hears of it */
  env: Record<string, string>
  /** everything that Orca has spoken so far, a line each */
  spoken: () => string[]
  stop: () => void
}

/** Starts a screen without a monitor, the bus of assistive technologies and Orca, whose speech is read from its log. */
export async function startOrca(): Promise<Orca> {
  const missing = NEEDED.filter((path) => !existsSync(path))
  if (missing.length > 0) throw new Error(`${missing.join(', ')} missing: apt-get install orca xvfb at-spi2-core dbus`)
  const home = mkdtempSync(join(tmpdir(), 'uncle-orca-'))
  const log = join(home, 'orca.log')
  const children: ChildProcess[] = []
  const env: Record<string, string> = {
    ...(process.env as Record<string, string>),
    HOME: home,
    XDG_RUNTIME_DIR: home,
    DISPLAY,
    GNOME_ACCESSIBILITY: '1',
    LANG: 'C.UTF-8',
  }
  const start = (command: string, args: string[]) => {
    const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'ignore'] })
    children.push(child)
    return child
  }
  start('/usr/bin/Xvfb', [DISPLAY, '-screen', '0', '1280x900x24'])
  const bus = start('/usr/bin/dbus-daemon', ['--session', '--nofork', '--print-address=1'])
  env['DBUS_SESSION_BUS_ADDRESS'] = await new Promise<string>((found) =>
    bus.stdout?.once('data', (said: Buffer) => found(String(said).trim())),
  )
  start('/usr/libexec/at-spi-bus-launcher', ['--launch-immediately'])
  start('/usr/bin/orca', ['--replace', '--enable=speech', '--disable=braille', `--debug-file=${log}`])
  const spoken = () =>
    existsSync(log)
      ? [...readFileSync(log, 'utf8').matchAll(/SPEECH OUTPUT: '(.*)'/g)].map(([, words = '']) => words)
      : []
  const stop = () => {
    for (const child of children.toReversed()) child.kill()
    rmSync(home, { recursive: true, force: true, maxRetries: 5 })
  }
  for (let tries = 0; tries < START_TRIES && spoken().length === 0; tries++) await pause(200)
  if (spoken().length > 0) return { env, spoken, stop }
  stop()
  throw new Error('Orca did not say that it is on')
}
