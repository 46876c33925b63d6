/** Harmful uploads are refused with our own errors or encoded again, and the process's memory stays small. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDb, type OpenDb } from '#db/open-db.ts'
import { buildGuest, type BuiltGuest } from '../builders.ts'
import { isMissing, present, startPostgres } from '../database/postgres.ts'
import { HOSTILE, PAYLOAD } from '../hostile-pictures.ts'
import { formOf, photo } from '../pictures.ts'
import { HOSTILE_FORMS, requestOf, type HostileForm } from '../load/hostile-forms.ts'
import { startServerProcess, type ServerProcess } from '../load/server-process.ts'

/** A stalled upload is cut after ten seconds, and is refused a second earlier. */
const ANSWER_WITHIN = 16_000
/** In megabytes. Only one picture of 40 megapixels is decoded at a time, which takes up to 160 MB. */
const MAX_GROWTH = 300
/** In milliseconds, generous because decoding and other programs keep the machine busy. */
const OTHERS_WITHIN = 2000
/** Bytes which show that an image was not encoded again. */
const LEFTOVERS = [PAYLOAD, 'Asha Rao', '<script', '<?php', 'Exif', 'ICCP', 'XMP ', 'http://ns.adobe']

const postgres = await startPostgres()
const reason = isMissing(postgres) ? ` (skipped: ${postgres.missing})` : ''

let server: ServerProcess
let opened: OpenDb
let folder = ''
let largest = 0
let watch: NodeJS.Timeout

