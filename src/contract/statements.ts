import { Type, type Static } from 'typebox'
import { GST_STATUSES } from '#domain/ledger/rates.ts'
import { DOCUMENT_KINDS } from '#domain/tax-documents/document-number.ts'
import { defineCall } from './call.ts'
import { Instant, Nullable, OneOf } from './primitives.ts'
import { NamedCompany } from './tax-documents.ts'

const Paise = (description: string) => Type.Integer({ description: `${description}, paise` })

const LINE = {
  value: Paise('room, bathtub and hours after what the hotel takes off'),
  tax: Paise('GST on it'),
  paid_online: Paise('paid online by the guest'),
  credits: Paise('paid with credits, which are Uncle’s'),
  at_desk: Paise('due at the desk, or taken there of a no-show'),
  paid_by_uncle: Paise('coupons, the tax on them, rounding and what else the guest does not pay'),
  hotel_coupon: Paise('taken off by the hotel’s own coupon, already off the value'),
  commission: Paise('commission'),
  gst_on_commission: Paise('GST on the commission'),
  tcs: Paise('tax collected at source'),
  tds: Paise('tax deducted at source'),
  gst_rooms: Paise('GST on the room that Uncle pays in the hotel’s place'),
  net: Paise('what the hotel gets from Uncle; below zero it owes'),
  waits: Paise('what Uncle would pay more: it waits until the guests or a scan confirm the stay, or for the office'),
}

export const StatementTotals = Type.Object(LINE, { title: 'StatementTotals' })

export const StatementStay = Type.Object(
  {
    code: Type.String({ description: 'of the booking' }),
    checkin: Instant('check-in'),
    slot: Type.Integer({ minimum: 0, maximum: 4 }),
    outcome: OneOf(['stayed', 'no_show', 'kept']),
    is_change: Type.Boolean({ description: 'only what changed of a stay that has a line already' }),
    unpaid: Paise('of `at_desk`: what the guests left owing, as the desk says; price and commission stay'),
    ...LINE,
  },
  { title: 'StatementStay' },
)

export const CompanyDocument = Type.Object(
  {
    kind: OneOf(DOCUMENT_KINDS),
    number: Type.String({ description: 'consecutive for the hotel’s GSTIN and the financial year' }),
    issued_at: Instant('when it was written'),
    code: Type.String({ description: 'of the booking' }),
    company: NamedCompany,
    value: Paise('before tax; above zero on credit notes too'),
    tax: Paise('GST'),
    total: Paise('as printed, tax and rounding included'),
  },
  { title: 'CompanyDocument', description: 'a tax invoice or credit note to a company' },
)
export type CompanyDocument = Static<typeof CompanyDocument>

const BasisPoints = (description: string) => Type.Integer({ description: `${description}, hundredths of a percent` })

export const StatementFacts = Type.Object(
  {
    legal_name: Nullable(Type.String({ description: 'under which the hotel is registered for tax' })),
    gstin: Nullable(Type.String({ description: 'null: not registered, so that Uncle pays the GST on its rooms' })),
    address: Nullable(Type.String({ description: 'of its registration' })),
    commission: BasisPoints('commission'),
    tcs: BasisPoints('tax collected at source'),
    tds: BasisPoints('tax deducted at source'),
    account: Nullable(
      Type.Object(
        { bank: Type.String(), account_ending: Type.String({ description: 'its last four digits' }) },
        {
          title: 'StatementAccount',
          description: 'where the hotel was paid when the month was closed; today’s while it is open',
        },
      ),
    ),
    commission_documents: Type.Array(Type.String({ description: 'the number of an invoice or a credit note' }), {
      maxItems: 20,
      description: 'Uncle’s documents for the commission, once they are written',
    }),
  },
  { title: 'StatementFacts', description: 'how the hotel was registered, charged and paid at the end of the month' },
)
export type StatementFacts = Static<typeof StatementFacts>

