import { randomUUID } from 'node:crypto'
import { link, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'

// Plain JavaScript, because the install also runs on Node 20, which cannot strip types.

/**
 * The owner of a folder. `bootId` and `processStart` tell a living owner from a later process with the same number.
 *
 * @typedef {{ pid: number, host: string, bootId: string | null, processStart: string | null, token: string, released?: boolean }} Owner
 */

export class FolderInUseError extends Error {
  name = 'FolderInUseError'
  /** The process on this machine that holds the folder; undefined for a process on another machine. */
  pid

  /** @param {string} message @param {number} [pid] */
  constructor(message, pid) {
    super(message)
    this.pid = pid
  }
}

const prefix = 'pg.lock.'
const maxAttempts = 50

/**
 * Locks the folder for this process; two PGlite processes on one folder silently lose data. Returns the function that
 * unlocks it.
 *
 * The lock is a numbered file, `pg.lock.7`: the highest number owns the folder. To take over from an owner that is gone
 * or done, a process creates the next number, which only one process can. Numbers only grow, so a slow process that
 * still believes in an older number finds the newer one when it checks again.
 */
export async function lockFolder(folder) {
  const me = describeProcess()
  const draft = join(folder, `${prefix}draft.${me.token}`)
  await writeFile(draft, JSON.stringify(me), { flag: 'wx' })
  try {
    for (let attempt = 0; attempt < maxAttempts; attempt++) {
      const mine = await claim(folder, draft)
      if (mine !== undefined) return () => release(folder, mine, me)
    }
  } finally {
    await rm(draft, { force: true })
  }
  throw new FolderInUseError(`Another process uses this data folder: ${folder} keeps changing hands.`)
}

/** Tries to take the next number; returns undefined if another process was quicker and we have to look again. */
async function claim(folder, draft) {
  const newest = await newestNumber(folder)
  if (newest > 0) {
    const owner = await readOwner(fileOf(folder, newest))
    if (owner === 'gone') return undefined
    if (owner !== 'unreadable' && isAlive(owner))
      throw new FolderInUseError(sentenceFor(fileOf(folder, newest), owner), holderOnThisMachine(owner))
  }
  const mine = newest + 1
  if (!(await linked(draft, fileOf(folder, mine)))) return undefined
  if ((await newestNumber(folder)) > mine) {
    await rm(fileOf(folder, mine), { force: true })
    return undefined
  }
  const older = (await readNumbers(folder)).filter((number) => number < mine)
  await Promise.all(older.map((number) => rm(fileOf(folder, number), { force: true })))
  return mine
}

/** Releases a number but keeps its file as a marker, because a used number is never free again. */
async function release(folder, number, me) {
  const draft = join(folder, `${prefix}draft.${me.token}`)
  await writeFile(draft, JSON.stringify({ ...me, released: true }))
  await rename(draft, fileOf(folder, number))
}

const fileOf = (folder, number) => join(folder, `${prefix}${number}`)

async function readNumbers(folder) {
  const names = (await readdir(folder)).filter((name) => name.startsWith(prefix))
  return names.map((name) => Number(name.slice(prefix.length))).filter(Number.isInteger)
}

const newestNumber = async (folder) => Math.max(0, ...(await readNumbers(folder)))

const holderOnThisMachine = ({ host, pid }) => (host === hostname() ? pid : undefined)

function sentenceFor(path, owner) {
  const who = owner.host === hostname() ? `process ${owner.pid}` : `process ${owner.pid} on ${owner.host}`
  return `Another process uses this data folder (${who}). Stop it first, or give this one another DATA_DIR. If it is certainly gone, delete ${path}.`
}

/**
 * Creates a file by `link`, which fails if the name exists; the file appears with its content, so that nobody ever
 * reads half a lock.
 */
async function linked(from, to) {
  try {
    await link(from, to)
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
}

async function readOwner(path) {
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return 'gone'
    if (error instanceof SyntaxError) return 'unreadable'
    throw error
  }
}

function isAlive(owner) {
  if (owner.released) return false
  // Another machine's processes are invisible from here: trust its lock.
  if (owner.host !== hostname()) return true
  if (owner.bootId !== bootId()) return false
  try {
    process.kill(owner.pid, 0)
  } catch (error) {
    if (hasCode(error, 'ESRCH')) return false
  }
  return owner.processStart === null || owner.processStart === processStart(owner.pid)
}

function describeProcess() {
  const { pid } = process
  return { pid, host: hostname(), bootId: bootId(), processStart: processStart(pid), token: randomUUID() }
}

const bootId = () => readOnLinux('/proc/sys/kernel/random/boot_id')?.trim() ?? null

/**
 * Returns the start time in clock ticks since boot: the 20th field after the command's name, which may itself contain
 * spaces.
 */
function processStart(pid) {
  const stat = readOnLinux(`/proc/${pid}/stat`)
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
}

function readOnLinux(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined // Not Linux, or the process has just gone: compare only the number.
  }
}

const hasCode = (error, code) => error instanceof Error && 'code' in error && error.code === code
