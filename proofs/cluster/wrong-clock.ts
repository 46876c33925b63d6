/** Sets a process's clock for a proof, with Debian's libfaketime, which reads the offset from a file. */
import { chmod, glob, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

export type WrongClock = {
  /** environment variables for the process whose clock is set */
  readonly settings: Readonly<Record<string, string>>
  /**
   * sets the clock this many seconds ahead of the machine's, or behind if negative; resolves once every process has
   * read it
   */
  readonly jumpTo: (seconds: number) => Promise<void>
}

/**
 * How often a process reads the offset. It does not read it at every look at the clock, because PostgreSQL also looks
 * in signal handlers, where opening a file may damage the interrupted work.
 */
const READ_EVERY_SECONDS = 1
const LATE = 200

const LIBRARIES = '/usr/lib/*/faketime/libfaketime.so.1'

async function findLibrary(): Promise<string | undefined> {
  for await (const path of glob(LIBRARIES)) return path
  return undefined
}

/** Says why no clock can be set here; undefined if one can. */
export async function whyNoFakeTime(): Promise<string | undefined> {
  return (await findLibrary()) ? undefined : 'a wrong clock needs libfaketime (apt-get install libfaketime)'
}

/** Starts with the correct time. Changes only the date and time of day, never the clocks that measure durations. */
export async function wrongClock(folder: string, name: string): Promise<WrongClock> {
  const library = await findLibrary()
  if (library === undefined) throw new Error(String(await whyNoFakeTime()))
  const file = join(folder, `clock-of-${name}`)
  const jumpTo = async (seconds: number) => {
    await writeFile(`${file}-next`, `${seconds < 0 ? '' : '+'}${seconds}\n`)
    await chmod(`${file}-next`, 0o644)
    await rename(`${file}-next`, file)
    await pause(READ_EVERY_SECONDS * 1000 + LATE)
  }
  await jumpTo(0)
  const settings = {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_CACHE_DURATION: String(READ_EVERY_SECONDS),
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    DONT_FAKE_MONOTONIC: '1',
  }
  return { settings, jumpTo }
}
