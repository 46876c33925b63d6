import { mkdirSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { FolderInUseError, lockFolder } from '../src/db/pglite/folder-lock.js'

const RETRY_MILLISECONDS = 200

async function lockWhenFree(folder, sayWaiting) {
  for (let hasSaid = false; ; hasSaid = true) {
    try {
      return await lockFolder(folder)
    } catch (error) {
      if (!(error instanceof FolderInUseError)) throw error
      if (!hasSaid) sayWaiting(error.pid)
      await pause(RETRY_MILLISECONDS)
    }
  }
}

/**
 * Runs `work` while no other process runs work under the same lock, a folder of its own. Calls `sayWaiting` once with
 * the number of the process that holds it.
 */
export async function takeTurns(folder, sayWaiting, work) {
  mkdirSync(folder, { recursive: true })
  const unlock = await lockWhenFree(folder, sayWaiting)
  try {
    return await work()
  } finally {
    await unlock()
  }
}
