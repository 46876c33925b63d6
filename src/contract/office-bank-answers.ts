import { Type, type Static } from 'typebox'
import { ANSWER_FAULTS } from '#domain/ledger/bank-answer.ts'
import { defineCall, KEY_REFUSALS } from './call.ts'
import { ADMIN_REFUSALS, byAdmin, Paise } from './office-parts.ts'
import { NamedHotel } from './office-payouts.ts'
import { Reason } from './office-people.ts'
import { OneOf, Uuid } from './primitives.ts'

/** The maximum length of the bank's table in characters, which is enough for 2,000 payments. */
const MAX_TABLE = 400_000

const bankTable = {
  run_id: Uuid,
  table: Type.String({
    minLength: 1,
    maxLength: MAX_TABLE,
    description: 'CSV with headings; needs columns for reference, status, amount and UTR',
  }),
}

export const BankAnswer = Type.Object(
  {
    paid: Type.Object({ payouts: Type.Integer(), paise: Paise('the bank paid') }),
    refused: Type.Array(
      Type.Object({
        hotel: NamedHotel,
        paise: Paise('to the hotel'),
        why: Type.String({ description: 'the bank’s words' }),
      }),
      { description: 'payouts that the bank refused' },
    ),
    known: Type.Integer({ description: 'lines that say what is recorded already' }),
    open: Type.Object(
      { payouts: Type.Integer(), paise: Paise('without a clear answer') },
      { description: 'payouts about which the table says nothing, or nothing clear' },
    ),
    faults: Type.Array(
      Type.Object({
        line: Type.Integer({ description: 'of the table, counting from 1' }),
        reference: Type.String({ description: 'as the table has it' }),
        fault: OneOf(ANSWER_FAULTS, 'why the line changes nothing'),
      }),
      { description: 'the first 100 lines that change nothing' },
    ),
  },
  { title: 'BankAnswer' },
)
export type BankAnswer = Static<typeof BankAnswer>

const ANSWER_REFUSALS = [...ADMIN_REFUSALS, 'NOT_FOUND', 'BANK_TABLE_UNREADABLE'] as const

export const compareBankAnswer = defineCall({
  ...byAdmin,
  path: '/office/payouts/compare-answer',
  summary: 'Compares the bank’s answer with a run and changes nothing',
  body: Type.Object(bankTable, {
    examples: [
      { run_id: 'run', table: 'reference,status,amount,UTR\n0B8E7C1A2F334D559A01,Paid,1000.00,HDFCR52026120471' },
    ],
  }),
  response: BankAnswer,
  refusals: ANSWER_REFUSALS,
  maxBodyBytes: 3 * MAX_TABLE,
})

export const recordBankAnswer = defineCall({
  ...byAdmin,
  path: '/office/payouts/record-answer',
  summary: 'Records what the bank paid and refused, a hundred payouts at a time, until nothing is left',
  body: Type.Object(
    { ...bankTable, reason: Reason },
    {
      examples: [
        {
          run_id: 'run',
          table: 'reference,status,amount,UTR\n0B8E7C1A2F334D559A01,Paid,1000.00,HDFCR52026120471',
          reason: 'The bank’s file of 7 January',
        },
      ],
    },
  ),
  response: Type.Object({
    recorded: Type.Integer({ description: 'payouts recorded by this call; zero: nothing is left to record' }),
    answer: BankAnswer,
  }),
  refusals: [...ANSWER_REFUSALS, ...KEY_REFUSALS],
  isIdempotent: true,
  maxBodyBytes: 3 * MAX_TABLE,
})
