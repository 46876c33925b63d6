import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FolderInUseError, lockFolder } from './folder-lock.js'

describe('the folder lock', () => {
  let folder = ''
  let path = ''
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'uncle-lock-'))
    path = join(folder, 'pg.lock.1')
  })
  afterEach(() => rm(folder, { recursive: true }))

  /** Writes a lock as this machine would write it, but with one difference. */
  async function leaveLock(change: Record<string, unknown>) {
    const unlock = await lockFolder(folder)
    const mine = JSON.parse(await readFile(path, 'utf8')) as Record<string, unknown>
    await unlock()
    await writeFile(path, JSON.stringify({ ...mine, token: 'somebody', ...change }))
  }

  const takeAndReturn = async () => (await lockFolder(folder))()

  async function deadPid(): Promise<number> {
    const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' })
    await once(child, 'exit')
    return child.pid ?? 0
  }

  it('the folder lock refuses a second owner until the first releases it, and says which process to stop', async () => {
    const unlock = await lockFolder(folder)
    const refusal = lockFolder(folder)
    await expect(refusal).rejects.toThrow(FolderInUseError)
    await expect(refusal).rejects.toThrow(`Another process uses this data folder (process ${process.pid})`)
    await unlock()
    await expect(takeAndReturn()).resolves.toBeUndefined()
  })

  it('the folder lock can be taken over from a process that has ended', async () => {
    await leaveLock({ pid: await deadPid() })
    await expect(takeAndReturn()).resolves.toBeUndefined()
  })

  it('the folder lock can be taken over after a reboot, even if another process has its process number', async () => {
    await leaveLock({ bootId: 'another boot' })
    await expect(takeAndReturn()).resolves.toBeUndefined()
  })

  it('the folder lock can be taken over when its process number now belongs to a process started later', async () => {
    await leaveLock({ processStart: '1' })
    await expect(takeAndReturn()).resolves.toBeUndefined()
  })

  it('the folder lock can be taken over when it cannot be read', async () => {
    await writeFile(path, '{"pid":')
    await expect(takeAndReturn()).resolves.toBeUndefined()
  })

  it('the folder lock of another machine is treated as held', async () => {
    await leaveLock({ host: 'another-machine', pid: await deadPid(), bootId: 'its boot' })
    await expect(lockFolder(folder)).rejects.toThrow('on another-machine')
    expect(hostname()).not.toBe('another-machine')
  })

  it('the folder lock lets exactly one of many processes take it over', async () => {
    await leaveLock({ pid: await deadPid() })
    const answers = await Promise.allSettled(Array.from({ length: 30 }, () => lockFolder(folder)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await readdir(folder)).toEqual(['pg.lock.2'])
  })
})
