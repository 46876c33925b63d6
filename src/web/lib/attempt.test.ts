import { describe, expect, test } from 'vitest'
import { UNREACHABLE, type ApiAnswer } from './api.ts'
import { attemptAfter, attemptFor, type Attempt } from './attempt.ts'
import { attemptStore, sendOnce } from './attempt-store.ts'

const done: ApiAnswer<string> = { ok: true, value: 'done', total: undefined }
const refused = (status: number, code = 'SOLD_OUT'): ApiAnswer<string> => ({
  ok: false,
  refusal: { status, code, message: '' },
})
const lost: ApiAnswer<string> = { ok: false, refusal: UNREACHABLE }
const attempt: Attempt = { sent: '{"hours":2}', key: 'first', at: 1000, isUncertain: false }
const doubted = { ...attempt, isUncertain: true }
const drawn = (now: number) => ({ now, newKey: () => 'second' })

describe('attempts', () => {
  test.each([
    ['keeps its idempotency key while the body stays the same', attempt.sent, 2000, 'first'],
    ['is replaced, with a new key, when the body changes', '{"hours":3}', 2000, 'second'],
    ['keeps its key for half an hour', attempt.sent, 1000 + 30 * 60_000 - 1, 'first'],
    ['is replaced, with a new key, after half an hour', attempt.sent, 1000 + 30 * 60_000, 'second'],
  ])('an attempt keeps its key or gets a new one: it %s', (_title, sent, now, key) =>
    expect(attemptFor(sent, doubted, drawn(now)).key).toBe(key),
  )

  test.each([
    ['ends when the request succeeds', attempt, done, undefined],
    ['ends when the server refuses the retry', doubted, refused(409), undefined],
    ['ends when the server rejects the body', doubted, refused(422, 'NOTE_INVALID'), undefined],
    ['stays open when no answer comes', attempt, lost, doubted],
    ['stays open when the server fails', attempt, refused(500), doubted],
    ['stays open when the server is busy', attempt, refused(503), doubted],
    ['stays open while an earlier request is in progress', doubted, refused(409, 'REQUEST_IN_PROGRESS'), doubted],
    ['stays open when a retry is rate-limited', doubted, refused(429), doubted],
    ['stays open when the session ended before the retry', doubted, refused(401), doubted],
    ['ends when the first request is rate-limited', attempt, refused(429), undefined],
  ])('an attempt ends or stays open: it %s', (_title, before, answer, after) =>
    expect(attemptAfter(before, answer)).toEqual(after),
  )
})

/** A fake server that gives these answers in order and records the idempotency keys that it receives. */
function serverThat(...answers: (ApiAnswer<string> | 'fails')[]) {
  const keys: string[] = []
  const post = async (key: string): Promise<ApiAnswer<string>> => {
    keys.push(key)
    const answer = answers[keys.length - 1] ?? done
    if (answer === 'fails') throw new TypeError('network error')
    return answer
  }
  return { keys, post }
}

describe('a store of attempts', () => {
  test('the store of attempts retries under the same key after a lost answer, and the next request gets a new key', async () => {
    const { keys, post } = serverThat(lost, 'fails', done, done)
    const store = attemptStore()
    expect(store.get()).toBe('idle')
    await store.send({ hours: 2 }, post)
    expect(store.get()).toBe('unknown')
    await store.send({ hours: 2 }, post)
    expect(store.get()).toBe('unknown')
    expect(await store.send({ hours: 2 }, post)).toEqual(done)
    expect(store.get()).toBe('idle')
    await store.send({ hours: 2 }, post)
    expect(new Set(keys.slice(0, 3)).size).toBe(1)
    expect(keys[3]).not.toBe(keys[0])
  })

  test('the store of attempts ignores a second press while the first request is in flight', async () => {
    const { keys, post } = serverThat(done)
    const store = attemptStore()
    const [first, second] = await Promise.all([store.send({}, post), store.send({}, post)])
    expect([first, second]).toEqual([done, undefined])
    expect(keys).toHaveLength(1)
  })

  test('the store of attempts notifies its listeners when sending starts and ends, until they unsubscribe', async () => {
    const store = attemptStore()
    const states: string[] = []
    const stop = store.subscribe(() => states.push(store.get()))
    await store.send({}, serverThat(lost).post)
    stop()
    await store.send({}, serverThat(done).post)
    expect(states).toEqual(['sending', 'unknown'])
  })

  test('a change that is still being sent counts as unanswered when a reopened dialog sends it again', async () => {
    const { keys, post } = serverThat(done)
    const sendAgain = () => sendOnce('cancel 7K3M9QXZ', { reason: null }, post)
    expect(await Promise.all([sendAgain(), sendAgain()])).toEqual([done, lost])
    expect(keys).toHaveLength(1)
  })

  test('a reopened dialog resends a change with a lost answer under the first key', async () => {
    const { keys, post } = serverThat(lost, done)
    const sendAgain = () => sendOnce('extend 7K3M9QXZ', { extend_for: 2 }, post)
    expect([await sendAgain(), await sendAgain()]).toEqual([lost, done])
    expect(new Set(keys).size).toBe(1)
  })
})
