import { paiseOf, type Paise } from '../kernel/paise.ts'

export { paiseOf, type Paise }

/**
 * Every account of the ledger. Debits are positive and credits are negative. So our money and our expenses are
 * positive, and our debts and our income are negative (decision 0030).
 */
export const ACCOUNTS = [
  /** our money at the payment gateway that is not yet at our bank */
  'gateway',
  'bank',
  /** money that the gateway holds back until a bank decides a dispute */
  'disputed',
  /** money that we hold for a guest's unsettled stay, whether paid or spent as credit */
  'guest_money',
  /** refunds that were requested but not yet sent */
  'guest_refunds',
  /** credit that a guest may spend */
  'guest_credits',
  /** our debt to a hotel; a positive balance is the hotel's debt to us */
  'hotel',
  'commission',
  /** coupon discounts that Uncle pays */
  'coupons',
  /** discounts on the first booking of an invited guest */
  'referral_discounts',
  /** credit that we gave for sign-ups, as rewards or as goodwill; expired credit is posted back here */
  'credits_given',
  /** price differences between two hotels that Uncle pays */
  'relocations',
  /** refunds to guests that we paid after the hotel had earned the money */
  'goodwill',
  /** GST on discounts that Uncle pays (decision 0010) */
  'tax_borne',
  /** the exact GST on stays minus the GST charged in whole rupees */
  'rounding',
  'gateway_fees',
  /** our bank's charges, including GST until an adviser says that it is input credit */
  'bank_charges',
  'bank_interest',
  /** payments for attended stays that a bank took back */
  'dispute_losses',
  /** corrections by the office */
  'corrections',
  'gst_commission',
  /** GST on rooms of hotels that need not register, for which section 9(5) makes us liable */
  'gst_rooms',
  /** GST on the gateway's fees, which we deduct from our own GST as input credit */
  'gst_input',
  'tcs',
  'tds',
] as const
export type Account = (typeof ACCOUNTS)[number]

export type AccountGroup = 'money' | 'owed' | 'ours' | 'taxes'

/** Groups the accounts into money that we hold, money that we owe, our own money, and taxes. */
const GROUPS: Record<Account, AccountGroup> = {
  gateway: 'money',
  bank: 'money',
  disputed: 'money',
  guest_money: 'owed',
  guest_refunds: 'owed',
  guest_credits: 'owed',
  hotel: 'owed',
  commission: 'ours',
  coupons: 'ours',
  referral_discounts: 'ours',
  credits_given: 'ours',
  relocations: 'ours',
  goodwill: 'ours',
  tax_borne: 'ours',
  rounding: 'ours',
  gateway_fees: 'ours',
  bank_charges: 'ours',
  bank_interest: 'ours',
  dispute_losses: 'ours',
  corrections: 'ours',
  gst_commission: 'taxes',
  gst_rooms: 'taxes',
  gst_input: 'taxes',
  tcs: 'taxes',
  tds: 'taxes',
}

export const ledgerGroupOf = (account: Account): AccountGroup => GROUPS[account]

/** One side of a posting. It names a hotel or guest only if the account belongs to one. */
export type Entry = { account: Account; paise: Paise; hotelId?: number; guestId?: string }

/**
 * Drops entries of zero and checks that the rest add up to zero. Throws if they do not, because the caller has then
 * misread the facts.
 */
export function balanced(entries: readonly Entry[]): Entry[] {
  const moved = entries.filter(({ paise }) => paise !== 0)
  const sum = moved.reduce((total, { paise }) => total + paise, 0)
  if (sum !== 0 || moved.some(({ paise }) => !Number.isSafeInteger(paise)))
    throw new Error(
      `a posting of ${moved.map(({ account, paise }) => `${account} ${paise}`).join(', ')} sums to ${sum}`,
    )
  return moved
}

const placeOf = ({ account, hotelId, guestId }: Entry) => `${account}/${hotelId ?? ''}/${guestId ?? ''}`

/** Returns the entries that turn the posted balances into the required ones; empty if they are equal. */
export function differenceBetween(wanted: readonly Entry[], posted: readonly Entry[]): Entry[] {
  const places = new Map<string, Entry>()
  for (const entry of wanted) add(places, entry, entry.paise)
  for (const entry of posted) add(places, entry, -entry.paise)
  return balanced([...places.values()])
}

function add(places: Map<string, Entry>, entry: Entry, paise: Paise): void {
  const known = places.get(placeOf(entry))
  places.set(placeOf(entry), { ...entry, paise: (known?.paise ?? 0) + paise })
}
