import { CONFIRM_BOOKING } from './confirm-booking-page.tsx'
import { startPublicPage } from './start-public-page.tsx'

startPublicPage(CONFIRM_BOOKING)
