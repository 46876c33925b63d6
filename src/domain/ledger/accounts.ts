import type { Rupees } from '../kernel/money.ts'

/** Hundredths of a rupee, integers: taxes on a commission are seldom whole rupees. */
export type Paise = number

export const paiseOf = (amount: Rupees): Paise => amount * 100

/**
 * Every account of the ledger. Debits are positive, credits negative: money we have and what we spend stand above zero,
 * what we owe and what we earn below (decision 0030).
 */
export const ACCOUNTS = [
  /** at the payment gateway, not yet at our bank */
  'gateway',
  'bank',
  /** held for a guest: paid, or spent as credit, for a stay that is not settled yet */
  'guest_money',
  /** asked back and not yet on its way */
  'guest_refunds',
  /** credit that a guest may spend */
  'guest_credits',
  /** what we owe a hotel; above zero it owes us */
  'hotel',
  'commission',
  /** coupons that Uncle pays for */
  'coupons',
  /** off the first booking of an invited guest */
  'referral_discounts',
  /** credit given: sign-up, rewards, kindness; credit that lapses comes back here */
  'credits_given',
  /** what lies between two hotels when Uncle bears it */
  'relocations',
  /** given back to guests after the hotel had earned it */
  'goodwill',
  /** GST on the part of a price that Uncle pays (decision 0010) */
  'tax_borne',
  'gateway_fees',
  /** put right by the office */
  'corrections',
  'gst_commission',
  /** GST on rooms of hotels that need not register: section 9(5) makes it ours */
  'gst_rooms',
  'tcs',
  'tds',
] as const
export type Account = (typeof ACCOUNTS)[number]

export type AccountGroup = 'money' | 'owed' | 'ours' | 'taxes'

/** Where money is, who gets it, what is ours, and what the state gets. */
const GROUPS: Record<Account, AccountGroup> = {
  gateway: 'money',
  bank: 'money',
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
  gateway_fees: 'ours',
  corrections: 'ours',
  gst_commission: 'taxes',
  gst_rooms: 'taxes',
  tcs: 'taxes',
  tds: 'taxes',
}

export const ledgerGroupOf = (account: Account): AccountGroup => GROUPS[account]

/** One side of a posting. Only accounts of one hotel or one guest name them. */
export type Entry = { account: Account; paise: Paise; hotelId?: number; guestId?: string }

/** Entries that move nothing are left out; the rest sum to zero, or the fact was read wrongly and it throws. */
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

/** What has to be added to the posted entries so that they come to the wanted ones. Empty when they do already. */
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
