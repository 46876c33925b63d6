import { startPublicPage } from '../renderer/hydrate-page.tsx'
import { TEXT } from '../pages/text.page.tsx'

startPublicPage(TEXT)
