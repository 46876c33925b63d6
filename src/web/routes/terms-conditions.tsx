import { TERMS_CONDITIONS } from '#web/content/terms-conditions.ts'
import { textMeta } from '#web/features/content/text-meta.ts'
import { TextPage } from '#web/features/content/text-page.tsx'

export const meta = () => textMeta(TERMS_CONDITIONS)

export default function TermsConditions() {
  return <TextPage path={TERMS_CONDITIONS.path} />
}
