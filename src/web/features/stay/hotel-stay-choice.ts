import type { SlotState } from './load-offer.ts'
import type { StayChange, StayQuery } from './booking-query.ts'

/** The stay that a guest is choosing, stored in the address. A change shows immediately, and the bill follows. */
export type HotelStayChoice = {
  query: StayQuery
  /** the address with this choice, for links */
  search: string
  /** the chosen slot on the chosen day */
  state: SlotState
  /** corrections to the address's stay, and changes that the guest's last choice caused */
  changes: { byAddress: StayChange[]; byChoice: StayChange[] }
  /** whether bill and availability are loading */
  isUpdating: boolean
  change: (changed: Partial<StayQuery>) => void
  /** the search string for a different choice, for links that work without a script */
  searchWith: (changed: Partial<StayQuery>) => string
}
