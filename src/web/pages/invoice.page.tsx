import { Protected } from '#web/features/account/sign-in/protected.tsx'
import { InvoicePage, InvoiceSkeleton } from '#web/features/invoice/invoice-page.tsx'
import { loadInvoice } from '#web/features/invoice/load-invoice.ts'
import type { PageHandle } from '#web/renderer/page-handle.ts'
import { pageMeta, privateTitle } from '#web/lib/page-head/page-meta.ts'
import type { Route } from './+types/invoice.ts'

export const handle: PageHandle = { footer: 'short' }

/** Reloads after a sign-in. */
export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) => loadInvoice(params.id, request.signal)

export const meta = () => pageMeta({ title: privateTitle('details'), isPrivate: true })

export const HydrateFallback = InvoiceSkeleton

export default function Invoice({ params, loaderData }: Route.ComponentProps) {
  return (
    <Protected loading={<InvoiceSkeleton />}>
      {() => <InvoicePage key={params.id} bookingId={params.id} papers={loaderData} />}
    </Protected>
  )
}
