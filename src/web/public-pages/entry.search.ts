import { SEARCH } from '../pages/search.page.tsx'
import { startPublicPage } from '../renderer/hydrate-page.tsx'

startPublicPage(SEARCH)
