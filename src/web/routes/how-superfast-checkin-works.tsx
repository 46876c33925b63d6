import { SUPERFAST_CHECKIN } from '#web/content/superfast-checkin.ts'
import { textMeta } from '#web/features/content/text-meta.ts'
import { TextPage } from '#web/features/content/text-page.tsx'

export const meta = () => textMeta(SUPERFAST_CHECKIN)

export default function HowSuperfastCheckinWorks() {
  return <TextPage path={SUPERFAST_CHECKIN.path} />
}
