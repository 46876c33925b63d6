import { useLocation } from '#web/lib/navigation/navigation.ts'
import { PATHS } from '#web/lib/paths.ts'

const CONFIRMING: ReadonlySet<string> = new Set([PATHS.booking, PATHS.confirmBooking])

/**
 * Is a booking being reviewed or confirmed here? Then nothing leads away from it: no link to the other form
 * (specification §2), and no request for a photo or ID between sign-up and payment. The booking's card asks for them
 * later.
 */
export const useIsConfirming = (): boolean => CONFIRMING.has(useLocation().pathname)
