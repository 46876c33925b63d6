import { REVIEW } from '../pages/review.page.tsx'
import { startPublicPage } from '../renderer/hydrate-page.tsx'

startPublicPage(REVIEW)
