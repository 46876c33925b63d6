import { Protected } from '#web/features/account/sign-in/protected.tsx'
import { loadTimeline, type LoadedTimeline } from '#web/features/timeline/load-timeline.ts'
import { TimelinePage, TimelineSkeleton } from '#web/features/timeline/timeline-page.tsx'
import { privateHead } from '#web/lib/page-head/page-meta.ts'
import { definePage } from '#web/lib/page/page.ts'

export default definePage<LoadedTimeline | null>({
  handle: { footer: 'short' },
  Body: ({ data }) =>
    data ? (
      <Protected loading={<TimelineSkeleton />}>{() => <TimelinePage told={data} />}</Protected>
    ) : (
      <TimelineSkeleton />
    ),
  // Reloads after a sign-in.
  personalise: ({ params, signal }) => loadTimeline(params['id'] ?? '', signal),
})

export const head = privateHead('details')
