import { PATHS } from '#web/lib/paths.ts'
import { CheckinPage } from './checkin-page.tsx'
import { ContentPage } from './content-page.tsx'
import { SafetyPage } from './safety-page.tsx'
import { PLAIN_TEXTS } from './texts.ts'

/** Shows the text page at this address. */
export default function Text({ path }: { path: string }) {
  if (path === PATHS.legalPage) return <SafetyPage />
  if (path === PATHS.howSuperfastCheckinWorks) return <CheckinPage />
  const text = PLAIN_TEXTS.find((known) => known.path === path)
  if (!text) throw new Error(`${path} is no page of texts`)
  return <ContentPage text={text} />
}
