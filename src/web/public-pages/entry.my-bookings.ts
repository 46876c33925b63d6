import { MY_BOOKINGS } from './my-bookings-page.tsx'
import { startPublicPage } from './start-public-page.tsx'

startPublicPage(MY_BOOKINGS)
