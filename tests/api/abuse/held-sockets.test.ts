/** Uploads that are announced but never sent: a refused upload must not keep its connection open. */
import { connect, type AddressInfo } from 'node:net'
import { expect, onTestFinished } from 'vitest'
import { UPLOAD_LIMITS } from '#server/features/pictures/upload-budget.ts'
import { buildGuest, type BuiltGuest } from '../../builders.ts'
import { apiTest } from '../api-test.ts'

/** In milliseconds. Keep-alive would hold the connection for 72 seconds, an unfinished body for 120. */
const CLOSED_WITHIN = 8_000

type Heard = { answer: string; closedAfter: number }

const test = apiTest.extend('announce', ({ api }) => async () => {
  await api.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = api.app.server.address() as AddressInfo
  /** Announces nine megabytes, sends one byte, and never closes its side. */
  return (who: BuiltGuest | undefined) => {
    const socket = connect({ port, host: '127.0.0.1' })
    const heard: Heard = { answer: '', closedAfter: 0 }
    const began = performance.now()
    socket.on('data', (chunk: Buffer) => (heard.answer += chunk.toString()))
    socket.on('error', () => undefined)
    socket.on('close', () => (heard.closedAfter = performance.now() - began))
    onTestFinished(() => void socket.destroy())
    const token = who ? `authorization: ${who.token}\r\n` : ''
    socket.write(
      `POST /api/users/${who?.id ?? 'nobody'}/identity HTTP/1.1\r\nhost: localhost\r\n${token}content-type: multipart/form-data; boundary=x\r\ncontent-length: 9000000\r\n\r\n-`,
    )
    return heard
  }
})

test(
  'an upload refused before it is read gets an answer, and its connection is closed',
  { timeout: 30_000 },
  async ({ announce, api }) => {
    const send = await announce()
    const { waiting, waitingOfOwner } = UPLOAD_LIMITS
    const guestWith = async (uploads: number) => {
      const guest = await buildGuest(api.db)
      return Array.from({ length: uploads }, () => send(guest))
    }
    const answered = (all: Heard[]) => all.filter(({ answer }) => answer !== '')
    // One upload is read, some wait, and two exceed the guest's limit.
    const ofOne = await guestWith(1 + waitingOfOwner + 2)
    await expect.poll(() => answered(ofOne).length).toBe(2)
    // Other guests fill the queue with uploads, so the last fifteen are refused.
    const others = (
      await Promise.all(Array.from({ length: waiting / waitingOfOwner }, () => guestWith(waitingOfOwner)))
    ).flat()
    await expect.poll(() => answered(others).length).toBe(waitingOfOwner)
    const stranger = send(undefined)
    await expect.poll(() => stranger.answer).not.toBe('')
    const refused = [...answered(ofOne), ...answered(others), stranger]
    const statuses = refused.map(({ answer }) => answer.slice(9, 12))
    expect(new Set(statuses)).toEqual(new Set(['429', '503', '401']))
    for (const { answer } of refused) expect(answer).toMatch(/^connection: close\r$/im)
    await expect.poll(() => refused.every(({ closedAfter }) => closedAfter > 0), { timeout: CLOSED_WITHIN }).toBe(true)
  },
)
