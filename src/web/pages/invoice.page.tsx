import { Protected } from '#web/features/account/sign-in/protected.tsx'
import { InvoicePage, InvoiceSkeleton } from '#web/features/invoice/invoice-page.tsx'
import { loadInvoice, type Papers } from '#web/features/invoice/load-invoice.ts'
import { privateHead } from '#web/lib/page-head/page-meta.ts'
import { definePage, type VisitorCall } from '#web/lib/page/page.ts'

type Loaded = { bookingId: string; papers: Papers } | null

/** Reloads after a sign-in. */
async function personalise({ params, signal }: VisitorCall<Loaded>): Promise<Loaded> {
  const bookingId = params['id'] ?? ''
  return { bookingId, papers: await loadInvoice(bookingId, signal) }
}

export default definePage<Loaded>({
  handle: { footer: 'short' },
  Body: ({ data }) =>
    data ? <Protected loading={<InvoiceSkeleton />}>{() => <InvoicePage {...data} />}</Protected> : <InvoiceSkeleton />,
  personalise,
})

export const head = privateHead('details')
