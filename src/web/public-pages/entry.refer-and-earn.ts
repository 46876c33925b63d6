import { REFER_AND_EARN } from './refer-and-earn-page.tsx'
import { startPublicPage } from './start-public-page.tsx'

startPublicPage(REFER_AND_EARN)
