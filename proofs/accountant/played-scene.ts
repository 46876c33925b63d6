/** Builds the hotels of a run with their terms, prices, coupons and managers. */
import { agreeTerms } from '../../tests/api/ledger-test.ts'
import { atOffice } from '../../tests/api/office-books-steps.ts'
import type { Api } from '../../tests/api/start-api.ts'
import {
  buildCity,
  buildCouponAgreement,
  buildHotel,
  buildOperator,
  buildPriceRules,
  buildStaff,
  type BuiltCity,
  type BuiltHotel,
  type BuiltStaff,
} from '../../tests/builders.ts'
import { STATES } from './companies.ts'
import { asked } from './played-booking.ts'
import { dayAfter } from './played-facts.ts'
import { playedHotels, type PlayedHotel, type Play } from './played-plan.ts'

export const COUPONS = { hotel: 'OFFHOTEL', uncle: 'OFFUNCLE' }

export type Scene = {
  builtOf: (hotel: string) => BuiltHotel
  managerOf: (hotel: string) => BuiltStaff
  support: BuiltStaff
  admin: BuiltStaff
  other: BuiltStaff
}

const FIRST_NIGHT = '2026-12-03'
const NIGHTS = 32

export async function buildScene(api: Api, { gifts, priceOf }: Play): Promise<Scene> {
  const years = { valid_from: new Date('2026-01-01'), valid_until: new Date('2027-12-31'), kind: 'flat' as const }
  await api.db
    .insertInto('coupons')
    .values([
      { ...years, code: COUPONS.hotel, funded_by: 'hotel', value: gifts.hotelCoupon, total_limit: 99 },
      { ...years, code: COUPONS.uncle, value: gifts.uncleCoupon },
    ])
    .execute()
  const built = new Map<string, { hotel: BuiltHotel; manager: BuiltStaff }>()
  const cities = { MH: await buildState(api, 'MH'), KA: await buildState(api, 'KA') }
  for (const hotel of playedHotels)
    built.set(hotel.id, await buildPlayed(api, { hotel, priceOf, city: cities[hotel.state] }))
  const of = (id: string) => {
    const found = built.get(id)
    if (!found) throw new Error(`${id} was not built`)
    return found
  }
  const support = await buildOperator(api.db)
  const [admin, other] = [
    await buildOperator(api.db, { role: 'admin' }),
    await buildOperator(api.db, { role: 'admin' }),
  ]
  for (const { id } of playedHotels) await enterBankAccount(api, { admin, other }, of(id).hotel.id)
  return { builtOf: (id) => of(id).hotel, managerOf: (id) => of(id).manager, support, admin, other }
}

type Admins = Pick<Scene, 'admin' | 'other'>

/** Two admins enter a hotel's bank account, which can be paid after 48 hours. */
async function enterBankAccount(api: Api, { admin, other }: Admins, hotel: number): Promise<void> {
  const fields = { holder: 'Stays LLP', number: '50100412340417', ifsc: 'HDFC0000123', bank: 'HDFC Bank' }
  const [account] = await asked(atOffice(api, admin).do(`hotels/${hotel}/bank-accounts`, fields))
  await asked(atOffice(api, other).do('bank-accounts/decide', { proposal_id: account.id, decision: 'confirm' }))
}

/** The hotels of a state are in one city, so that guests can be moved from one to another. */
async function buildState(api: Api, state: 'MH' | 'KA'): Promise<BuiltCity> {
  const city = await buildCity(api.db)
  await api.db.updateTable('cities').set({ state: STATES[state].name }).where('id', '=', city.id).execute()
  return city
}

type Wish = { hotel: PlayedHotel; priceOf: Play['priceOf']; city: BuiltCity }

async function buildPlayed(api: Api, { hotel: { id, gstin, state, from }, priceOf, city }: Wish) {
  const there = { lat: 18.52, lng: 73.85, overall_rating: 4.2 }
  const hotel = await buildHotel(api.db, city, { name: id, rooms: 20, prices: { 3: 1500, 4: 2000 }, ...there })
  const nights = Array.from({ length: NIGHTS }, (_, later) => dayAfter(FIRST_NIGHT, later))
  const rules = nights.flatMap((day) =>
    [3, 4].map((slot) => ({ slot, price: priceOf(id, slot, day), first: day, last: day })),
  )
  await buildPriceRules(api.db, hotel, ...rules)
  const terms =
    gstin === null ? { legal_name: null, address: null } : { legal_name: `${id} LLP`, address: STATES[state].office }
  if (from > FIRST_NIGHT) await agreeTerms(api, hotel, { gstin: null, legal_name: null, address: null })
  await agreeTerms(api, hotel, { gstin, ...terms, ...(from > FIRST_NIGHT ? { from_day: from } : {}) })
  await buildCouponAgreement(api.db, hotel, COUPONS.hotel)
  return { hotel, manager: await buildStaff(api.db, hotel, { role: 'manager' }) }
}
