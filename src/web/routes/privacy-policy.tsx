import { PRIVACY_POLICY } from '#web/content/privacy-policy.ts'
import { textMeta } from '#web/features/content/text-meta.ts'
import { TextPage } from '#web/features/content/text-page.tsx'

export const meta = () => textMeta(PRIVACY_POLICY)

export default function PrivacyPolicy() {
  return <TextPage path={PRIVACY_POLICY.path} />
}
