import { registerEInvoices } from '#server/features/tax-documents/register-e-invoices.ts'
import { writeCommissionDocuments } from '#server/features/tax-documents/write-commission-documents.ts'
import type { EInvoices } from '#server/ports/e-invoices.ts'
import { buildStaff, type BuiltHotel } from '../builders.ts'
import { agreeTerms } from './ledger-test.ts'
import { goOn, officeBooksTest } from './office-books-steps.ts'
import { staySignedIn } from './stay-signed-in.ts'
import { textOfPdf } from './text-of-pdf.ts'
import type { Api, Body } from './start-api.ts'

export const DECEMBER = '2026-12'

/** Extends the tests of the books with a hotel whose commission for December is invoiced but not registered. */
export const eInvoiceTest = officeBooksTest
  .extend('environment', { scope: 'file' }, () => ({ E_INVOICE_FROM: '2026-12-31' }))
  .extend('invoiced', async ({ api, agreed, guest, steps, admin }) => {
    const { short_id: shortId } = await steps.paid(guest, agreed, { payAtHotel: true })
    await goOn(api, '2026-12-06T12:00:00+05:30')
    await steps.runJob('end-stays')
    await goOn(api, '2027-01-03T12:00:00+05:30')
    await admin.do(`statements/${agreed.id}/${DECEMBER}/close`)
    await writeCommissionDocuments(api.services)
    const read = async () => {
      const { documents } = await admin.read(`commission-invoices?month=${DECEMBER}`)
      return documents.find(({ hotel }: Body) => hotel.id === agreed.id)
    }
    const { id, number } = await read()
    /** Lets two admins correct the hotel's registered address. */
    const correct = (address: string) => agreeTerms(api, agreed, { from_day: '2027-01-01', address })
    const work = async () =>
      (await admin.read('now')).work.filter(
        ({ kind, hotel_id }: Body) => kind === 'e_invoice' && hotel_id === agreed.id,
      )
    const due = () =>
      api.db.selectFrom('e_invoices_due').selectAll().where('document_id', '=', id).executeTakeFirstOrThrow()
    return { id, number, shortId, read, correct, work, due }
  })

export const register = (api: Api) => registerEInvoices(api.services)

/** Makes the portal give a different answer. */
export const withPortal = (api: Api, change: (portal: EInvoices) => Partial<EInvoices>): Api['services'] => {
  const { eInvoices } = api.services
  if (!eInvoices) throw new Error('no portal')
  return { ...api.services, eInvoices: { ...eInvoices, portal: { ...eInvoices.portal, ...change(eInvoices.portal) } } }
}

/** Reads a commission invoice's PDF as the hotel's manager. */
export const pdfOf = async (api: Api, id: string, hotel: BuiltHotel) => {
  const { headers } = await buildStaff(api.db, hotel, { role: 'manager' })
  await staySignedIn(api)
  const pdf = await api.app.inject({ method: 'GET', url: `/api/desk/commission-invoices/${id}/pdf`, headers })
  return textOfPdf(pdf.rawPayload)
}
