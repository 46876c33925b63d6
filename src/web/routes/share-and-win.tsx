import { ContentPage } from '#web/features/content/content-page.tsx'
import { SHARE_AND_WIN } from '#web/content/share-and-win.ts'
import { textMeta } from '#web/features/content/text-meta.ts'

export const meta = () => textMeta(SHARE_AND_WIN)

export default function ShareAndWin() {
  return <ContentPage text={SHARE_AND_WIN} />
}
