import { SHARE_AND_WIN } from '#web/content/share-and-win.ts'
import { textMeta } from '#web/features/content/text-meta.ts'
import { TextPage } from '#web/features/content/text-page.tsx'

export const meta = () => textMeta(SHARE_AND_WIN)

export default function ShareAndWin() {
  return <TextPage path={SHARE_AND_WIN.path} />
}
