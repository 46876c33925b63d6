import { REVIEW } from './review-page.tsx'
import { startPublicPage } from './start-public-page.tsx'

startPublicPage(REVIEW)
