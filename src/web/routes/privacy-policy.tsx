import { ContentPage } from '#web/features/content/content-page.tsx'
import { PRIVACY_POLICY } from '#web/content/privacy-policy.ts'
import { textMeta } from '#web/features/content/text-meta.ts'

export const meta = () => textMeta(PRIVACY_POLICY)

export default function PrivacyPolicy() {
  return <ContentPage text={PRIVACY_POLICY} />
}
