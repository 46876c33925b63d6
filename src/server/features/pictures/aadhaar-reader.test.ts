import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { aadhaarReader, type ReaderThread } from './aadhaar-reader.ts'

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'white' } })
    .webp()
    .toBuffer()
const picture = async (width = 600, height = 400) => ({ bytes: await plain(width, height), width, height })

/** Stands in for the thread, and counts how often it started and ended. */
function threads(read: ReaderThread['read']) {
  const seen = { begun: 0, ended: 0, read: 0 }
  const start = (): ReaderThread => {
    seen.begun += 1
    return {
      read: (grey) => {
        seen.read += 1
        return read(grey)
      },
      end: () => {
        seen.ended += 1
      },
    }
  }
  return { seen, start }
}

test('the thread starts with the first picture that is large enough, and also reads the next one', async () => {
  const { seen, start } = threads(async ({ width }) => width === 600)
  const reader = aadhaarReader({ start, longestWait: 6000 })
  expect(await reader.isNumberShown(await picture(80, 40))).toBe(false)
  expect(seen.begun).toBe(0)
  expect(await reader.isNumberShown(await picture())).toBe(true)
  expect(await reader.isNumberShown(await picture(500, 400))).toBe(false)
  expect(seen).toEqual({ begun: 1, ended: 0, read: 2 })
  expect(reader.unread()).toEqual({ busy: 0, slow: 0, broken: 0 })
})

test('an upload continues when the reader hangs, and the reader is restarted and the hang counted', async () => {
  const { seen, start } = threads(() => new Promise(() => {}))
  const reader = aadhaarReader({ start, longestWait: 50 })
  expect(await reader.isNumberShown(await picture())).toBe(false)
  expect(await reader.isNumberShown(await picture())).toBe(false)
  await vi.waitFor(() => expect(seen).toMatchObject({ begun: 2, ended: 2 }))
  expect(reader.unread()).toEqual({ busy: 0, slow: 2, broken: 0 })
})

test('an upload continues when the reader fails, and the failure is counted', async () => {
  const { start } = threads(async () => {
    throw new Error('out of memory')
  })
  const reader = aadhaarReader({ start, longestWait: 6000 })
  expect(await reader.isNumberShown(await picture())).toBe(false)
  expect(reader.unread()).toEqual({ busy: 0, slow: 0, broken: 1 })
})

test('a fifth picture is not read while four wait', async () => {
  let answer = () => {}
  const { start } = threads(
    () =>
      new Promise((resolve) => {
        answer = () => resolve(false)
      }),
  )
  const reader = aadhaarReader({ start, longestWait: 300 })
  const one = await picture()
  const all = Array.from({ length: 5 }, () => reader.isNumberShown(one))
  expect(await all[4]).toBe(false)
  expect(reader.unread().busy).toBe(1)
  answer()
  await Promise.all(all)
})
