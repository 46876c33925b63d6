import { random } from '#domain/kernel/seeded-random.ts'
import { canBePlaced } from './exact.ts'
import { drawDays, fullness, play, type Answer } from './drawn-days.ts'

export const ROOMS = 40
/** Only requests for times at which so much of the hotel is taken are counted. */
const FULL = 0.9

type Share = { placed: number; able: number; moves: number }

/** Whatever was placed could be, and nobody fits into a hotel that is full at one moment: the solver decides the rest. */
function count(share: Share, { before, asked, isPlaced, moves }: Answer): Share {
  const taken = fullness(before, asked.window)
  if (taken < FULL || Math.round(taken * ROOMS) + asked.rooms > ROOMS) return share
  if (isPlaced) return { placed: share.placed + 1, able: share.able + 1, moves: share.moves + moves }
  return canBePlaced(before, asked) ? { ...share, able: share.able + 1 } : share
}

/** Of the requests on drawn days that are over 90 % full and that the solver can place: how many were placed. */
export function sharePlaced(days: number, isRepacking: boolean): Share {
  let share: Share = { placed: 0, able: 0, moves: 0 }
  for (let day = 0; day < days; day++) {
    const draw = random(`full days ${day}`)
    const drawn = drawDays(draw, ROOMS)
    for (const answer of play(drawn, draw.fork('cancel'), isRepacking)) share = count(share, answer)
  }
  return share
}
