import type { SlotState } from './load-offer.ts'
import type { StayChange, StayQuery } from './booking-query.ts'

/** The stay that a guest is choosing, which the address holds. A change shows immediately, and its bill follows. */
export type HotelStayChoice = {
  query: StayQuery
  /** the address of this choice, for links */
  search: string
  /** the chosen slot on the chosen day */
  state: SlotState
  /** what changed about the stay in the address, and what the last choice moved */
  changes: { byAddress: StayChange[]; byChoice: StayChange[] }
  /** whether bill and availability are pending */
  isUpdating: boolean
  change: (changed: Partial<StayQuery>) => void
  /** the search string of another choice, for links that work without a script */
  searchWith: (changed: Partial<StayQuery>) => string
}
