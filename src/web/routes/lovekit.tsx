import { LOVEKIT } from '#web/content/lovekit.ts'
import { textMeta } from '#web/features/content/text-meta.ts'
import { TextPage } from '#web/features/content/text-page.tsx'

export const meta = () => textMeta(LOVEKIT)

export default function Lovekit() {
  return <TextPage path={LOVEKIT.path} />
}
