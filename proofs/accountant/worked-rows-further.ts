/**
 * Worked rows for section 9(5), TDS, no-shows, amounts kept by the hotel, and moved guests. In paise unless a comment
 * says ₹.
 */
import { across, base, day, halves, row, type WorkedRow } from './worked-base.ts'

const unregistered = { registered: false, pan: 'small', commission: null } as const
const elsewhere = { worth: 1575, cost: 2099, days: [day(1999)] }

export const furtherRows: WorkedRow[] = [
  // 157500 − 22500 − 4050 − 7500 = 123450: no TCS, no TDS.
  row('section 9(5)', { hotel: unregistered }, { gstRooms: 7_500n, tcs: 0n, tds: 0n, tdsRate: 0, net: 123_450n }),
  // 49850000 + 150000 = ₹5,00,000 to the paisa.
  row('the last free value of a year', { hotel: unregistered, earlierValuePaise: 49_850_000n }, { tds: 0n }),
  row(
    'the first taxed value of a year',
    { hotel: unregistered, earlierValuePaise: 49_850_001n },
    {
      tds: 150n,
      tdsRate: 10,
      net: 123_300n,
    },
  ),
  // 5 % of 150000 = 7500. 157500 − 22500 − 4050 − 7500 − 7500 = 115950.
  row('without PAN', { hotel: { ...unregistered, pan: 'missing' } }, { tds: 7_500n, tdsRate: 500, net: 115_950n }),
  // 157500 − 126000 = 31500; half = 31500 × 5 ÷ 210 = 750. 31500 − 4500 − 810 − 150 − 30 = 26010.
  row(
    'a no-show',
    { outcome: 'no_show', dueAtDesk: 1260 },
    {
      parts: [halves(5, 30_000n, 750n)],
      earned: 31_500n,
      rounding: 0n,
      net: 26_010n,
      paidOnline: 31_500n,
      atDesk: 0n,
    },
  ),
  // 31500 + 50000 = 81500; half 1940.476 → 1940; value 77620. Commission 11643, GST 2095.74, TCS 388.1, TDS 77.62.
  // 81500 − 50000 − 11643 − 2096 − 388 − 78 = 17295.
  row(
    'a no-show that paid something at the desk',
    { outcome: 'no_show', dueAtDesk: 1260, takenAtDesk: 500 },
    {
      parts: [halves(5, 77_620n, 1_940n)],
      net: 17_295n,
      atDesk: 50_000n,
      paidOnline: 31_500n,
    },
  ),
  // Nothing was due, so the hotel earns the whole bill, with the exact value and tax: 149900 + 7496 − 157400 = −4.
  row(
    'a no-show that paid all',
    { outcome: 'no_show', days: [day(1499)] },
    {
      parts: [halves(5, 149_900n, 3_748n)],
      rounding: -4n,
      net: 129_964n,
    },
  ),
  // The bill is 157500 with Uncle's 21000. Less the due 126500, 31000 is left, of which the guest paid 10000. Half the
  // tax:
  // 31000 × 5 ÷ 210 = 738.095. Value 29524; commission 4428.6 → 4429; GST 797.22; TCS 147.62; TDS 29.524.
  // 31000 − 4429 − 797 − 148 − 30 = 25596.
  row(
    "a no-show with Uncle's coupon",
    { outcome: 'no_show', uncleCoupon: 200, dueAtDesk: 1265 },
    {
      parts: [halves(5, 29_524n, 738n)],
      earned: 31_000n,
      paidOnline: 10_000n,
      paidByUncle: 21_000n,
      net: 25_596n,
    },
  ),
  // Everything was due at the desk, and the guest never paid.
  row(
    'a no-show that paid nothing',
    { outcome: 'no_show', dueAtDesk: 1575 },
    {
      parts: [],
      earned: 0n,
      commission: 0n,
      net: 0n,
      paidOnline: 0n,
    },
  ),
  // 78750 × 5 ÷ 105 = 3750. 78750 − 11250 − 2025 − 375 − 75 = 65025.
  row(
    'half is kept, between states',
    { outcome: 'kept', heldPaise: 78_750n, place: 'between_states' },
    {
      parts: [across(5, 75_000n, 3_750n)],
      rounding: 0n,
      net: 65_025n,
      paidOnline: 78_750n,
    },
  ),
  // The coupon can be used again, so the bill is 1300 + 65. 136500 − 19500 − 3510 − 650 − 130 = 112710.
  row(
    "all is kept, Uncle's coupon is free again",
    { outcome: 'kept', uncleCoupon: 200, heldPaise: 136_500n },
    {
      parts: [halves(5, 130_000n, 6_500n / 2n)],
      taxBorne: 0n,
      paidByUncle: 0n,
      net: 112_710n,
    },
  ),
  // 107500 + 50000 is the whole bill.
  row(
    'kindness lowers nothing',
    { outcome: 'kept', heldPaise: 107_500n, givenBackPaise: 50_000n },
    {
      earned: 157_500n,
      value: 150_000n,
      net: 130_050n,
      paidOnline: 157_500n,
    },
  ),
  // The hotel never earns more than the bill.
  row('B is the most that is kept', { outcome: 'kept', heldPaise: 200_000n }, { earned: 157_500n, net: 130_050n }),
  // The parts weigh 630000 and 1062000 of 1692000. 850000 × 63 ÷ 169.2 = 316489.36; the rest is 533511.
  // Half 316489 × 5 ÷ 210 = 7535.45; 533511 × 18 ÷ 236 = 40691.52. Values 301419 and 452127, together 753546.
  // 850000 − 113032 (113031.9) − 20346 (20345.76) − 3768 (3767.73) − 754 (753.546) = 712100.
  row(
    'kept money of two rates',
    { outcome: 'kept', days: [day(6000), day(9000)], heldPaise: 850_000n },
    {
      parts: [halves(5, 301_419n, 7_535n), halves(18, 452_127n, 40_692n)],
      rounding: 0n,
      net: 712_100n,
    },
  ),
  // Other hotel: ₹1,999 + ₹100 (99.95). Halves of 4997.5 become 4998. 209896 − 209900 = −4. Uncle 2099 − 1575 = ₹524.
  // 209896 − 29985 − 5397 (5397.3) − 1000 (999.5) − 200 (199.9) = 173314.
  row(
    'moved, Uncle bears the difference',
    { moved: { ...elsewhere, borneBy: 'uncle' } },
    {
      parts: [halves(5, 199_900n, 4_998n)],
      earned: 209_900n,
      rounding: -4n,
      paidOnline: 157_500n,
      paidByUncle: 52_400n,
      firstHotelBears: 0n,
      net: 173_314n,
    },
  ),
  row(
    'moved, the first hotel bears it',
    { moved: { ...elsewhere, borneBy: 'first_hotel' } },
    {
      earned: 209_900n,
      paidByUncle: 52_400n,
      firstHotelBears: 52_400n,
      net: 173_314n,
    },
  ),
  // The guest's bill stays 1300 + 65 = ₹1,365. Uncle pays 2099 − 1365 = ₹734, which is 524 + 200 + the tax on 200.
  row(
    "moved with Uncle's coupon",
    { uncleCoupon: 200, moved: { ...elsewhere, borneBy: 'uncle' } },
    {
      value: 199_900n,
      paidOnline: 136_500n,
      paidByUncle: 73_400n,
      taxBorne: 0n,
    },
  ),
  // The other hotel has the higher rate: 8000 × 18 % = 1440. The bill is ₹9,440; half the tax is 72000. ₹100 of hours
  // at 5 % add 10000 and 250 twice.
  row(
    'moved to a dearer slab, with extra hours',
    {
      hours: [{ value: 100, tax: 5, percent: 5 }],
      moved: { worth: 1575, cost: 9440, days: [day(8000)], borneBy: 'uncle' },
    },
    {
      parts: [halves(5, 10_000n, 250n), halves(18, 800_000n, 72_000n)],
      earned: 954_500n,
      rounding: 0n,
      paidOnline: 168_000n,
      paidByUncle: 786_500n,
    },
  ),
  row(
    'a hotel without GSTIN, between states',
    { hotel: unregistered, place: 'between_states', days: [day(1499)] },
    {
      // 157395 − 22485 − 4047 − 7495 = 123368.
      parts: [across(5, 149_900n, 7_495n)],
      gstRooms: 7_495n,
      net: 123_368n,
    },
  ),
  // A registered hotel whose owner is small pays TCS and, past the limit, TDS.
  row(
    'a small registered hotel past the limit',
    {
      hotel: { ...base.hotel, pan: 'small' },
      earlierValuePaise: 60_000_000n,
    },
    { tcs: 750n, tds: 150n, net: 130_050n },
  ),
]
