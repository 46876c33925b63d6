import { useLocation } from '#web/lib/navigation/navigation.ts'
import { PATHS } from '#web/lib/paths.ts'

const CONFIRMING: ReadonlySet<string> = new Set([PATHS.booking, PATHS.confirmBooking])

/**
 * Whether a booking is being reviewed or confirmed on this page. If so, nothing leads away from it: the form has no
 * link to the other form (specification §2), and sign-up asks for no photo or ID before payment. The booking's card
 * asks for them later.
 */
export const useIsConfirming = (): boolean => CONFIRMING.has(useLocation().pathname)
