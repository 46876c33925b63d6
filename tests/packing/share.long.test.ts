import { expect, test } from 'vitest'
import { sharePlaced } from './share-placed.ts'

const DAYS = Number(process.env['PACKING_DAYS'] ?? 100)

test('re-packing places 99 % of what an exact solver can place in many draws', { timeout: 1_200_000 }, () => {
  const packed = sharePlaced(DAYS, true)
  const plain = sharePlaced(DAYS, false)
  const [withMoves, without] = [packed.placed / packed.able, plain.placed / plain.able]
  console.log(
    `of ${packed.able} requests that the solver can place ${withMoves.toFixed(4)} were placed, with ${packed.moves} moves; ` +
      `without re-packing ${without.toFixed(4)} of ${plain.able}`,
  )
  expect(packed.able).toBeGreaterThan(10 * DAYS)
  expect(withMoves).toBeGreaterThanOrEqual(0.99)
  expect(without, 'without re-packing').toBeLessThan(0.8)
})
