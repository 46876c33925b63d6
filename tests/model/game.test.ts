/**
 * Some people cheat, but nobody gains: rings of phones with a hotel, a single phone, a rival, a colleague in the office
 * (issue 30).
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type Api } from '../api/start-api.ts'
import { expectNobodyGained } from './game-facts.ts'
import { Lessons } from './game-lessons.ts'
import { live, type Life } from './game-life.ts'
import { endOperators, offerCoupon } from './game-world.ts'
import { isAlarm } from '../is-alarm.ts'

/** The number of lives. `npm run test:long` plays 60, `npm run prove -- game` 2,000. */
const LIVES = Number(process.env['GAME_LIVES'] ?? 3)
/** Plays a different game every day, but the same game all day long. A printed seed replays it up to the same life. */
const SEED = process.env['GAME_SEED'] ?? String(Math.floor(Date.now() / 86_400_000))
const SECONDS_A_LIFE = 60
/** With `GAME_LESSONS=1`, the test prints this many of the actions that earned most. */
const LESSONS_SHOWN = 40

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const purseLines = ({ purses }: Life) => purses.map((purse) => JSON.stringify(purse)).join('\n')

test(
  'no guest or hotel gains by cheating, and honest guests end as they would without the cheats',
  async () => {
    const lessons = new Lessons()
    await offerCoupon(api)
    for (let number = 0; number < LIVES; number++) {
      await endOperators(api)
      const seed = `${SEED}/${number}`
      const cheated = await live(api, seed, lessons)
      const honest = await live(api, seed, null)
      await expectNobodyGained(cheated, honest.world).catch((error: unknown) => {
        throw new Error(
          `GAME_SEED=${SEED}, life ${number}:\n${cheated.world.diary.join('\n')}\n${purseLines(cheated)}\n${String(error)}`,
          {
            cause: error,
          },
        )
      })
    }
    if (process.env['GAME_LESSONS']) console.log(lessons.best(LESSONS_SHOWN).join('\n'))
    expect(api.faults.filter((fault) => !isAlarm(fault))).toEqual([])
  },
  120_000 + LIVES * SECONDS_A_LIFE * 1000,
)