export const Statement = Type.Object(
  {
    hotel: Type.Object({ id: Type.Integer(), name: Type.String() }, { title: 'NamedHotel' }),
    month: Type.String({ examples: ['2026-11'] }),
    opening: Paise('carried forward from the month before'),
    stays: Type.Array(StatementStay),
    totals: StatementTotals,
    others: Type.Array(
      Type.Object(
        {
          kind: OneOf(['correction', 'moved_away', 'payout_paid', 'payout_returned']),
          at: Instant('when'),
          paise: Paise('in the hotel’s favour'),
          note: Nullable(Type.String({ description: 'why, the booking’s code, or the bank’s reference' })),
        },
        { title: 'StatementPosting' },
      ),
    ),
    company_documents: Type.Array(CompanyDocument, {
      description:
        'tax invoices and credit notes to companies that were written in the month under the hotel’s own GSTIN, oldest first: the hotel reports them by itself',
    }),
    closing: Paise('what Uncle owes the hotel at its end; below zero the hotel owes'),
    closed_at: Nullable(Instant('closed, and unchanged since')),
    gst: OneOf(GST_STATUSES, 'whether the hotel pays the GST on its rooms, or Uncle does'),
    facts: StatementFacts,
    payouts: Type.Array(
      Type.Object(
        {
          paise: Paise('paid out of this statement'),
          paid_at: Instant('when'),
          bank: Type.String(),
          account_ending: Type.String({ description: 'the last four digits of the account' }),
          bank_reference: Type.String(),
        },
        { title: 'StatementPayout' },
      ),
    ),
  },
  { title: 'Statement' },
)
export type Statement = Static<typeof Statement>

export const ListedStatement = Type.Object(
  {
    hotel: Type.Object({ id: Type.Integer(), name: Type.String() }, { title: 'NamedHotel' }),
    month: Type.String({ examples: ['2026-11'] }),
    stays: Type.Integer({ description: 'lines of stays' }),
    net: Paise('what the month’s stays brought'),
    closing: Paise('what Uncle owes at its end'),
    paid: Paise('paid out of it'),
    closed_at: Nullable(Instant('closed')),
  },
  { title: 'ListedStatement' },
)
export type ListedStatement = Static<typeof ListedStatement>

export const MonthParam = Type.String({ pattern: '^20\\d{2}-(0[1-9]|1[0-2])$', examples: ['2026-11'] })

const STATEMENT_TABLES = ['stays', 'companies'] as const
export type StatementTable = (typeof STATEMENT_TABLES)[number]

export const StatementTableQuery = Type.Object({
  table: Type.Optional(
    OneOf(
      STATEMENT_TABLES,
      'companies: the documents to companies, one row for each document and rate. Without it the stays',
    ),
  ),
})

export const deskStatements = defineCall({
  method: 'GET',
  path: '/desk/statements',
  tag: 'Desk',
  summary: 'The months in which the hotel’s account with Uncle moved, the newest first',
  rights: 'desk-manager',
  response: Type.Array(ListedStatement, { maxItems: 36 }),
  refusals: ['NO_SESSION', 'MANAGERS_ONLY'],
})

export const deskStatement = defineCall({
  method: 'GET',
  path: '/desk/statements/{month}',
  tag: 'Desk',
  summary: 'A month stay by stay: what each was worth, who paid it, what Uncle keeps, what the hotel gets',
  rights: 'desk-manager',
  params: Type.Object({ month: MonthParam }),
  response: Statement,
  refusals: ['NO_SESSION', 'MANAGERS_ONLY', 'NOT_FOUND'],
})

export const deskStatementCsv = defineCall({
  method: 'GET',
  path: '/desk/statements/{month}/csv',
  tag: 'Desk',
  summary: 'The same month as a table for a spreadsheet, amounts in rupees',
  rights: 'desk-manager',
  params: Type.Object({ month: MonthParam }),
  query: StatementTableQuery,
  response: Type.Unsafe<never>({ type: 'string' }),
  answers: 'csv',
  refusals: ['NO_SESSION', 'MANAGERS_ONLY', 'NOT_FOUND'],
})
