import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { databaseDeskFeed } from './database-desk-feed.ts'

test('a desk is ready only once the database is sending it changes', async () => {
  let connected = () => {}
  const connection = new Promise<void>((resolve) => void (connected = resolve))
  const feed = databaseDeskFeed(async () => {
    await connection
    return async () => {}
  })
  let isReady = false
  const { listening } = feed.subscribe(1, () => {})
  const ready = listening.then(() => void (isReady = true))
  await turn()
  expect(isReady).toBe(false)
  connected()
  await ready
  expect(isReady).toBe(true)
})

test('a desk loads its lists again after a broken connection, and gets no changes after it has left', () => {
  let heard: (payload: string | undefined) => void = () => {}
  const feed = databaseDeskFeed(async (_channel, hear) => {
    heard = hear
    return async () => {}
  })
  const changes: string[] = []
  const first = feed.subscribe(1, () => void changes.push('first'))
  feed.subscribe(2, () => void changes.push('second'))
  heard('1')
  heard(undefined)
  first.unsubscribe()
  heard('1')
  expect(changes).toEqual(['first', 'first', 'second'])
})
