import { ContentPage } from '#web/features/content/content-page.tsx'
import { LOVEKIT } from '#web/content/lovekit.ts'
import { textMeta } from '#web/features/content/text-meta.ts'

export const meta = () => textMeta(LOVEKIT)

export default function Lovekit() {
  return <ContentPage text={LOVEKIT} />
}
