import { HOME } from './home-page.tsx'
import { startPublicPage } from './start-public-page.tsx'

startPublicPage(HOME)
