import { ContentPage } from '#web/features/content/content-page.tsx'
import { TEAM } from '#web/content/team.ts'
import { textMeta } from '#web/features/content/text-meta.ts'

export const meta = () => textMeta(TEAM)

export default function Team() {
  return <ContentPage text={TEAM} />
}
