import { HOTEL } from '../pages/hotel.page.tsx'
import { startPublicPage } from '../renderer/hydrate-page.tsx'

startPublicPage(HOTEL)
