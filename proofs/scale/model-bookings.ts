/**
 * Makes the sample bookings, and reads every row that each left in the database. The fill copies these rows, so it
 * needs no change when the schema changes.
 */
import { randomUUID } from 'node:crypto'
import { startApi, type Api } from '../../tests/api/start-api.ts'
import {
  buildCity,
  buildGuest,
  buildHotel,
  buildOperator,
  buildStaff,
  type BuiltGuest,
  type BuiltHotel,
  type BuiltStaff,
} from '../../tests/builders.ts'
import { asked, COUPON, KINDS, PRICES, type Desk, type Scene } from './booking-kinds.ts'
import { columnsOf, newRowsSince, rowsOf, type Rows } from './read-rows.ts'

/** The check-in day of every sample booking, in Indian time. */
export const MODEL_DAY = '2026-12-05'

export type Model = {
  name: string
  /** how many of a thousand bookings are of this kind */
  share: number
  /** whether the stay lies in the future */
  isToCome: boolean
  hotel: BuiltHotel
  guest: BuiltGuest
  staff: BuiltStaff
  /** the rows that the booking left, by table */
  rows: Rows
}

async function sceneOf(api: Api): Promise<Scene> {
  const city = await buildCity(api.db)
  const hotel = await buildHotel(api.db, city, { rooms: 2, prices: PRICES, cleaning_minutes: 45 })
  const [one, other] = [await buildOperator(api.db, { role: 'admin' }), await buildOperator(api.db, { role: 'admin' })]
  await api.db
    .insertInto('hotel_terms')
    .values({
      hotel_id: hotel.id,
      from_day: '2026-11-01',
      gstin: '27AAQFL8842M1ZE',
      legal_name: 'Lantern Court LLP',
      address: 'Lane 6, Pune',
      pan: 'given',
      proposed_by: one.id,
      proposed_at: '2026-10-31T10:00:00+05:30',
      reason: 'as agreed',
      confirmed_by: other.id,
      confirmed_at: '2026-10-31T11:00:00+05:30',
    })
    .execute()
  const staff = await buildStaff(api.db, hotel, { role: 'manager' })
  const guest = await buildGuest(api.db)
  const desk: Desk = (path, body = {}) =>
    asked(api.post(`/desk/${path}`, body, { headers: { ...staff.headers, 'idempotency-key': randomUUID() } }))
  return { api, hotel, guest, staff, desk }
}

/** Makes one booking of each kind, each with a different guest and hotel. */
export async function playModels(): Promise<Model[]> {
  const api = await startApi({ GSTIN: '29AAKCU2210P1ZX' })
  try {
    const columns = await columnsOf(api.db)
    await api.db
      .insertInto('coupons')
      .values({
        code: COUPON,
        kind: 'percent',
        value: 10,
        min_amount: 300,
        per_user_limit: 1000,
        valid_from: new Date('2020-01-01'),
        valid_until: new Date('2037-01-01'),
      })
      .execute()
    const models: Model[] = []
    for (const kind of KINDS) {
      api.clock.advance(-api.clock.advancedMinutes())
      const scene = await sceneOf(api)
      const before = await rowsOf(api.db)
      await kind.play(scene)
      const { hotel, guest, staff } = scene
      const rows = newRowsSince(before, await rowsOf(api.db), columns)
      models.push({ name: kind.name, share: kind.share, isToCome: kind.isToCome === true, hotel, guest, staff, rows })
    }
    return models
  } finally {
    await api.stop()
  }
}
