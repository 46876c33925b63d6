import { PARTNER_WITH_US } from '#web/content/partner-with-us.ts'
import { textMeta } from '#web/features/content/text-meta.ts'
import { PartnerPage } from '#web/features/hotel-application/hotel-application-page.tsx'

export const meta = () => textMeta(PARTNER_WITH_US)

export default function PartnerWithUs() {
  return <PartnerPage />
}
