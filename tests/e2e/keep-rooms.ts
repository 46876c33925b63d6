import { expect, type Page } from '@playwright/test'
import type { Block, Rack } from '#contract/desk-rooms.ts'
import { addDays, istDateOf, istInstant, toIstIso } from '#domain/kernel/ist.ts'
import type { Period } from '#domain/kernel/period.ts'
import { serverNow } from './book-through-calls.ts'

/** The desk blocks the evening's free rooms hour by hour, so that the gaps between stays are blocked too. */
const EVENING_HOURS = [18, 19, 20, 21]
const MORNING_HOUR = 11

type Room = Rack['rooms'][number]

export type KeptRooms = {
  /** the numbers of the remaining rooms, those without a bathtub first */
  rooms: string[]
  /** frees one more room of the hotel and returns its number */
  freeOneMore: () => Promise<string>
  freeAll: () => Promise<void>
}

/** Lists the rooms that are free for the whole time, those without a bathtub first. */
async function readFreeRooms(desk: Page, { start, end }: Period): Promise<Room[]> {
  const params = { day: istDateOf(start), days: 7 }
  const { rooms } = (await (await desk.request.get('/api/desk/rooms', { params })).json()) as Rack
  const isFree = ({ stays }: Room) =>
    stays.every(({ from, clean_at: clean }) => new Date(from) >= end || new Date(clean) <= start)
  return rooms.filter(isFree).toSorted((one, other) => Number(one.has_bathtub) - Number(other.has_bathtub))
}

async function block(desk: Page, room: number | null, { start, end }: Period): Promise<Block | undefined> {
  const data = { room, from: toIstIso(start), until: toIstIso(end), why: 'repair' }
  const answer = await desk.request.post('/api/desk/blocks', { data })
  return answer.ok() ? ((await answer.json()) as Block) : undefined
}

/** Blocks rooms until only this many are free from now until tomorrow's check-out. Call it before 6 PM. */
export async function keepRooms(desk: Page, count: number): Promise<KeptRooms> {
  const now = await serverNow(desk)
  const today = istDateOf(now)
  const end = istInstant(addDays(today, 1), MORNING_HOUR)
  const free = await readFreeRooms(desk, { start: now, end })
  const whole: Block[] = []
  for (const { id } of free) {
    const one = await block(desk, id, { start: now, end })
    if (one) whole.push(one)
  }
  expect(whole.length, 'the hotel has too few free rooms').toBeGreaterThan(count)
  const [kept, others] = [whole.slice(0, count), whole.slice(count)]

  const moments = [now, ...EVENING_HOURS.map((hour) => istInstant(today, hour)), end]
  for (const [index, start] of moments.slice(0, -1).entries()) {
    const hour = { start, end: moments[index + 1] ?? end }
    for (let gap = await block(desk, null, hour); gap; gap = await block(desk, null, hour)) others.push(gap)
  }
  const unblock = ({ id }: Block) => desk.request.post(`/api/desk/blocks/${id}/free`)
  for (const one of kept) await unblock(one)
  return {
    rooms: kept.map(({ room }) => room),
    freeOneMore: async () => {
      const [one] = others
      if (!one) throw new Error('no other room was free')
      await unblock(one)
      return one.room
    },
    freeAll: async () => {
      for (const one of others) await unblock(one)
    },
  }
}
