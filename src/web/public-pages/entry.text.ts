import { startPublicPage } from './start-public-page.tsx'
import { TEXT } from './text-page.tsx'

startPublicPage(TEXT)
