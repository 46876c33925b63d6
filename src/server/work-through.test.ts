import { expect, test } from 'vitest'
import { workThrough } from './work-through.ts'

/** Imitates a table of due items, from which processed items disappear. */
function dueThings(count: number, failing: readonly number[] = []) {
  const due = new Map(Array.from({ length: count }, (_thing, index) => [index + 1, { id: index + 1 }]))
  const faults: object[] = []
  const tried: number[] = []
  const run = () =>
    workThrough<{ id: number }>({
      name: 'things',
      log: { error: (detail) => void faults.push(detail) },
      next: (after, limit) => Promise.resolve([...due.values()].filter(({ id }) => id > (after ?? 0)).slice(0, limit)),
      work: ({ id }) => {
        tried.push(id)
        if (failing.includes(id)) return Promise.reject(new Error(`thing ${id}`))
        return Promise.resolve(due.delete(id))
      },
    })
  return { run, due, faults, tried }
}

test.each([0, 1, 199, 200, 201, 400, 1003])('the job works through all of %i items in one run', async (count) => {
  const things = dueThings(count)
  expect(await things.run()).toBe(count)
  expect(things.due.size).toBe(0)
})

test('the job logs a failing item, continues with the others, and tries each item once per run', async () => {
  const things = dueThings(450, [1, 200, 201, 450])
  expect(await things.run()).toBe(446)
  expect([...things.due.keys()]).toEqual([1, 200, 201, 450])
  expect(things.tried).toHaveLength(450)
  expect(things.faults).toMatchObject([1, 200, 201, 450].map((id) => ({ work: 'things', id })))
})

test('the job continues after a whole batch that failed', async () => {
  const things = dueThings(
    300,
    Array.from({ length: 200 }, (_thing, index) => index + 1),
  )
  expect(await things.run()).toBe(100)
})
