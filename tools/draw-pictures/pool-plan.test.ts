import { expect, test } from 'vitest'
import { demoCities } from '../../demo/catalogue/cities.ts'
import { cityPictures as drawnCities } from '../../src/db/picture-pool/picture-pool.ts'
import { cityPictures } from './cities/city-pictures.ts'
import { drawHotelPictures } from './draw-hotel-pictures.ts'
import { poolPlan } from './pool-plan.ts'
import { viewKinds } from './views/outlook.ts'

const plan = poolPlan()

test('every view has at least three sets in each range of stars, and the pool at least 240 pictures', () => {
  for (const view of viewKinds) {
    for (const band of ['1-2', '3', '4-5']) {
      const sets = plan.filter((set) => set.view === view && set.starBand === band)
      expect([view, band, sets.length >= 3]).toEqual([view, band, true])
    }
  }
  expect(plan.length * 4).toBeGreaterThanOrEqual(240)
  expect(new Set(plan.map(({ id }) => id)).size).toBe(plan.length)
})

test('the same seed draws the same pictures, and another seed draws different ones', () => {
  const [one, again, other] = ['a', 'a', 'b'].map((seed) => drawHotelPictures(seed, { stars: 3, view: 'sea' }))
  expect(again).toEqual(one)
  expect(other?.map(({ svg }) => svg)).not.toEqual(one?.map(({ svg }) => svg))
})

test('a drawing in the pool is complete, its numbers are finite and its references resolve', () => {
  const drawings = [
    ...plan.filter((_, i) => i % 7 === 0).flatMap(({ seed, stars, view }) => drawHotelPictures(seed, { stars, view })),
    ...cityPictures(),
  ]
  for (const { svg, alt } of drawings) {
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    expect([...svg.matchAll(/url\(#([^)]+)\)/g)].filter(([, id]) => !ids.has(id))).toEqual([])
    expect(alt).toMatch(/^[A-Z].{15,120}[a-z]$/)
  }
})

test('every demo city has its picture', () => {
  expect(drawnCities.map(({ city }) => city).toSorted()).toEqual(demoCities.map(({ slug }) => slug).toSorted())
})
