import { DeskWordsFrame } from '#web/features/desk/desk-frame.tsx'
import { SignInPage } from '#web/features/desk/sign-in/sign-in-page.tsx'
import type { PageHandle } from '#web/renderer/page-handle.ts'
import { pageMeta } from '#web/lib/page-head/page-meta.ts'

export const handle: PageHandle = { frame: 'desk' }

export const meta = () => pageMeta({ title: 'Desk', isPrivate: true })

const DeskSignIn = () => (
  <DeskWordsFrame>
    <SignInPage />
  </DeskWordsFrame>
)
export default DeskSignIn
