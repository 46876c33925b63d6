/** Tests stalled uploads, bodies that never arrive, and texts made to be slow, over real sockets. */
import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDb, type OpenDb } from '#db/open-db.ts'
import { buildGuest } from '../builders.ts'
import { isMissing, present, startPostgres } from '../database/postgres.ts'
import { startServerProcess, type ServerProcess } from './server-process.ts'

const UPLOADS = 14
const SENT_BYTES = 8_000_000
/**
 * The server reads one of these uploads at a time (`UPLOAD_LIMITS`), and its process grows by some more megabytes after
 * it has shrunk. All fourteen uploads together would take 112.
 */
const MAX_GROWTH = 5 * SENT_BYTES
const WARM_UP_TURNS = 3
const COLLECTING_TURNS = 12
/** In milliseconds. The server cuts a stalled upload after ten seconds. */
const CUT_WITHIN = 14_000

/**
 * In milliseconds, generous because other programs use the machine too. `npm run prove`, which runs nothing else,
 * demands 100.
 */
const HEALTH_WITHIN = Number(process.env['HEALTH_WITHIN'] ?? 1000)

const postgres = await startPostgres()
const reason = isMissing(postgres) ? ` (skipped: ${postgres.missing})` : ''

let server: ServerProcess
let opened: OpenDb
let port = 0

/** Returns the server process's memory in bytes. */
function memory(): number {
  const status = readFileSync(`/proc/${server.child.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024
}

/** Sends ordinary requests, during which the garbage collector frees the uploads' memory. */
async function serveOthers(): Promise<void> {
  for (let turn = 0; turn < 60; turn++)
    await Promise.all(
      Array.from({ length: 10 }, async () => (await fetch(`${server.base}/api/openapi.json`)).arrayBuffer()),
    )
}

/** Waits for the garbage collector. Memory that is still in use after all these turns has leaked. */
async function collect(before: number): Promise<void> {
  for (let turn = 0; turn < COLLECTING_TURNS && memory() - before >= MAX_GROWTH; turn++) await serveOthers()
}

const slowestHealth = async (told: { isOver: boolean }) => {
  let slowest = 0
  while (!told.isOver) {
    const began = performance.now()
    await (await fetch(`${server.base}/healthz`)).text()
    slowest = Math.max(slowest, performance.now() - began)
    await pause(5)
  }
  return slowest
}

/** Sends the header and eight megabytes of a larger picture, and then nothing more. */
function stall(userId: string, token: string): { socket: Socket; answer: () => string } {
  const socket = connect(port, 'localhost')
  let answer = ''
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
  socket.on('error', () => undefined)
  const boundary = 'xxBOUNDARYxx'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`
  socket.write(
    `POST /api/users/${userId}/identity HTTP/1.1\r\nhost: localhost\r\nauthorization: ${token}\r\ncontent-type: multipart/form-data; boundary=${boundary}\r\ncontent-length: ${SENT_BYTES + 500_000}\r\n\r\n${head}`,
  )
  socket.write(Buffer.alloc(SENT_BYTES, 0xff))
  return { socket, answer: () => answer }
}

describe.skipIf(isMissing(postgres))(`a server process${reason}`, () => {
  beforeAll(async () => {
    const databaseUrl = await present(postgres).createDatabase('stalled')
    opened = await openDb({ databaseUrl, dataDir: '' })
    server = await startServerProcess({ DATABASE_URL: databaseUrl, TRUST_PROXY: '1' })
    port = Number(new URL(server.base).port)
    // Warms up, because a process allocates memory for its first requests.
    for (let turn = 0; turn < WARM_UP_TURNS; turn++) await serveOthers()
  })
  afterAll(async () => {
    await server.stop()
    await opened.close()
    await present(postgres).stop()
  })

  test(
    'a server process reads two of a guest’s fourteen stalled uploads, and shrinks back once they are cut',
    { timeout: 60_000 },
    async () => {
      const guest = await buildGuest(opened.db)
      const before = memory()
      const stalled = Array.from({ length: UPLOADS }, () => stall(guest.id, guest.token))
      await pause(2000)
      expect(memory() - before).toBeLessThan(MAX_GROWTH)
      await pause(CUT_WITHIN)
      const cut = stalled.filter(({ answer }) => answer().includes('REQUEST_TIMEOUT')).length
      expect(cut).toBeGreaterThanOrEqual(1)
      // If the process had begun to read all fourteen together, all would be cut by now.
      expect(cut).toBeLessThanOrEqual(2)
      for (const { socket } of stalled) socket.destroy()
      await collect(before)
      expect(memory() - before).toBeLessThan(MAX_GROWTH)
    },
  )

  test(
    'a server process lets fourteen guests wait unread, and serves others meanwhile',
    { timeout: 60_000 },
    async () => {
      const guests = await Promise.all(Array.from({ length: UPLOADS }, () => buildGuest(opened.db)))
      const before = memory()
      const stalled = guests.map((guest) => stall(guest.id, guest.token))
      const told = { isOver: false }
      const health = slowestHealth(told)
      await pause(2000)
      expect(memory() - before).toBeLessThan(MAX_GROWTH)
      told.isOver = true
      expect(await health).toBeLessThan(1000)
      for (const { socket } of stalled) socket.destroy()
      await collect(before)
      expect(memory() - before).toBeLessThan(MAX_GROWTH)
    },
  )

  test('a server process refuses a body that does not arrive within fifteen seconds', { timeout: 40_000 }, async () => {
    const socket = connect(port, 'localhost')
    const heard = { answer: '' }
    socket.on('data', (chunk: Buffer) => (heard.answer += chunk.toString()))
    socket.on('error', () => undefined)
    socket.write(
      'POST /api/users/verify-otp HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 60\r\n\r\n{"phone":',
    )
    const began = performance.now()
    while (!heard.answer && performance.now() - began < 25_000) await pause(100)
    expect(heard.answer).toMatch(/^HTTP\/1\.1 408 /)
    expect(heard.answer).toContain('REQUEST_TIMEOUT')
    socket.destroy()
  })

  test('a server process soon answers healthz while a hundred error reports of 8,000 characters arrive', async () => {
    const texts = ['a'.repeat(8000), '9 '.repeat(4000), 'a.'.repeat(4000), 'a@'.repeat(4000)]
    const send = async (index: number) => {
      const message = texts[index % texts.length] ?? ''
      const answer = await fetch(`${server.base}/api/error-reports`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${index}` },
        body: JSON.stringify({ page: `/${message.slice(0, 7000)}`, message }),
      })
      await answer.text()
      return answer.status
    }
    const told = { isOver: false }
    const health = slowestHealth(told)
    const statuses: number[] = []
    for (let turn = 0; turn < 10; turn++)
      statuses.push(...(await Promise.all(Array.from({ length: 10 }, (_report, index) => send(turn * 10 + index)))))
    told.isOver = true
    expect(statuses).toEqual(statuses.map(() => 200))
    expect(await health).toBeLessThan(HEALTH_WITHIN)
  })
})
