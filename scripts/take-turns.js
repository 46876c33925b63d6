import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const LOOK_MILLISECONDS = 200

/** A lock file without a number this old belongs to a process that ended while it wrote. */
const UNWRITTEN_MILLISECONDS = 2000

/** When a process began, in clock ticks: tells it from a later one that got its number. Empty where there is no /proc. */
function beginningOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  } catch {
    return ''
  }
}

function isRunning(pid, beginning) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (error.code === 'ESRCH') return false
  }
  return beginning === beginningOf(pid)
}

/** The number of the process that holds the lock, 0 while it is being written; undefined when it is free or stale. */
function holderOf(file) {
  try {
    const [pid, beginning = ''] = readFileSync(file, 'utf8').split(' ')
    if (pid === '') return Date.now() - statSync(file).mtimeMs < UNWRITTEN_MILLISECONDS ? 0 : undefined
    return isRunning(Number(pid), beginning) ? Number(pid) : undefined
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}

function take(file) {
  try {
    writeFileSync(file, `${process.pid} ${beginningOf(process.pid)}`, { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (holderOf(file) === undefined) rmSync(file, { force: true })
    return false
  }
}

/**
 * Runs `work` while no other process of this clone runs what has the same lock file. `sayWaiting` is called once with the
 * number of the process that is waited for.
 */
export async function takeTurns(file, sayWaiting, work) {
  mkdirSync(dirname(file), { recursive: true })
  let hasSaid = false
  while (!take(file)) {
    const holder = holderOf(file)
    if (holder && !hasSaid) {
      sayWaiting(holder)
      hasSaid = true
    }
    if (holder !== undefined) await pause(LOOK_MILLISECONDS)
  }
  const release = () => rmSync(file, { force: true })
  process.once('exit', release)
  try {
    return await work()
  } finally {
    process.off('exit', release)
    release()
  }
}
