import { MY_FAVOURITES } from '../pages/my-favourites.page.tsx'
import { startPublicPage } from '../renderer/hydrate-page.tsx'

startPublicPage(MY_FAVOURITES)
