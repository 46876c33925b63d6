import { SAFETY_LAW } from '#web/content/safety-law.ts'
import { SafetyPage } from '#web/features/content/safety-page.tsx'
import { textMeta } from '#web/features/content/text-meta.ts'

export const meta = () => textMeta(SAFETY_LAW)

export default function LegalPage() {
  return <SafetyPage />
}
