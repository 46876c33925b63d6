import { CANCELLATIONS_REFUNDS } from '#web/content/cancellations-refunds.ts'
import { textMeta } from '#web/features/content/text-meta.ts'
import { TextPage } from '#web/features/content/text-page.tsx'

export const meta = () => textMeta(CANCELLATIONS_REFUNDS)

export default function CancellationsRefunds() {
  return <TextPage path={CANCELLATIONS_REFUNDS.path} />
}
