/** Bookings worked out by hand. Each comment shows the arithmetic, in paise unless it says ₹. */
import { across, base, day, halves, rates, row, type WorkedRow } from './worked-base.ts'
import { furtherRows } from './worked-rows-further.ts'

const firstRows: WorkedRow[] = [
  // The example of facts.md. Tax 1,50,000 × 5 % = 7,500. 157500 − 126000 − 22500 − 4050 − 750 − 150 = 4050.
  row(
    'paid at the desk',
    { dueAtDesk: 1260, takenAtDesk: 1260 },
    {
      parts: [halves(5, 150_000n, 3_750n)],
      earned: 157_500n,
      rounding: 0n,
      commission: 22_500n,
      gstOnCommission: 4_050n,
      tcs: 750n,
      tds: 150n,
      gstRooms: 0n,
      net: 4_050n,
      paidOnline: 31_500n,
      atDesk: 126_000n,
      paidByUncle: 0n,
    },
  ),
  // As before, with nothing paid at the desk: 157500 − 27450 = 130050.
  row('paid online', {}, { net: 130_050n, paidOnline: 157_500n, atDesk: 0n }),
  // Half of 5 % of 149900 is 3747.5, rounded up to 3748. The guest pays 74.95, so ₹75. 149900 + 7496 − 157400 = −4.
  // Commission 22485; its GST 4047.3; TCS 749.5, rounded up; TDS 149.9. 157396 − 22485 − 4047 − 750 − 150 = 129964.
  row(
    'an odd value within the state',
    { days: [day(1499)] },
    {
      parts: [halves(5, 149_900n, 3_748n)],
      earned: 157_400n,
      rounding: -4n,
      commission: 22_485n,
      gstOnCommission: 4_047n,
      tcs: 750n,
      tds: 150n,
      net: 129_964n,
    },
  ),
  // IGST 7495 has no half paisa: 149900 + 7495 − 157400 = −5; 157395 − 27432 = 129963.
  row(
    'an odd value between states',
    { days: [day(1499)], place: 'between_states' },
    {
      parts: [across(5, 149_900n, 7_495n)],
      rounding: -5n,
      net: 129_963n,
    },
  ),
  // ₹75.50 becomes ₹76. 151000 + 7550 − 158600 = −50. 158550 − 22650 − 4077 − 755 − 151 = 130917.
  row('half a rupee goes up', { days: [day(1510)] }, { rounding: -50n, gstOnCommission: 4_077n, net: 130_917n }),
  // ₹75.45 becomes ₹75; halves of 3772.5 become 3773. 150900 + 7546 − 158400 = 46.
  // 158446 − 22635 − 4074 (of 4074.3) − 755 (of 754.5) − 151 (of 150.9) = 130831.
  row('rounding costs Uncle', { days: [day(1509)] }, { rounding: 46n, tax: 7_546n, net: 130_831n }),
  // Value ₹1,300: tax 6500, charged ₹65. 136500 − 19500 − 3510 − 650 − 130 = 112710.
  row(
    "the hotel's coupon lowers the value",
    { hotelCoupon: 200 },
    {
      value: 130_000n,
      tax: 6_500n,
      earned: 136_500n,
      rounding: 0n,
      net: 112_710n,
      paidByUncle: 0n,
    },
  ),
  // Value ₹1,500, taxed ₹1,300: Uncle bears 7500 − 6500 = 1000. Bill 1300 + 65 + 200 + 10 = ₹1,575.
  row(
    "Uncle's coupon lowers nothing",
    { uncleCoupon: 200 },
    {
      value: 150_000n,
      taxBorne: 1_000n,
      earned: 157_500n,
      rounding: 0n,
      net: 130_050n,
      paidOnline: 136_500n,
      paidByUncle: 21_000n,
    },
  ),
  // Taxed ₹1,399: halves of 3497.5, so 6996. Uncle bears 7500 − 6996 = 504; the guest is charged ₹70 (69.95).
  // Bill 139900 + 7000 + 10100 + 504 = 157504; 157500 − 157504 = −4.
  row(
    "an odd coupon of Uncle's",
    { uncleCoupon: 101 },
    {
      taxBorne: 504n,
      earned: 157_504n,
      rounding: -4n,
      net: 130_050n,
      paidOnline: 146_900n,
      paidByUncle: 10_604n,
    },
  ),
  // Taxed ₹1,400: Uncle bears 7500 − 7000 = 500. The guest pays 1400 + 70, Uncle 100 + 5.
  row(
    "a friend's discount between states",
    { friendDiscount: 100, place: 'between_states' },
    {
      parts: [across(5, 150_000n, 7_500n)],
      taxBorne: 500n,
      paidOnline: 147_000n,
      paidByUncle: 10_500n,
      net: 130_050n,
    },
  ),
  // 157500 − 40000 = 117500 online.
  row(
    'credit lowers nothing',
    { credits: 300, promotionalCredits: 100 },
    {
      value: 150_000n,
      credits: 40_000n,
      paidOnline: 117_500n,
      net: 130_050n,
    },
  ),
  // 149900 + 20100 = 170000, halves 4250. Bill 1499 + 75 + 201 + 10 = ₹1,785; 178500 − 178500 = 0.
  // 178500 − 25500 − 4590 − 850 − 170 = 147390.
  row(
    'extra hours join their rate',
    { days: [day(1499)], hours: [{ value: 201, tax: 10, percent: 5 }] },
    {
      parts: [halves(5, 170_000n, 4_250n)],
      earned: 178_500n,
      rounding: 0n,
      net: 147_390n,
    },
  ),
  // 1500 + 75 + 300 + 54 = ₹1,929; value 180000. 192900 − 27000 − 4860 − 900 − 180 = 159960.
  row(
    'extra hours of another rate',
    { hours: [{ value: 300, tax: 54, percent: 18 }] },
    {
      parts: [halves(5, 150_000n, 3_750n), halves(18, 30_000n, 2_700n)],
      earned: 192_900n,
      net: 159_960n,
    },
  ),
  // The highest value at 5 %: 7500. 787500 − 112500 − 20250 − 3750 − 750 = 650250.
  row('₹7,500 bears 5 %', { days: [day(7500)] }, { parts: [halves(5, 750_000n, 18_750n)], net: 650_250n }),
  // 9 % of 750100 = 67509 twice; charged ₹1,350 of 1350.18. 885118 − 885100 = 18.
  // 885118 − 112515 − 20253 (20252.7) − 3751 (3750.5) − 750 (750.1) = 747849.
  row(
    '₹7,501 bears 18 %',
    { days: [day(7501)] },
    {
      parts: [halves(18, 750_100n, 67_509n)],
      rounding: 18n,
      net: 747_849n,
    },
  ),
  // Two rooms: value ₹30,000, of which 30000 × 9 ÷ 15 = ₹18,000 at 18 %. 30000 × 2 + 162000 × 2 = 384000.
  // 3384000 − 450000 − 81000 − 15000 − 3000 = 2835000.
  row(
    'days of both rates',
    { rooms: 2, days: [day(6000), day(9000)] },
    {
      parts: [halves(5, 1_200_000n, 30_000n), halves(18, 1_800_000n, 162_000n)],
      rounding: 0n,
      net: 2_835_000n,
    },
  ),
  // Value 15001 − 500 = ₹14,501; at 18 % 14501 × 9000 ÷ 15001 = 8700.02, so ₹8,700; the rest is ₹5,801.
  // Charged 290 (290.05) + 1566; halves of 14502.5 become 14503; 78300 twice. 1450100 + 29006 + 156600 = 1635706.
  // Bill 14501 + 1856 = ₹16,357. 1635706 − 217515 − 39153 (39152.7) − 7251 (7250.5) − 1450 (1450.1) = 1370337.
  row(
    "days of both rates with the hotel's coupon",
    { days: [day(6001), day(9000)], hotelCoupon: 500 },
    {
      parts: [halves(5, 580_100n, 14_503n), halves(18, 870_000n, 78_300n)],
      earned: 1_635_700n,
      rounding: 6n,
      net: 1_370_337n,
    },
  ),
  // Question 3: the hotel's coupon makes it 7600 − 200 = ₹7,400, at 5 %. 777000 − 111000 − 19980 − 3700 − 740 = 641580.
  row(
    "the hotel's coupon takes a day under the limit",
    { days: [day(7600)], hotelCoupon: 200 },
    {
      parts: [halves(5, 740_000n, 18_500n)],
      net: 641_580n,
    },
  ),
  // Uncle's coupon does not reduce the value, ₹7,600, so its GST is ₹1,368. Guests pay GST on ₹7,400, which is ₹1,332.
  // Uncle bears the difference: 3,600 paise.
  row(
    "Uncle's coupon does not",
    { days: [day(7600)], uncleCoupon: 200 },
    {
      parts: [halves(18, 760_000n, 68_400n)],
      taxBorne: 3_600n,
      earned: 896_800n,
      rounding: 0n,
      paidByUncle: 23_600n,
    },
  ),
  // Taxed ₹14,000: 8400 at 18 %, 5600 at 5 %. Tax on the value 30000 + 162000, on the taxed amount 28000 + 151200, so
  // Uncle bears 12800. Charged 280 + 1512.
  // Bill 14000 + 1792 + 1000 + 128 = ₹16,920. 1692000 − 225000 − 40500 − 7500 − 1500 = 1417500.
  row(
    "both rates with Uncle's coupon",
    { days: [day(6000), day(9000)], uncleCoupon: 1000 },
    {
      taxBorne: 12_800n,
      earned: 1_692_000n,
      rounding: 0n,
      paidOnline: 1_579_200n,
      paidByUncle: 112_800n,
      net: 1_417_500n,
    },
  ),
  // Two rooms of 1000 + 250: value ₹2,500. 262500 − 37500 − 6750 − 1250 − 250 = 216750.
  row(
    'a bathtub for each room',
    { rooms: 2, days: [day(1000, 250)] },
    {
      parts: [halves(5, 250_000n, 6_250n)],
      net: 216_750n,
    },
  ),
  // Booked under 12 %, ended before 10 July 2024 (TCS 1 %) and before October 2024 (TDS 1 %):
  // 168000 − 22500 − 4050 − 1500 − 1500 = 138450.
  row(
    'the last day of 1 % TCS',
    { bookedOn: '2024-07-01', endsOn: '2024-07-09' },
    {
      parts: [halves(12, 150_000n, 9_000n)],
      tcs: 1_500n,
      tds: 1_500n,
      net: 138_450n,
    },
  ),
  row('the first day of 0.5 % TCS', { bookedOn: '2024-07-01', endsOn: '2024-07-10' }, { tcs: 750n, net: 139_200n }),
  // Part at the desk 150000 × 126000 ÷ 157500 = 120000. TCS on 30000; TDS on 30000 + 60000.
  // 157500 − 126000 − 22500 − 4050 − 150 − 90 = 4710.
  row(
    'only a share of the desk money is a base',
    {
      dueAtDesk: 1260,
      rates: {
        ...rates,
        tcsDeskShare: [{ from: '2024-01-01', is: 0 }],
        tdsDeskShare: [{ from: '2024-01-01', is: 5000 }],
      },
    },
    { tcsBase: 30_000n, tcs: 150n, tdsBase: 90_000n, tds: 90n, net: 4_710n },
  ),
  // The hotel's own commission of 12.34 %: 18510; GST 3331.8. 157500 − 18510 − 3332 − 750 − 150 = 134758.
  row(
    "the hotel's own commission",
    { hotel: { ...base.hotel, commission: 1234 } },
    {
      commission: 18_510n,
      gstOnCommission: 3_332n,
      net: 134_758n,
    },
  ),
]

export const workedRows: WorkedRow[] = [...firstRows, ...furtherRows]
