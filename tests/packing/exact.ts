import loadHighs from 'highs'
import { overlaps, type MinuteWindow, type TakenRoom } from '#domain/availability/room-stays.ts'
import type { PackedHotel } from '#domain/rooms/repack.ts'
import type { RoomRequest } from './drawn-days.ts'

// The types describe the CommonJS build with its `default` property, but the ES module exports the function directly.
const highs = await (loadHighs as unknown as typeof loadHighs.default)()

/** Interchangeable rooms: all or none have a bathtub, and all are taken at the same times. Only their number counts. */
type Kind = { rooms: number; hasBathtub: boolean; kept: TakenRoom[] }

/** Whether a stay may move. `repack` moves only stays near the requested time, but the solver may move any. */
const mayMove = ({ from, guests }: TakenRoom, moment: number) =>
  guests !== undefined && !guests.isPinned && from * 60_000 > moment

function kindsOf({ rooms, bathtubRooms, stays }: PackedHotel, moment: number): Kind[] {
  const kinds = new Map<string, Kind>()
  for (let room = 0; room < rooms; room++) {
    const kept = stays.filter((stay) => stay.room === room && !mayMove(stay, moment))
    const hasBathtub = room >= rooms - bathtubRooms
    const times = kept.map(({ from, until }) => `${from}-${until}`).sort()
    const key = [hasBathtub, ...times].join()
    const known = kinds.get(key)
    if (known) known.rooms += 1
    else kinds.set(key, { rooms: 1, hasBathtub, kept })
  }
  return [...kinds.values()]
}

/**
 * Limits the parties at any moment to the number of rooms of this kind. For intervals, that guarantees each party a
 * room.
 */
function limitsOf(parties: readonly MinuteWindow[], inKind: readonly number[], kind: number, rooms: number): string[] {
  return inKind.flatMap((begins) => {
    const moment = parties[begins]?.from ?? 0
    const there = inKind.filter((index) =>
      overlaps(parties[index] ?? { from: 0, until: 0 }, { from: moment, until: moment + 1 }),
    )
    return there.length > rooms ? [`${there.map((index) => `x${index}_${kind}`).join(' + ')} <= ${rooms}`] : []
  })
}

/** Decides by integer programming whether the movable stays can be rearranged so that the guests fit in too. */
export function canBePlaced(hotel: PackedHotel, { window, rooms, hasBathtub, moment }: RoomRequest): boolean {
  const stays = hotel.stays.filter((stay) => mayMove(stay, moment))
  const guests = Array.from({ length: rooms }, () => ({ ...window, needsBathtub: hasBathtub }))
  const parties = [...stays.map((stay) => ({ ...stay, needsBathtub: stay.guests?.needsBathtub ?? false })), ...guests]
  const kinds = kindsOf(hotel, moment)
  const able = parties.map((party) =>
    kinds.flatMap((kind, index) =>
      (kind.hasBathtub || !party.needsBathtub) && !kind.kept.some((stay) => overlaps(stay, party)) ? [index] : [],
    ),
  )
  if (able.some((those) => those.length === 0)) return false
  const names = able.map((those, index) => those.map((kind) => `x${index}_${kind}`))
  const limits = kinds.flatMap((kind, index) => {
    const inKind = able.flatMap((those, party) => (those.includes(index) ? [party] : []))
    return limitsOf(parties, inKind, index, kind.rooms)
  })
  const rows = [...names.map((of) => `${of.join(' + ')} = 1`), ...new Set(limits)]
  const { Status } = highs.solve(`Minimize
 obj: 0 ${names[0]?.[0]}
Subject To
${rows.map((row, index) => ` c${index}: ${row}`).join('\n')}
Binary
 ${names.flat().join('\n ')}
End`)
  if (Status !== 'Optimal' && Status !== 'Infeasible') throw new Error(`the solver says ${Status}`)
  return Status === 'Optimal'
}
