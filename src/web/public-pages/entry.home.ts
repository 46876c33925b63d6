import { HOME } from '../pages/home.page.tsx'
import { startPublicPage } from '../renderer/hydrate-page.tsx'

startPublicPage(HOME)
