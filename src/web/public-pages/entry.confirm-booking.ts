import { CONFIRM_BOOKING } from '../pages/confirm-booking.page.tsx'
import { startPublicPage } from '../renderer/hydrate-page.tsx'

startPublicPage(CONFIRM_BOOKING)
