import { MY_DATA } from '../pages/my-data.page.tsx'
import { startPublicPage } from '../renderer/hydrate-page.tsx'

startPublicPage(MY_DATA)
