import { Protected } from '#web/features/account/sign-in/protected.tsx'
import { loadTicket, type LoadedTicket } from '#web/features/tickets/load-ticket.ts'
import { TicketPage, TicketSkeleton } from '#web/features/tickets/ticket-page.tsx'
import { privateHead } from '#web/lib/page-head/page-meta.ts'
import { definePage } from '#web/lib/page/page.ts'

export default definePage<LoadedTicket | null>({
  handle: { footer: 'short' },
  Body: ({ data }) =>
    data ? (
      <Protected loading={<TicketSkeleton />}>{() => <TicketPage loaded={data} />}</Protected>
    ) : (
      <TicketSkeleton />
    ),
  // Reloads after a sign-in.
  personalise: ({ params, signal }) => loadTicket(params['ticket'] ?? '', signal),
})

export const head = privateHead('details')
