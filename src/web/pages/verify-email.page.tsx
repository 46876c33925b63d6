import { VerifyEmailPage } from '#web/features/account/profile/verify-email-page.tsx'
import { takeToken } from '#web/lib/link-token.ts'
import { privateHead } from '#web/lib/page-head/page-meta.ts'
import { LoadingPage } from '#web/ui/loading-page.tsx'
import { definePage } from '#web/lib/page/page.ts'

export default definePage<{ token: string } | null>({
  handle: {},
  Body: ({ data }) => (data ? <VerifyEmailPage token={data.token} /> : <LoadingPage />),
  personalise: ({ url }) => Promise.resolve(takeToken(url)),
})

export const head = privateHead('account')
