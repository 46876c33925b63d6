/** Runs `deploy/rolling-restart.sh` against small servers instead of apps. */
import { spawnSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const SCRIPT = join(import.meta.dirname, '../deploy/rolling-restart.sh')
const hasCurl = spawnSync('curl', ['--version']).status === 0

describe.skipIf(!hasCurl || process.platform === 'win32')('rolling-restart.sh', () => {
  let folder = ''
  let servers: { server: Server; origin: string; status: number }[] = []
  const restarted = () =>
    existsSync(join(folder, 'log')) ? readFileSync(join(folder, 'log'), 'utf8').trim().split('\n') : []

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'uncle-rolling-'))
    // The command that restarts an app, and records the app's name.
    writeFileSync(join(folder, 'restart'), `#!/bin/sh\necho "$1" >> ${join(folder, 'log')}\n`, { mode: 0o755 })
    servers = []
    for (let n = 0; n < 2; n++) {
      const one = { server: createServer(), origin: '', status: 200 }
      one.server.on('request', (_asked, answer) => answer.writeHead(one.status).end())
      one.server.listen(0, '127.0.0.1')
      await once(one.server, 'listening')
      one.origin = `http://127.0.0.1:${(one.server.address() as AddressInfo).port}`
      servers.push(one)
    }
  })
  afterEach(() => {
    for (const { server } of servers) server.close()
    rmSync(folder, { recursive: true })
  })

  async function run(): Promise<number | null> {
    const apps = servers.map(({ origin }, n) => `app-${n + 1}=${origin}`)
    const env = { ...process.env, RESTART: join(folder, 'restart'), TRUSTED_AGAIN: '0', READY_WITHIN: '1' }
    const child = spawn(SCRIPT, apps, { env, stdio: 'ignore' })
    await once(child, 'exit')
    return child.exitCode
  }

  test('rolling-restart.sh restarts one process after another', async () => {
    expect(await run()).toBe(0)
    expect(restarted()).toEqual(['app-1', 'app-2'])
  })

  test('rolling-restart.sh restarts nothing while one process is down', async () => {
    if (servers[1]) servers[1].status = 503
    expect(await run()).toBe(1)
    expect(restarted()).toEqual([])
  })

  test('rolling-restart.sh stops at the first process that does not come back, and leaves the others running', async () => {
    const [first] = servers
    if (!first) throw new Error('no server')
    // This server is ready before its restart, but never afterwards.
    first.server.on('request', () => {
      first.status = 503
    })
    expect(await run()).toBe(1)
    expect(restarted()).toEqual(['app-1'])
  })

  test('rolling-restart.sh checks inside each container that its process is ready, and recreates the containers', async () => {
    const docker = join(folder, 'docker')
    writeFileSync(docker, `#!/bin/sh\necho "$*" >> ${join(folder, 'log')}\n`, { mode: 0o755 })
    const env = { ...process.env, COMPOSE: `${docker} compose`, TRUSTED_AGAIN: '0' }
    const child = spawn(SCRIPT, ['app-1', 'app-2'], { env, stdio: 'ignore' })
    await once(child, 'exit')
    expect(child.exitCode).toBe(0)
    const asks = (name: string) => `compose exec -T ${name} node deploy/healthy.js readyz`
    const creates = (name: string) => `compose up -d --no-deps --force-recreate ${name}`
    const both = ['app-1', 'app-2']
    expect(restarted()).toEqual([...both.map(asks), ...both.flatMap((name) => [creates(name), asks(name)])])
  })

  test('rolling-restart.sh restarts no process whose state it could not check', () => {
    expect(spawnSync(SCRIPT, ['app-1'], { env: { ...process.env, RESTART: 'false' } }).status).toBe(1)
  })
})
