import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { addDays, istDateOf } from '#domain/kernel/ist.ts'
import { OUR_KEY, signedNights } from '#tests/signed-nights.ts'

const shown = { nights: signedNights(2, { first: addDays(istDateOf(new Date()), -2) }) }
const server = createServer((_request, answer) =>
  answer.end(JSON.stringify({ keys: [OUR_KEY.publicKey], nights: shown.nights })),
)
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
afterAll(() => server.close())

async function uncle(...words: string[]) {
  const command = spawn(process.execPath, [
    '--disable-warning=ExperimentalWarning',
    join(import.meta.dirname, '../uncle.ts'),
    ...words,
  ])
  let text = ''
  for (const stream of [command.stdout, command.stderr])
    stream.on('data', (bytes: Buffer) => (text += bytes.toString()))
  const [status] = (await once(command, 'close')) as [number]
  return { status, text }
}

test('the command that checks a record exits with 0, with 1 if it finds a fault, and with 2 without an address', async () => {
  const calls = await Promise.all([uncle('record', 'verify', `${origin}/hi/trust`), uncle('record', 'verify', 'trust')])
  expect(calls.map(({ status }) => status)).toEqual([0, 2])
  expect(calls[0]?.text).toContain('2 nights, unbroken')
  shown.nights = shown.nights.slice(1)
  expect(await uncle('record', 'verify', `${origin}/trust`)).toEqual({ status: 1, text: 'Night 1 is missing.\n' })
}, 60_000)
