import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type Api } from '../api/start-api.ts'
import { MET_BY_ALL, modelRun } from './model-runs.ts'
import { runModel } from './run-model.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

test('whatever happens to bookings, in whatever order, the books balance', async () => {
  const codes = await runModel(api, modelRun(2))
  expect([...codes]).toEqual(expect.arrayContaining(MET_BY_ALL))
  expect(api.faults).toEqual([])
})
