import { Type, type Static } from 'typebox'
import { FIGURES } from '#domain/returns/month-returns.ts'
import { RETURN_FILES, RETURN_KINDS } from '#domain/returns/return-days.ts'
import { defineCall } from './call.ts'
import { OFFICE_REFUSALS } from './office-bookings.ts'
import { ADMIN_REFUSALS, Paise } from './office-parts.ts'
import { Nullable, OneOf } from './primitives.ts'
import { MonthParam } from './statements.ts'

const Month = Type.String({ examples: ['2026-11'] })

export const MonthReturn = Type.Object(
  {
    kind: OneOf(RETURN_KINDS),
    due: Type.String({ description: 'the day by which it is to be filed', examples: ['2026-12-10'] }),
    figures: Type.Array(
      Type.Object({
        figure: OneOf(FIGURES),
        count: Nullable(Type.Integer({ description: 'of its rows, if each is a hotel or a PAN' })),
        value: Paise('taxable'),
        tax: Paise('on it'),
      }),
    ),
    from_documents: Paise('the tax of the return'),
    in_books: Paise('the same in the ledger'),
    other_months: Paise('dated in another month in the documents than in the ledger'),
    differs: Paise('what nothing explains; 0 if they agree'),
  },
  { title: 'MonthReturn' },
)
export type MonthReturn = Static<typeof MonthReturn>

export const Returns = Type.Object(
  {
    month: Month,
    quarter: Type.Array(Month, { description: 'the three months of form 26Q' }),
    open_hotels: Type.Integer({ description: 'hotels whose month is not closed: the figures may change' }),
    returns: Type.Array(MonthReturn),
    stays: Type.Array(
      Type.Object({
        id: Type.String(),
        code: Type.String(),
        paise: Paise('documents less settlement'),
      }),
      { maxItems: 20, description: 'the first 20 stays whose documents differ from their settlement' },
    ),
    challans: Type.Object(
      {
        rows: Type.Array(
          Type.Object({
            challan: Type.String(),
            paid_on: Type.String({ examples: ['2027-01-07'] }),
            month: Month,
            paise: Paise('of TDS'),
          }),
          { maxItems: 50, description: 'by day' },
        ),
        paid: Paise('with all of them'),
        deducted: Paise('the TDS of form 26Q'),
        differs: Paise('paid less deducted; 0 if they agree'),
      },
      { description: 'with which the TDS of the quarter was paid, beside form 26Q' },
    ),
  },
  { title: 'Returns' },
)
export type Returns = Static<typeof Returns>

export const officeReturns = defineCall({
  method: 'GET',
  path: '/office/returns/{month}',
  tag: 'Office',
  summary: 'The figures of a month’s tax returns, each beside the ledger’s',
  rights: 'office',
  params: Type.Object({ month: MonthParam }),
  response: Returns,
  refusals: [...OFFICE_REFUSALS, 'NOT_FOUND'],
  limitPerMinute: 60,
})

export const officeReturnCsv = defineCall({
  method: 'GET',
  path: '/office/returns/{month}/{file}/csv',
  tag: 'Office',
  summary:
    'A return, the journal or the trial balance as a table, amounts in rupees; 26Q names PANs; reading it is written to the log',
  rights: 'office-admin',
  params: Type.Object({ month: MonthParam, file: OneOf(RETURN_FILES) }),
  response: Type.Unsafe<never>({ type: 'string' }),
  answers: 'csv',
  refusals: [...ADMIN_REFUSALS, 'NOT_FOUND'],
  limitPerMinute: 30,
})
