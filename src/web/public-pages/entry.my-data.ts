import { MY_DATA } from './my-data-page.tsx'
import { startPublicPage } from './start-public-page.tsx'

startPublicPage(MY_DATA)
