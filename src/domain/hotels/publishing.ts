/** Checks that a colleague in the office makes by hand and signs before a hotel is published. */
export const HAND_CHECKS = ['desk_rung', 'policy_accepted', 'agreement_signed'] as const
export type HandCheck = (typeof HAND_CHECKS)[number]

/** Checks on the hotel's own rows, recounted each time and never ticked by hand. */
export const COUNTED_CHECKS = ['rooms', 'prices', 'photos', 'manager', 'reception_phone', 'messages'] as const
export type CountedCheck = (typeof COUNTED_CHECKS)[number]

export const CHECK_ITEMS = [...COUNTED_CHECKS, ...HAND_CHECKS] as const
export type CheckItem = (typeof CHECK_ITEMS)[number]

/** The fewest photos of a hotel that is published: with fewer, guests do not know what to expect. */
export const LEAST_PHOTOS = 3

export type PublishingFacts = {
  rooms: number
  pricedSlots: number
  photos: number
  managers: number
  hasReceptionPhone: boolean
  /** phones and addresses that receive new bookings */
  channels: number
  signed: readonly HandCheck[]
}

/**
 * Lists each check, and whether it is done. A hotel can be published when all are (desk-and-office, "The office", 3).
 */
export function checkList(facts: PublishingFacts): { item: CheckItem; isDone: boolean }[] {
  const counted: Record<CountedCheck, boolean> = {
    rooms: facts.rooms > 0,
    prices: facts.pricedSlots > 0,
    photos: facts.photos >= LEAST_PHOTOS,
    manager: facts.managers > 0,
    reception_phone: facts.hasReceptionPhone,
    messages: facts.channels > 0,
  }
  return [
    ...COUNTED_CHECKS.map((item) => ({ item, isDone: counted[item] })),
    ...HAND_CHECKS.map((item) => ({ item, isDone: facts.signed.includes(item) })),
  ]
}

export const canPublish = (facts: PublishingFacts): boolean => checkList(facts).every(({ isDone }) => isDone)

export const HOTEL_STATES = ['draft', 'published', 'hidden'] as const
export type HotelState = (typeof HOTEL_STATES)[number]

/** Returns the hotel's state: a draft was never published; a hidden hotel was, and may be again. */
export function stateOf({ isHidden, wasPublished }: { isHidden: boolean; wasPublished: boolean }): HotelState {
  if (!isHidden) return 'published'
  return wasPublished ? 'hidden' : 'draft'
}
