import { randomBytes } from 'node:crypto'
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

/** How many days unused files stay: longer than anybody leaves a page open or a browser caches its files. */
export const ASSET_RETENTION_DAYS = 30
const DAY_MILLISECONDS = 24 * 60 * 60_000

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Copies a file whole or not at all, because another process may serve it at any moment, or copy the same file. */
async function copyWhole(from: string, to: string): Promise<void> {
  const draft = `${to}.${randomBytes(6).toString('hex')}.part`
  try {
    await copyFile(from, draft)
    await rename(draft, to)
  } finally {
    await rm(draft, { force: true })
  }
}

/** Marks a file as used by a current start, and copies it if it is missing. */
async function keep(from: string, to: string, now: Date): Promise<void> {
  try {
    await utimes(to, now, now)
  } catch (error) {
    if (!isMissing(error)) throw error
    await copyWhole(from, to)
    await utimes(to, now, now)
  }
}

/** Removes a file that no start has used for too long. Another process may remove it first. */
async function dropIfOld(file: string, now: Date): Promise<void> {
  try {
    const { mtime } = await stat(file)
    if (now.getTime() - mtime.getTime() > ASSET_RETENTION_DAYS * DAY_MILLISECONDS) await rm(file, { force: true })
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}

/**
 * Adds this version's built files to the folder that all app processes share, before this one gets any request. Built
 * files are named by their content, so versions coexist: a page of the old version finds its scripts at a new process,
 * and a page of the new version finds them at an old process.
 */
export async function shareAssets(own: string, shared: string, now: Date): Promise<void> {
  await mkdir(shared, { recursive: true })
  const names = await readdir(own)
  for (const name of names) await keep(join(own, name), join(shared, name), now)
  const ours = new Set(names)
  for (const name of await readdir(shared)) if (!ours.has(name)) await dropIfOld(join(shared, name), now)
}
