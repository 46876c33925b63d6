/** Mounts a disk of a few megabytes in memory, which a proof can fill and empty. Mounting requires root. */
import { mkdir, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runPart } from './part.ts'

export type SmallDisk = {
  readonly folder: string
  /** fills the disk to the last byte */
  readonly fill: () => Promise<void>
  readonly makeRoom: () => Promise<void>
  readonly remove: () => Promise<void>
}

const PIECE = Buffer.alloc(256 * 1024)

const isFull = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOSPC'

const run = (program: string, ...args: string[]) => runPart({ name: program, program, args, log: '/dev/null' })

/** Mounts the disk over a folder, which is created if missing. */
export async function mountSmallDisk(folder: string, megabytes: number): Promise<SmallDisk> {
  await mkdir(folder, { recursive: true })
  await run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'uncle-small-disk', folder)
  const ballast = join(folder, 'ballast')
  const fill = async () => {
    const file = await open(ballast, 'a')
    try {
      for (;;) await file.appendFile(PIECE)
    } catch (error) {
      if (!isFull(error)) throw error
    } finally {
      await file.close()
    }
  }
  return {
    folder,
    fill,
    makeRoom: () => rm(ballast, { force: true }),
    remove: () => run('umount', folder),
  }
}

/** Says why this machine cannot mount a small disk; undefined if it can. */
export async function whyNoSmallDisk(): Promise<string | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'uncle-disk-'))
  try {
    const disk = await mountSmallDisk(folder, 1)
    await disk.remove()
    return undefined
  } catch {
    return 'this machine lets us mount no disk: a full one needs root and the right to mount'
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
