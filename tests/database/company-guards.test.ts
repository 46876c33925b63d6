/**
 * Tests what the schema refuses about companies on invoices: an invalid GSTIN, a change after the first document, and
 * different companies on a booking's documents.
 */
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { NewRow } from '#db/schema.ts'
import { gstinCheckDigit } from '#domain/tax-documents/gstin.ts'
import { describeBothEngines } from './both-engines.ts'
import { givenBooking } from './given.ts'
import { refusalOf } from './refusal-of.ts'

const COMPANY = { gstin: '27AAPFU0939F1ZV', legal_name: 'Asha Textiles LLP', address: '14 Lake Road, Pune 411001' }
const OTHER_GSTIN = '29AAPFU0939F1ZR'
const OTHER_FORM = `27AAPFU0939F1A${gstinCheckDigit('27AAPFU0939F1A')}`
const AT = new Date('2031-03-05T06:00:00Z')
let serial = 0

await describeBothEngines('companies on invoices', (engine) => {
  const give = (booking_id: string, fields: Partial<NewRow<'tax_companies'>> = {}) =>
    refusalOf(
      engine.db
        .insertInto('tax_companies')
        .values({ booking_id, ...COMPANY, given_at: AT, ...fields })
        .execute(),
    )
  const seriesOf = async (gstin: string) => {
    const { rows } = await sql<{ id: number }>`insert into tax_series (gstin) values (${gstin})
      on conflict (gstin) do update set gstin = excluded.gstin returning id`.execute(engine.db)
    return rows[0]?.id ?? 0
  }
  type Written = { kind?: 'invoice' | 'credit_note'; to: string | null; printed?: string | null; byUs?: boolean }
  /** Writes a document for ₹10 without tax, in a series of its own. Returns its id, or the guard that refused it. */
  const write = async (bookingId: string, { kind = 'invoice', to, printed = to, byUs = true }: Written) => {
    serial += 1
    const body = `29${String.fromCharCode(65 + Math.floor(serial / 26), 65 + (serial % 26))}KCU2210P1Z`
    const series_id = await seriesOf(body + gstinCheckDigit(body))
    const corrects =
      kind === 'invoice'
        ? null
        : await engine.db
            .selectFrom('tax_documents')
            .select('id')
            .where('booking_id', '=', bookingId)
            .executeTakeFirstOrThrow()
    const recipient = printed === null ? null : { name: 'A', address: 'B', gstin: printed }
    const { rows } = await sql<{ id: string }>`
      with written as (
        insert into tax_documents (kind, series_id, financial_year, serial, number, booking_id, cause, corrects, issued_at, taxable_value, cgst, sgst, igst, rounding, total, content, recipient_gstin)
        values (${kind}, ${series_id}, 2030, 1, ${`I/${serial}`}, ${bookingId}::uuid, 'stayed', ${corrects?.id ?? null}::uuid,
          ${new Date(AT.getTime() + serial)}, 1000, 0, 0, 0, 0, 1000, ${JSON.stringify({ isSuppliedByUs: byUs, recipient })}::jsonb, ${to}) returning id
      ), rated as (
        insert into tax_document_rates (document_id, percent, taxable_value, cgst, sgst, igst) select id, 0, 1000, 0, 0, 0 from written
      )
      select id from written`.execute(engine.db)
    return rows[0]?.id ?? ''
  }

  it.each([
    ['what a guest gives', {}, 'nothing'],
    ['a wrong check digit', { gstin: '27AAPFU0939F1ZW' }, 'tax_companies_gstin_check_digit'],
    ['small letters', { gstin: '27aapfu0939f1zv' }, 'tax_companies_gstin_check_digit'],
    ['another form with its check digit', { gstin: OTHER_FORM }, 'tax_companies_gstin_form'],
    ['a name of two letters', { legal_name: ' AT ' }, 'tax_companies_legal_name_length'],
    ['an empty address', { address: ' ' }, 'tax_companies_address_length'],
  ])('%s violates the expected guard', async (_what, fields, guard) =>
    expect(await give((await givenBooking(engine.db)).id, fields)).toBe(guard),
  )

  it('the database calculates the check digit as the domain does', async () => {
    for (const body of ['27AAPFU0939F1Z', '29AAKCU2210P1Z', '00AAAAA0000A1Z', '36ZZZZZ9999Z9Z']) {
      const { rows } = await sql<{ digit: string }>`select gstin_check_digit(${body}) as digit`.execute(engine.db)
      expect(rows[0]?.digit, body).toBe(gstinCheckDigit(body))
    }
  })

  it('a booking has one company, which can be changed until the first document and only deleted afterwards', async () => {
    const { id } = await givenBooking(engine.db)
    const change = (fields: Partial<NewRow<'tax_companies'>>) =>
      refusalOf(engine.db.updateTable('tax_companies').set(fields).where('booking_id', '=', id).execute())
    expect(await give(id)).toBe('nothing')
    expect(await give(id)).toBe('tax_companies_pkey')
    expect(await change({ gstin: OTHER_GSTIN })).toBe('nothing')
    expect(await change({ booking_id: (await givenBooking(engine.db)).id })).toBe('tax_companies_of_booking')
    await write(id, { to: OTHER_GSTIN })
    expect(await change({ gstin: COMPANY.gstin })).toBe('tax_companies_until_invoice')
    expect(await refusalOf(engine.db.deleteFrom('tax_companies').where('booking_id', '=', id).execute())).toBe(
      'nothing',
    )
    expect(await give(id)).toBe('tax_companies_until_invoice')
  })

  it('the first document has the given company, and later documents have the same company', async () => {
    const guard = 'tax_documents_recipient_of_booking'
    const [withCompany, without] = [(await givenBooking(engine.db)).id, (await givenBooking(engine.db)).id]
    await give(withCompany)
    expect(await refusalOf(write(withCompany, { to: null }))).toBe(guard)
    expect(await refusalOf(write(withCompany, { to: OTHER_GSTIN }))).toBe(guard)
    expect(await refusalOf(write(withCompany, { to: COMPANY.gstin, printed: null }))).toBe(
      'tax_documents_recipient_gstin_printed',
    )
    await write(withCompany, { to: COMPANY.gstin })
    await engine.db.deleteFrom('tax_companies').where('booking_id', '=', withCompany).execute()
    expect(await refusalOf(write(withCompany, { kind: 'credit_note', to: null }))).toBe(guard)
    await write(withCompany, { kind: 'credit_note', to: COMPANY.gstin })
    expect(await refusalOf(write(without, { to: COMPANY.gstin }))).toBe(guard)
    await write(without, { to: null })
  })

  it('a document waits for registration only if Uncle is the supplier and a company the recipient', async () => {
    const [ours, theirs, consumer] = [
      (await givenBooking(engine.db)).id,
      (await givenBooking(engine.db)).id,
      (await givenBooking(engine.db)).id,
    ]
    await give(ours)
    await give(theirs)
    const written = [
      await write(ours, { to: COMPANY.gstin }),
      await write(theirs, { to: COMPANY.gstin, byUs: false }),
      await write(consumer, { to: null }),
    ]
    const due = await engine.db
      .selectFrom('e_invoices_due')
      .select('document_id')
      .where('document_id', 'in', written)
      .execute()
    expect(due).toEqual([{ document_id: written[0] }])
    for (const document_id of written.slice(1))
      expect(await refusalOf(engine.db.insertInto('e_invoices_due').values({ document_id }).execute())).toBe(
        'e_invoices_due_to_registered',
      )
  })
})
