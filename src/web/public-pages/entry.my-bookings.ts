import { MY_BOOKINGS } from '../pages/my-bookings.page.tsx'
import { startPublicPage } from '../renderer/hydrate-page.tsx'

startPublicPage(MY_BOOKINGS)