const megabytes = () =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${server.child.pid}/status`, 'utf8'))?.[1]) / 1024

const pathFor = ({ id }: BuiltGuest) => `/api/users/${id}/identity`

type Seen = { status: number; code: string; url?: string }

function read(status: number, text: string): Seen {
  const body = JSON.parse(text || '{}') as { error?: { code: string }; url?: string }
  return { status, code: body.error?.code ?? '', ...(body.url ? { url: body.url } : {}) }
}

async function send(guest: BuiltGuest, bytes: Buffer): Promise<Seen> {
  const { payload, contentType } = await formOf([{ bytes }])
  const headers = { authorization: guest.token, 'content-type': contentType }
  const answer = await fetch(`${server.base}${pathFor(guest)}`, {
    method: 'POST',
    headers,
    body: new Uint8Array(payload),
  })
  return read(answer.status, await answer.text())
}

/** Sends a form on its own socket. Returns only the status if Node's HTTP parser answered. */
function sendRaw(guest: BuiltGuest, form: HostileForm): Promise<Seen> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(server.base).port), 'localhost')
    let heard = ''
    const end = () => {
      socket.destroy()
      const [head = '', body = ''] = heard.split('\r\n\r\n')
      const isOurs = /content-type: application\/json/i.test(head)
      const text = isOurs ? (/\{.*\}/s.exec(body)?.[0] ?? '') : ''
      resolve(read(Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0), text))
    }
    const timer = setTimeout(end, ANSWER_WITHIN)
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearTimeout(timer)
      end()
    })
    socket.on('data', (chunk: Buffer) => {
      heard += chunk.toString('latin1')
      const length = Number(/content-length: (\d+)/i.exec(heard)?.[1] ?? Number.NaN)
      if ((heard.split('\r\n\r\n')[1]?.length ?? -1) >= length) end()
    })
    socket.write(requestOf(form, pathFor(guest), guest.token))
  })
}

const pictures = (guest: BuiltGuest) =>
  opened.db
    .selectFrom('pictures')
    .select('id')
    .where('owner_id', '=', guest.id)
    .where('destroyed_at', 'is', null)
    .execute()

/**
 * Expects that the stored file is an image that we encoded, and that it contains nothing from the sent bytes but their
 * pixels.
 */
async function expectDrawnAgain(guest: BuiltGuest, { url = '' }: Seen): Promise<void> {
  const answer = await fetch(`${server.base}${url}`, { headers: { authorization: guest.token } })
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
  const { exif, icc, xmp, pages, format } = await sharp(bytes).metadata()
  expect({ exif, icc, xmp, pages, format }).toEqual({ format: 'webp' })
  expect(LEFTOVERS.filter((text) => bytes.includes(text))).toEqual([])
}

async function othersAreServed(told: { isOver: boolean }): Promise<number> {
  let slowest = 0
  while (!told.isOver) {
    const began = performance.now()
    expect((await fetch(`${server.base}/api/cities`)).status).toBe(200)
    slowest = Math.max(slowest, performance.now() - began)
    await pause(50)
  }
  return slowest
}

describe.skipIf(isMissing(postgres))(`hostile uploads${reason}`, () => {
  beforeAll(async () => {
    const databaseUrl = await present(postgres).createDatabase('hostile')
    opened = await openDb({ databaseUrl, dataDir: '' })
    folder = await mkdtemp(join(tmpdir(), 'uncle-hostile-'))
    server = await startServerProcess({ DATABASE_URL: databaseUrl, DATA_DIR: folder })
    await send(await buildGuest(opened.db), await photo('jpeg', 2000, 1500))
    largest = megabytes()
    watch = setInterval(() => (largest = Math.max(largest, megabytes())), 50)
  })
  afterAll(async () => {
    clearInterval(watch)
    await server.stop()
    await opened.close()
    await present(postgres).stop()
    await rm(folder, { recursive: true, force: true })
  })

  test('the list of hostile uploads has at least sixty entries', () =>
    expect(HOSTILE.length + HOSTILE_FORMS.length).toBeGreaterThanOrEqual(60))

  test.for(HOSTILE.map(({ name, ...one }) => [name, one] as const))(
    'the server survives %s',
    { timeout: 30_000 },
    async ([, { make, expect: codes }]) => {
      const guest = await buildGuest(opened.db)
      const seen = await send(guest, await make())
      expect([200, 413, 415, 422]).toContain(seen.status)
      expect(codes).toContain(seen.status === 200 ? 'drawn again' : seen.code)
      expect((await pictures(guest)).length).toBe(seen.status === 200 ? 1 : 0)
      if (seen.status === 200) await expectDrawnAgain(guest, seen)
    },
  )

  test.for(HOSTILE_FORMS.map((form) => [form.name, form] as const))(
    'the server refuses a form with %s',
    { timeout: 30_000 },
    async ([, form]) => {
      const guest = await buildGuest(opened.db)
      const seen = await sendRaw(guest, form)
      expect([200, 400, 408, 413, 415, 422, 431]).toContain(seen.status)
      expect(form.expect).toContain(seen.status === 200 ? 'kept' : seen.code || 'none')
      expect((await pictures(guest)).length).toBe(seen.status === 200 ? 1 : 0)
      if (seen.status === 200) await expectDrawnAgain(guest, seen)
    },
  )

  test(
    'the server serves others and needs little more memory while ten decompression bombs arrive',
    { timeout: 60_000 },
    async () => {
      const before = megabytes()
      largest = before
      const bombs = await Promise.all(HOSTILE.slice(0, 10).map(async ({ make }) => make()))
      const told = { isOver: false }
      const others = othersAreServed(told)
      const answers = await Promise.all(bombs.map(async (bytes) => send(await buildGuest(opened.db), bytes)))
      told.isOver = true
      expect(answers.filter(({ status }) => status >= 500 && status !== 503)).toEqual([])
      expect(await others).toBeLessThan(OTHERS_WITHIN)
      expect(largest - before).toBeLessThan(MAX_GROWTH)
    },
  )

  test('hostile uploads leave none of their bytes, and no file name, in the store', async () => {
    const names = await readdir(folder, { recursive: true })
    expect(names.filter((name) => /passwd|win\.ini|\.php|\.html|\.jpg/.test(name))).toEqual([])
    const texts = await Promise.all(names.map((name) => readFile(join(folder, name)).catch(() => Buffer.alloc(0))))
    expect(texts.filter((bytes) => bytes.includes(PAYLOAD))).toEqual([])
    expect(server.output()).not.toContain(PAYLOAD)
  })
})
