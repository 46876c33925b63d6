import { expect, test } from 'vitest'
import { MET_BY_ALL, modelRuns, playModel } from './model-runs.ts'

test('the books balance after any booking steps in any order', async () => {
  const met = await playModel(modelRuns(2))
  expect([...met]).toEqual(expect.arrayContaining(MET_BY_ALL))
})
