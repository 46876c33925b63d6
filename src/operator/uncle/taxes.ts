import { randomUUID } from 'node:crypto'
import { InvalidArgumentError, Option, type Command } from 'commander'
import { ERRORS } from '#contract/errors.ts'
import { MAX_PAISE } from '#contract/office-parts.ts'
import { recordTaxPaid } from '#contract/office-taxes.ts'
import { paiseOfText } from '#domain/kernel/money-text.ts'
import type { Paise } from '#domain/kernel/paise.ts'
import type { Month } from '#domain/ledger/month.ts'
import { formatPaise } from '#domain/ledger/paise-words.ts'
import { HELD_TAXES, type HeldTax } from '#domain/ledger/tax-payments.ts'
import { ACCOUNT_WORDS } from '#domain/ledger/words.ts'
import { rupeesText } from '#domain/ledger/statement.ts'
import { recordTaxPayment } from '#server/features/ledger/tax-payments.ts'
import { logAction } from '#server/features/office/books/log-action.ts'
import { isTaxFault, presentTaxes, TAX_FAULTS } from '#server/features/office/books/present-taxes.ts'
import type { Db, Services } from '#server/services.ts'
import { CommandRefused } from '../operator-command.ts'
import { operatorAs, operatorClaimOf, withOperatorPhoneOption, withReasonOption } from './as-operator.ts'
import { wrongCall } from './by-operator.ts'
import { withAction, withCsv, withServiceAction, type CommandOutput } from './command.ts'
import { monthArgument } from './statements.ts'
import { printed } from './table-text.ts'

const DUE_HEADINGS = ['pay by', 'tax', 'name', 'month', 'collected', 'paid', 'to be paid']

/** Lists the months whose tax is not fully paid, by due day. */
const due =
  () =>
  async (db: Db): Promise<CommandOutput> => {
    const { months } = await presentTaxes(db)
    const open = months
      .filter(({ collected, paid }) => collected > paid)
      .toSorted((one, other) => one.due.localeCompare(other.due))
    const rows = open.map((one) => [
      one.due,
      one.tax,
      one.name,
      one.month,
      ...[one.collected, one.paid, one.collected - one.paid].map(rupeesText),
    ])
    const output = printed([DUE_HEADINGS, ...rows], open)
    return open.length === 0 ? { ...output, text: 'No tax is to be paid.' } : output
  }

/** Parses an amount in rupees, with or without paise. */
function amountArgument(typed: string): Paise {
  const paise = paiseOfText(typed)
  if (!paise || paise > MAX_PAISE) throw new InvalidArgumentError('Give rupees, such as 1234.50.')
  return paise
}

type PaidOptions = { tax: HeldTax; amount: Paise; challan: string; on: string }

const paid = (month: Month, { tax, amount, challan, on }: PaidOptions, command: Command) => {
  const { phone, reason } = operatorClaimOf(command)
  return async (services: Services): Promise<CommandOutput> => {
    const operator = await operatorAs(services.db, phone, recordTaxPaid)
    const log = logAction(services, operator, { act: 'tax_paid', reason })
    const payment = { tax, month, paise: amount, challan, paidOn: on }
    const by = { id: randomUUID(), operatorId: operator.operatorId, reason }
    const recorded = await recordTaxPayment(services, { ...payment, ...by }, log)
    if (recorded.ok)
      return { text: `Noted: ${formatPaise(amount)} of ${ACCOUNT_WORDS[tax].name} for ${month}.`, json: payment }
    const { refusal } = recorded
    if (isTaxFault(refusal)) throw wrongCall(command, TAX_FAULTS[refusal].message)
    if (refusal === 'AMOUNT_TOO_LARGE') throw new CommandRefused(`We hold less ${ACCOUNT_WORDS[tax].name} than this.`)
    throw new CommandRefused(ERRORS[refusal].message)
  }
}

/** Adds `npm run uncle -- taxes ...`. */
export function addTaxCommands(program: Command): void {
  const taxes = program.command('taxes').description('taxes that we hold for the state')
  const listedDue = taxes.command('due').description('lists the taxes that we hold for the state and have not paid')
  withAction(withCsv(listedDue), due)
  const paying = taxes
    .command('paid')
    .argument('<month>', 'such as 2026-11', monthArgument)
    .description('records that tax was paid to the state, once for its challan; the office takes a wrong entry back')
    .addOption(new Option('--tax <tax>', 'which one').choices(HELD_TAXES).makeOptionMandatory())
    .addOption(new Option('--amount <rupees>', 'what was paid').argParser(amountArgument).makeOptionMandatory())
    .requiredOption('--challan <number>', 'the CPIN, CIN or number of the challan')
    .requiredOption('--on <day>', 'the day on which it was paid, such as 2026-12-07')
  withServiceAction(withReasonOption(withOperatorPhoneOption(paying)), paid)
}
