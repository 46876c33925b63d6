import { HOTEL } from './hotel-page.tsx'
import { startPublicPage } from './start-public-page.tsx'

startPublicPage(HOTEL)
