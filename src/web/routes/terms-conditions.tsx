import { ContentPage } from '#web/features/content/content-page.tsx'
import { TERMS_CONDITIONS } from '#web/content/terms-conditions.ts'
import { textMeta } from '#web/features/content/text-meta.ts'

export const meta = () => textMeta(TERMS_CONDITIONS)

export default function TermsConditions() {
  return <ContentPage text={TERMS_CONDITIONS} />
}
