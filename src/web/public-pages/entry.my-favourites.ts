import { MY_FAVOURITES } from './my-favourites-page.tsx'
import { startPublicPage } from './start-public-page.tsx'

startPublicPage(MY_FAVOURITES)
