import { random } from '#domain/kernel/seeded-random.ts'
import { canBePlaced } from './exact.ts'
import { drawDays, fullness, play, type Answer } from './drawn-days.ts'

export const ROOMS = 40
/** A request counts only if at least this share of the rooms is taken at the requested time. */
const FULL = 0.9

type Share = { placed: number; able: number; moves: number }

/**
 * Adds a request to the share. The solver runs only if the request was not placed and the hotel is never completely
 * full meanwhile.
 */
function count(share: Share, { before, asked, isPlaced, moves }: Answer): Share {
  const taken = fullness(before, asked.window)
  if (taken < FULL || Math.round(taken * ROOMS) + asked.rooms > ROOMS) return share
  if (isPlaced) return { placed: share.placed + 1, able: share.able + 1, moves: share.moves + moves }
  return canBePlaced(before, asked) ? { ...share, able: share.able + 1 } : share
}

/**
 * Returns how many requests for times that are at least 90 % full the solver could place (`able`), and how many were
 * placed.
 */
export function sharePlaced(days: number, isRepacking: boolean): Share {
  let share: Share = { placed: 0, able: 0, moves: 0 }
  for (let day = 0; day < days; day++) {
    const draw = random(`full days ${day}`)
    const drawn = drawDays(draw, ROOMS)
    for (const answer of play(drawn, draw.fork('cancel'), isRepacking)) share = count(share, answer)
  }
  return share
}
