/** Lists refunds that need an operator, and settles them: `npm run refunds -- [--csv]`. */
import { isUuid } from '#domain/kernel/uuid.ts'
import { formatIstMoment, toIstIso } from '#domain/kernel/ist.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { listRefundsToSettle, type RefundToSettle, settleRefund } from '#server/features/bookings/refunds-to-settle.ts'
import type { Db } from '#server/services.ts'
import { csvText } from '#domain/kernel/csv-text.ts'
import { readOperator, readOptions, runOnDatabase, WrongCall } from './operator-command.ts'

const usage = `Usage: npm run refunds -- [--csv]
       npm run refunds -- --settle 6f0c… --reference 431209876543 --operator 'Asha Rao'
  Lists refunds that failed, and those that are late. A late one is the gateway's: ask it. One that failed is ours to pay.
  --csv        as a table for a spreadsheet: npm run --silent refunds -- --csv > refunds.csv
  --settle     notes that a refund which failed was paid another way, by its id; look at the gateway's list first
  --reference  the bank's number of that transfer (UTR), which the guest is shown
  --operator   your name: it is kept with what you did`

const OPTIONS = {
  csv: { type: 'boolean' },
  settle: { type: 'string' },
  reference: { type: 'string' },
  operator: { type: 'string' },
} as const

type Settling = { id: string; reference: string; operator: string }
type Wanted = ({ do: 'settle' } & Settling) | { do: 'list'; shape: 'text' | 'csv' }

const REFERENCE = /^[A-Za-z0-9-]{6,40}$/

function readArguments(): Wanted {
  const { csv = false, settle: id, reference, operator } = readOptions(OPTIONS, usage)
  if (id === undefined && reference === undefined && operator === undefined)
    return { do: 'list', shape: csv ? 'csv' : 'text' }
  if (!id || !isUuid(id)) throw new WrongCall(`--settle needs the id of a refund\n\n${usage}`)
  if (!reference || !REFERENCE.test(reference))
    throw new WrongCall(`--reference needs the bank's number: 6 to 40 letters and digits\n\n${usage}`)
  return { do: 'settle', id, reference, operator: readOperator(operator, usage) }
}

const HEADINGS = [
  'id',
  'status',
  'rupees',
  'booking',
  'asked',
  'promised by',
  'name',
  'phone',
  'email',
  'payment',
  'reason',
]

const asRow = (one: RefundToSettle) => [
  one.id,
  one.status,
  one.amount,
  one.short_id,
  toIstIso(one.created_at),
  toIstIso(one.due_by),
  one.guest_name,
  one.phone,
  one.guest_email,
  one.provider_payment_id,
  one.reason,
]

const asText = (one: RefundToSettle): string =>
  [
    `${one.id}  ${formatRupees(one.amount)}, ${one.status === 'failed' ? 'failed' : 'late'}, promised by ${formatIstMoment(one.due_by)}`,
    `booking ${one.short_id}: ${one.reason}`,
    [one.guest_name, one.phone, one.guest_email].join(', '),
    `payment ${one.provider_payment_id ?? 'without a number of the gateway'}`,
  ].join('\n  ')

async function list(db: Db, shape: 'text' | 'csv'): Promise<void> {
  const refunds = await listRefundsToSettle(db, new Date())
  if (shape === 'csv') process.stdout.write(csvText([HEADINGS, ...refunds.map(asRow)]))
  else console.log(refunds.length === 0 ? 'No refund failed, and none is late.' : refunds.map(asText).join('\n\n'))
}

async function settle(db: Db, refund: Settling): Promise<void> {
  const outcome = await settleRefund(db, refund, new Date())
  if (outcome === 'NOT_FOUND') throw new WrongCall(`There is no refund ${refund.id}.`)
  if (outcome === 'NOT_FAILED')
    throw new WrongCall(`Refund ${refund.id} did not fail: the gateway makes it, or has made it.`)
  console.log(`Refund ${refund.id} is settled.`)
}

await runOnDatabase('refunds', () => {
  const wanted = readArguments()
  return (db) => (wanted.do === 'settle' ? settle(db, wanted) : list(db, wanted.shape))
})
