import { loadPlain } from '#web/features/plain/load-plain.ts'
import type { PlainPageData } from '#web/features/plain/plain-data.ts'
import { PlainPage } from '#web/features/plain/plain-page.tsx'
import { pageMeta, privateTitle } from '#web/lib/page-head/page-meta.ts'
import { definePage, type ServerCall } from '#web/lib/page/page.ts'
import * as t from '#words/plain.ts'

/** Pages without scripts, each for one visitor (decision 0086). */
export default definePage<PlainPageData>({
  handle: { bodyClass: 'plain-page', footer: 'short', isUncached: true },
  Body: ({ data }) => <PlainPage page={data} />,
})

export const load = ({ url, context }: ServerCall) => loadPlain({ url, context })

const TITLES = {
  'sign-in': 'account',
  'sign-up': 'account',
  otp: 'account',
  review: 'review',
  booking: 'details',
  bookings: 'account',
} as const

/** The title begins by saying that the form was refused. */
export function head({ view, form }: PlainPageData) {
  const title = privateTitle(TITLES[view.page])
  return pageMeta({ title: form.refusal ? t.errorTitle(title) : title, isPrivate: true })
}
