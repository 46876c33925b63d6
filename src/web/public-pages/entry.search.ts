import { SEARCH } from './search-page.tsx'
import { startPublicPage } from './start-public-page.tsx'

startPublicPage(SEARCH)
