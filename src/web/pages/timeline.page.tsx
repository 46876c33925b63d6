import { Protected } from '#web/features/account/sign-in/protected.tsx'
import { loadTimeline } from '#web/features/timeline/load-timeline.ts'
import { TimelinePage, TimelineSkeleton } from '#web/features/timeline/timeline-page.tsx'
import type { PageHandle } from '#web/renderer/page-handle.ts'
import { pageMeta, privateTitle } from '#web/lib/page-head/page-meta.ts'
import type { Route } from './+types/timeline.ts'

export const handle: PageHandle = { footer: 'short' }

/** Reloads after a sign-in. */
export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) => loadTimeline(params.id, request.signal)

export const meta = () => pageMeta({ title: privateTitle('details'), isPrivate: true })

export const HydrateFallback = TimelineSkeleton

export default function Timeline({ params, loaderData }: Route.ComponentProps) {
  return (
    <Protected loading={<TimelineSkeleton />}>{() => <TimelinePage key={params.id} told={loaderData} />}</Protected>
  )
}
