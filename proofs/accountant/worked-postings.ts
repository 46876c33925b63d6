/** Postings worked out by hand, in paise. Each shows the accounts' balances after it, with debits above zero. */
import { settlementOf, type Entry } from './ledger.ts'
import { entriesOfMove, type Move } from './played-moves.ts'
import type { Facts } from './stay.ts'
import { base, day } from './worked-base.ts'

type WorkedPostings = { name: string; entries: Entry[]; are: Record<string, bigint> }

const whose = { of: 'B001', hotel: 'mogra', firstHotel: 'kamal' }
const on = '2026-11-20'

const settled = (facts: Partial<Facts>, before: Facts | null = null) =>
  settlementOf({ ...whose, on }, before, { ...base, ...facts })

const moved = (what: Move['what'], rupees: number) => entriesOfMove({ on, what, rupees }, whose)

const noShow: Facts = { ...base, outcome: 'no_show', dueAtDesk: 1260 }

export const workedPostings: WorkedPostings[] = [
  // The guest pays 139900 + 7000. Uncle pays its coupon and 7500 − 6996 of tax. 157500 − 157504 = −4 is gained.
  // 146900 + 10100 + 504 − 4 = 157500 = 22500 + 4050 + 750 + 150 + 130050.
  {
    name: "an odd coupon of Uncle's",
    entries: settled({ uncleCoupon: 101 }),
    are: {
      guest_money: 146_900n,
      coupons: 10_100n,
      tax_borne: 504n,
      rounding: -4n,
      commission: -22_500n,
      gst_commission: -4_050n,
      tcs: -750n,
      tds: -150n,
      'hotel mogra': -130_050n,
    },
  },
  // The no-show earned 31500 and the hotel 26010 of it. Now 126000 are due at the desk, so the hotel is owed 4050:
  // 4050 − 26010 = −21960. 22500 − 4500 = 18000, 4050 − 810 = 3240, 750 − 150 = 600, 150 − 30 = 120; they sum to 21960.
  {
    name: 'a no-show that came, as the difference to the no-show',
    entries: settled({ dueAtDesk: 1260, takenAtDesk: 1260 }, noShow),
    are: { commission: -18_000n, gst_commission: -3_240n, tcs: -600n, tds: -120n, 'hotel mogra': 21_960n },
  },
  // ₹1,999 elsewhere: halves of 4997.5 become 4998; 199900 + 9996 − 209900 = −4. 2099 − 1575 = ₹524 is charged to
  // kamal.
  // 209896 − 29985 − 5397 (of 5397.3) − 1000 (of 999.5) − 200 (of 199.9) = 173314.
  {
    name: 'guests that their hotel could not take, in a dearer room',
    entries: settled({ moved: { worth: 1575, cost: 2099, days: [day(1999)], borneBy: 'first_hotel' } }),
    are: {
      guest_money: 157_500n,
      'hotel kamal': 52_400n,
      rounding: -4n,
      commission: -29_985n,
      gst_commission: -5_397n,
      tcs: -1_000n,
      tds: -200n,
      'hotel mogra': -173_314n,
    },
  },
  // 127500 + 30000 were held, and 10000 of it went back. The hotel keeps all, so the 10000 are Uncle's cost, and nothing
  // is held any more. 117500 + 30000 + 10000 = 157500 = 22500 + 4050 + 750 + 150 + 130050.
  {
    name: 'a late cancellation, paid with credit too, of which Uncle gives ₹100 back',
    entries: [
      ...moved('credit spent', 300),
      ...moved('paid', 1275),
      ...moved('refunded', 100),
      ...settled({ outcome: 'kept', credits: 300, heldPaise: 147_500n, givenBackPaise: 10_000n }),
    ],
    are: {
      gateway: 117_500n,
      guest_credits: 30_000n,
      goodwill: 10_000n,
      commission: -22_500n,
      gst_commission: -4_050n,
      tcs: -750n,
      tds: -150n,
      'hotel mogra': -130_050n,
    },
  },
  // 20 % of ₹1,575.
  {
    name: 'guests that their hotel did not take get credit from it',
    entries: moved('compensated', 315),
    are: { guest_credits: -31_500n, 'hotel mogra': 31_500n },
  },
]
