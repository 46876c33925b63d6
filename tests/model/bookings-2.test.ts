import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type Api } from '../api/start-api.ts'
import { MET_BY_ALL, modelRun } from './model-runs.ts'
import { runModel } from './run-model.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

test('the books balance after any further booking steps in any order', async () => {
  const met = await runModel(api, modelRun(2))
  expect([...met]).toEqual(expect.arrayContaining(MET_BY_ALL))
  expect(api.faults).toEqual([])
})
