/** Checks that a colleague in the office makes and signs by hand before a hotel is published. */
export const HAND_CHECKS = ['desk_rung', 'policy_accepted', 'agreement_signed', 'locks', 'lighting', 'cameras'] as const
export type HandCheck = (typeof HAND_CHECKS)[number]

/** The signed checks that the hotel's page lists, each with the date of the check (decision 0104). */
export const SHOWN_CHECKS = ['policy_accepted', 'agreement_signed', 'locks', 'lighting', 'cameras'] as const
export type ShownCheck = (typeof SHOWN_CHECKS)[number]

/** Checks on the hotel's own data. They are repeated every time and are never ticked by hand. */
const COUNTED_CHECKS = [
  'position',
  'description',
  'stars',
  'rooms',
  'prices',
  'photos',
  'manager',
  'reception_phone',
  'messages',
  'terms',
  'legal_name',
  'bank',
] as const
type CountedCheck = (typeof COUNTED_CHECKS)[number]

/** Optional details that help guests to find and book the hotel. */
const RECOMMENDED = ['amenities', 'house_rules'] as const
export type Recommended = (typeof RECOMMENDED)[number]

export const CHECK_ITEMS = [...COUNTED_CHECKS, ...HAND_CHECKS, ...RECOMMENDED] as const
export type CheckItem = (typeof CHECK_ITEMS)[number]

/** The minimum number of photos of a published hotel. With fewer, guests would not know what to expect. */
export const LEAST_PHOTOS = 3

export type PublishingFacts = {
  hasPosition: boolean
  hasDescription: boolean
  /** whether we know its star rating, or know that it has none */
  hasStars: boolean
  rooms: number
  pricedSlots: number
  photos: number
  managers: number
  hasReceptionPhone: boolean
  /** the number of phones and addresses that receive new bookings */
  channels: number
  /** whether two admins agreed to terms that are in force */
  hasTerms: boolean
  /** whether those terms name the business that runs the hotel, with its address */
  hasLegalName: boolean
  /** whether two admins agreed to bank details, even before the 48 hours until the first payout are over */
  hasBank: boolean
  amenities: number
  houseRules: number
  signed: readonly HandCheck[]
}

export type Check = { item: CheckItem; isDone: boolean; isRequired: boolean }

/**
 * Lists every check, and whether it is done. A hotel can be published once all required checks are done
 * (desk-and-office, "The office", 3).
 */
export function checkList(facts: PublishingFacts): Check[] {
  const counted: Record<CountedCheck | Recommended, boolean> = {
    position: facts.hasPosition,
    description: facts.hasDescription,
    stars: facts.hasStars,
    rooms: facts.rooms > 0,
    prices: facts.pricedSlots > 0,
    photos: facts.photos >= LEAST_PHOTOS,
    manager: facts.managers > 0,
    reception_phone: facts.hasReceptionPhone,
    messages: facts.channels > 0,
    terms: facts.hasTerms,
    legal_name: facts.hasLegalName,
    bank: facts.hasBank,
    amenities: facts.amenities > 0,
    house_rules: facts.houseRules > 0,
  }
  return [
    ...COUNTED_CHECKS.map((item) => ({ item, isDone: counted[item], isRequired: true })),
    ...HAND_CHECKS.map((item) => ({ item, isDone: facts.signed.includes(item), isRequired: true })),
    ...RECOMMENDED.map((item) => ({ item, isDone: counted[item], isRequired: false })),
  ]
}

export const canPublish = (facts: PublishingFacts): boolean =>
  checkList(facts).every(({ isDone, isRequired }) => isDone || !isRequired)

export const HOTEL_STATES = ['draft', 'published', 'hidden'] as const
export type HotelState = (typeof HOTEL_STATES)[number]

/** Details that a published hotel may lack and that only the office can enter. */
export const LACKED = ['terms', 'bank'] as const

/**
 * Returns the hotel's state. A draft was never published. A hidden hotel was published before, and may be published
 * again.
 */
export function stateOf({ isHidden, wasPublished }: { isHidden: boolean; wasPublished: boolean }): HotelState {
  if (!isHidden) return 'published'
  return wasPublished ? 'hidden' : 'draft'
}
