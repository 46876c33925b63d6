import { REFER_AND_EARN } from '../pages/refer-and-earn.page.tsx'
import { startPublicPage } from '../renderer/hydrate-page.tsx'

startPublicPage(REFER_AND_EARN)
