import { PARTNER_WITH_US } from '#words/pages/partner-with-us.ts'
import { textMeta } from '#web/features/content/text-meta.ts'
import { PartnerPage } from '#web/features/hotel-application/hotel-application-page.tsx'
import { definePage } from '#web/lib/page/page.ts'

export default definePage<null>({ handle: {}, Body: PartnerPage })

export const head = () => textMeta(PARTNER_WITH_US)
