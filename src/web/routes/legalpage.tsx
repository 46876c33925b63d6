import { SAFETY_LAW } from '#web/content/safety-law.ts'
import { textMeta } from '#web/features/content/text-meta.ts'
import { TextPage } from '#web/features/content/text-page.tsx'

export const meta = () => textMeta(SAFETY_LAW)

export default function LegalPage() {
  return <TextPage path={SAFETY_LAW.path} />
}
