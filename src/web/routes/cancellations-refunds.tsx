import { ContentPage } from '#web/features/content/content-page.tsx'
import { CANCELLATIONS_REFUNDS } from '#web/content/cancellations-refunds.ts'
import { textMeta } from '#web/features/content/text-meta.ts'

export const meta = () => textMeta(CANCELLATIONS_REFUNDS)

export default function CancellationsRefunds() {
  return <ContentPage text={CANCELLATIONS_REFUNDS} />
}
