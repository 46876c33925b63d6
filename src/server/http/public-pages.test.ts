import { expect, test } from 'vitest'
import { watchedAnswers } from './public-pages.ts'

const answersOf = (...statuses: number[]) =>
  watchedAnswers(async () => new Response(null, { status: statuses.shift() ?? 200 }))

test.each([
  [[], true],
  [[200, 404, 422], true],
  [[200, 429, 200], false],
  [[500, 200], false],
  [[503], false],
])('a page built from API answers with %j may be cached for everybody: %s', async (statuses, may) => {
  const { ask, areWhole } = answersOf(...statuses)
  for (const _ of statuses) await ask('/api/hotels/search', {})
  expect(areWhole()).toBe(may)
})

test('the API client of public pages passes on requests and answers unchanged', async () => {
  const asked: unknown[] = []
  const { ask } = watchedAnswers(async (input, init) => {
    asked.push(input, init)
    return Response.json([1])
  })
  expect(await (await ask('/api/cities', { method: 'GET' })).json()).toEqual([1])
  expect(asked).toEqual(['/api/cities', { method: 'GET' }])
})
