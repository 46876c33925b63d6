import fc from 'fast-check'
import { buildCity, buildGuest, buildHotel, buildStaff, type BuiltCity } from '../builders.ts'
import { stepsOf } from '../api/booking-steps.ts'
import type { Api } from '../api/start-api.ts'
import { bookingCommands } from './booking-commands.ts'
import { deskCommands } from './desk-commands.ts'
import type { Model, Real } from './step.ts'

export type ModelRun = { seed: number; sequences: number; path?: string | undefined }

const MOST_STEPS = 14

async function newWorld(api: Api, city: BuiltCity, codes: Set<string>): Promise<{ model: Model; real: Real }> {
  api.clock.advance(-api.clock.advancedMinutes())
  const prices = { 0: 900, 1: 700, 3: 1499, 4: 2000 }
  const hotel = await buildHotel(api.db, city, { rooms: 2, bathtubRooms: 1, bathtub_charge: 300, prices })
  const friend = await buildGuest(api.db, { credits: 250 })
  const guest = await buildGuest(api.db, { credits: 2000, referred_by: friend.id })
  const staff = await buildStaff(api.db, hotel, { role: 'manager' })
  const real = { api, steps: stepsOf(api), hotel, guests: [friend, guest], staff, codes }
  return { model: { bookings: [], blocks: [] }, real }
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

/**
 * Random lives of bookings on the real code and database. A failure prints seed and path; `MODEL_SEED=… MODEL_PATH=…
 * npx vitest run --project model` replays it. Returns the codes that were met.
 */
export async function runModel(api: Api, { seed, sequences, path }: ModelRun): Promise<Set<string>> {
  const city = await buildCity(api.db)
  const codes = new Set<string>()
  await offerCoupon(api)
  await fc.assert(
    fc.asyncProperty(
      fc.commands([...bookingCommands, ...deskCommands], { maxCommands: MOST_STEPS, size: 'max' }),
      async (commands) => {
        await fc.asyncModelRun(() => newWorld(api, city, codes), commands)
      },
    ),
    { seed, numRuns: sequences, ...(path ? { path } : {}), endOnFailure: false, interruptAfterTimeLimit: 400_000 },
  )
  return codes
}
