import { inspect } from 'node:util'
import fc from 'fast-check'
import { minutesBetween } from '#domain/kernel/ist.ts'
import { buildCity, buildGuest, buildHotel, buildOperator, buildStaff } from '../builders.ts'
import { stepsOf } from '../api/booking-steps.ts'
import type { Api } from '../api/start-api.ts'
import { bookingCommands } from './booking-commands.ts'
import { deskCommands } from './desk-commands.ts'
import { visitCommands } from './visit-commands.ts'
import { OF_THE_MONTH, officeCommands } from './office-commands.ts'
import type { Model, Real } from './step.ts'
import { stayAt } from './times.ts'
import { isAlarm } from '../is-alarm.ts'

export type ModelRun = { seed: number; sequences: number; path?: string | undefined }

const MAX_STEPS = 18

/**
 * Some lives begin with a partly paid booking, and some of these at its check-in. Few lives that begin without a
 * booking get that far.
 */
type Beginning = 'empty' | 'booked' | 'evening'

const everything = [...bookingCommands, ...deskCommands, ...visitCommands, ...officeCommands]
const OF_THE_EVENING = Array.from({ length: 4 }, () => visitCommands).flat()

const steps = (commands: typeof everything) => fc.commands(commands, { maxCommands: MAX_STEPS, size: 'max' })
const life = fc.oneof(
  { weight: 2, arbitrary: fc.tuple(fc.constantFrom<Beginning>('empty', 'booked'), steps(everything)) },
  { weight: 3, arbitrary: fc.tuple(fc.constant<Beginning>('evening'), steps([...OF_THE_EVENING, ...everything])) },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constantFrom<Beginning>('booked', 'evening'), steps([...OF_THE_MONTH, ...everything])),
  },
)

async function newWorld(api: Api, met: Set<string>, begins: Beginning): Promise<{ model: Model; real: Real }> {
  api.clock.advance(-api.clock.advancedMinutes())
  // Builds a separate city, so that guests from other lives are not moved here.
  const city = await buildCity(api.db)
  const prices = { 0: 900, 1: 700, 3: 1499, 4: 2000 }
  const hotel = await buildHotel(api.db, city, { rooms: 2, bathtubRooms: 1, bathtub_charge: 300, prices })
  const other = await buildHotel(api.db, city, { rooms: 1, bathtubRooms: 1, prices: { 0: 950, 3: 1499, 4: 2400 } })
  const friend = await buildGuest(api.db, { credits: 250 })
  const guest = await buildGuest(api.db, { credits: 2000, referred_by: friend.id })
  const staff = await buildStaff(api.db, hotel, { role: 'manager' })
  // Hands the shift over to a colleague.
  await buildStaff(api.db, hotel)
  const otherStaff = await buildStaff(api.db, other)
  const admin = await buildOperator(api.db, { role: 'admin' })
  const real = { api, steps: stepsOf(api), hotel, other, guests: [friend, guest], staff, otherStaff, admin, met }
  const model: Model = { bookings: [], blocks: [], walkIns: [], closed: [] }
  if (begins !== 'empty') {
    const stay = stayAt(real, { day: 1, slot: 3, days: 1 })
    const { id, status } = await real.steps.paid(guest, hotel, { payAtHotel: true }, stay)
    model.bookings.push({ id, guest: 1, status })
    if (begins === 'evening') api.clock.advance(minutesBetween(api.clock.now(), new Date(stay.checkin)))
  }
  return { model, real }
}

async function offerCoupon(api: Api): Promise<void> {
  await api.db
    .insertInto('coupons')
    .values({
      code: 'MODEL',
      kind: 'percent',
      value: 10,
      min_amount: 800,
      valid_from: new Date('2026-01-01'),
      valid_until: new Date('2027-12-31'),
      per_user_limit: 1,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const CLOSED_MONTH = /hotel (\d+): the month of posting \d+ is closed/g

/**
 * Removes faults that jobs logged about hotels from earlier lives. Lives share a database and the clock is set back for
 * each, so jobs can find months that an earlier life closed at a later date. Faults about this life's hotels remain.
 */
function forgetMonthsOfEarlierLives({ faults }: Api, first: number): void {
  const isEarlier = (fault: object) => {
    const hotels = [...inspect(fault, { depth: 6 }).matchAll(CLOSED_MONTH)].map(([, id]) => Number(id))
    return hotels.length > 0 && hotels.every((id) => id < first)
  }
  faults.splice(0, faults.length, ...faults.filter((fault) => !isEarlier(fault)))
}

/**
 * In milliseconds: three seconds per life, and at least what a busy machine needs for the few lives that are played
 * every day.
 */
const timeFor = (sequences: number): number => Math.max(400_000, sequences * 3000)

/** A walk of at least this many lives fails if its time ends before the last life. */
const MANY = 100

/**
 * Plays random lives of bookings on the real code and database. A failure prints the seed and the path, which
 * `MODEL_SEED=… MODEL_PATH=… npx vitest run --project model` replays. Returns the codes and steps that were met.
 */
export async function runModel(api: Api, { seed, sequences, path }: ModelRun): Promise<Set<string>> {
  const met = new Set<string>()
  await offerCoupon(api)
  await fc.assert(
    fc.asyncProperty(life, async ([begins, commands]) => {
      const world = await newWorld(api, met, begins)
      await fc.asyncModelRun(() => world, commands)
      forgetMonthsOfEarlierLives(api, Math.min(world.real.hotel.id, world.real.other.id))
    }),
    {
      seed,
      numRuns: sequences,
      ...(path ? { path } : {}),
      endOnFailure: false,
      interruptAfterTimeLimit: timeFor(sequences),
      markInterruptAsFailure: sequences >= MANY,
    },
  )
  // Turned-away guests alert the office through the error log, which is not a server fault.
  api.faults.splice(0, api.faults.length, ...api.faults.filter((fault) => !isAlarm(fault)))
  return met
}
