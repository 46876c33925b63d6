import { InvalidArgumentError, Option, type Command } from 'commander'
import { ERRORS } from '#contract/errors.ts'
import { RIGHTS, type Rights } from '#contract/rights.ts'
import { isReason, MAX_REASON, MIN_REASON } from '#domain/office/operators.ts'
import { actingOperator, BY_COMMAND } from '#server/features/office/bookings/bookings-by-command.ts'
import type { ActingOperator } from '#server/features/office/write-log.ts'
import type { Db } from '#server/services.ts'
import { CommandRefused } from '../operator-command.ts'
import { phoneOf, wrongCall } from './by-operator.ts'

/** Refuses a blank phone number with a separate error, because the usual error quotes the number. */
function filledArgument(typed: string): string {
  if (typed.trim() === '') throw new InvalidArgumentError('It is blank.')
  return typed
}

/**
 * Adds the option that names the acting operator. That operator's role and limits apply, and the office's log records
 * the name. A shell that sets `UNCLE_AS` need not repeat it.
 */
export const withOperatorPhoneOption = (command: Command): Command =>
  command.addOption(
    new Option('--as <phone>', 'your phone, with which you work in the office')
      .env('UNCLE_AS')
      .argParser(filledArgument)
      .makeOptionMandatory(),
  )

/** Adds the option for the reason in the office's log. */
export const withReasonOption = (command: Command): Command =>
  command.requiredOption('--reason <why>', 'why, in words that name nobody: the log never changes')

const MAX_TYPED_REASON = MAX_REASON - BY_COMMAND.length

/** Reads a reason under the office's rules. The log adds that the reason came from a command. */
export function reasonOf(command: Command, typed: string | undefined): string {
  const reason = typed?.trim() ?? ''
  if (!isReason(reason) || reason.length > MAX_TYPED_REASON)
    throw wrongCall(command, `--reason needs ${MIN_REASON} to ${MAX_TYPED_REASON} characters`)
  return `${BY_COMMAND}${reason}`
}

export type OperatorClaim = { phone: string; reason: string }

/** Reads who runs the command and why, as `withOperatorPhoneOption` and `withReasonOption` define. */
export function operatorClaimOf(command: Command): OperatorClaim {
  const { as, reason } = command.opts<{ as: string; reason: string }>()
  return { phone: phoneOf(command, as), reason: reasonOf(command, reason) }
}

/**
 * Finds the operator with the phone in whose name a command acts. The operator's role must be allowed to make the same
 * call in the office.
 */
export async function operatorAs(
  db: Db,
  phone: string,
  call: { rights: Rights } = { rights: 'office' },
): Promise<ActingOperator> {
  const operator = await actingOperator(db, phone)
  if (!operator) throw new CommandRefused(`Nobody with the phone ${phone} works in the office.`)
  const permission = RIGHTS[call.rights][operator.role]
  if (permission !== 'allowed') throw new CommandRefused(ERRORS[permission].message)
  return operator
}
