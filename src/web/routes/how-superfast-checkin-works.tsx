import { SUPERFAST_CHECKIN } from '#web/content/superfast-checkin.ts'
import { CheckinPage } from '#web/features/content/checkin-page.tsx'
import { textMeta } from '#web/features/content/text-meta.ts'

export const meta = () => textMeta(SUPERFAST_CHECKIN)

export default function HowSuperfastCheckinWorks() {
  return <CheckinPage />
}
