/** A clock that a process believes in and we set: Debian's libfaketime, which reads how far it is off from a file. */
import { chmod, glob, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export type WrongClock = {
  /** for the environment of the process */
  readonly settings: Readonly<Record<string, string>>
  /** Jumps to so many seconds before (negative) or after the machine's time, at once. */
  readonly jumpTo: (seconds: number) => Promise<void>
}

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
  const jumpTo = (seconds: number) => writeFile(file, `${seconds < 0 ? '' : '+'}${seconds}\n`)
  await jumpTo(0)
  await chmod(file, 0o644)
  const settings = {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    DONT_FAKE_MONOTONIC: '1',
  }
  return { settings, jumpTo }
}
