/** A clock that a process believes in and we set: Debian's libfaketime, which reads how far it is off from a file. */
import { chmod, glob, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

export type WrongClock = {
  /** for the environment of the process */
  readonly settings: Readonly<Record<string, string>>
  /** Jumps to so many seconds before (negative) or after the machine's time; resolves once every process believes it. */
  readonly jumpTo: (seconds: number) => Promise<void>
}

/**
 * How long a process goes by what it read last. Not at every look at the clock: PostgreSQL looks in its signal handlers too,
 * where opening a file may break what was interrupted.
 */
const READ_EVERY_SECONDS = 1
const LATE = 200

const LIBRARIES = '/usr/lib/*/faketime/libfaketime.so.1'

async function findLibrary(): Promise<string | undefined> {
  for await (const path of glob(LIBRARIES)) return path
  return undefined
}

/** Why no clock can be set here; undefined when one can. */
export async function whyNoFakeTime(): Promise<string | undefined> {
  return (await findLibrary()) ? undefined : 'a wrong clock needs libfaketime (apt-get install libfaketime)'
}

/** Begins with the right time. Only what day and hour it is can be wrong: no clock that measures durations jumps. */
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
