import { TEAM } from '#web/content/team.ts'
import { textMeta } from '#web/features/content/text-meta.ts'
import { TextPage } from '#web/features/content/text-page.tsx'

export const meta = () => textMeta(TEAM)

export default function Team() {
  return <TextPage path={TEAM.path} />
}
