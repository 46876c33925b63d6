import type { Command } from 'commander'
import { readPhone } from '#domain/accounts/phone.ts'
import { readOperator, UsageError } from '../operator-command.ts'
import type { CommandOutput } from './command.ts'

/** Adds the option that stores the operator's name with the change. */
export const withOperatorOption = (command: Command): Command =>
  command.requiredOption('--operator <name>', 'your name: it is kept with what you did')

/** Returns the validated name of the operator. If the name is invalid, shows the command's own help. */
export const operatorOf = (command: Command): string =>
  readOperator(command.opts<{ operator: string }>().operator, command.helpInformation())

/** Builds the error for a mistake that the command-line parser cannot detect. */
export const wrongCall = (command: Command, what: string): UsageError =>
  new UsageError(`${what}\n\n${command.helpInformation()}`)

/** Reads a typed Indian mobile number in its stored form. */
export function phoneOf(command: Command, typed: string): string {
  const phone = readPhone(typed)
  if (phone === undefined) throw wrongCall(command, `${typed} is no Indian mobile number`)
  return phone
}

const CODE = /^[A-Z0-9]{8}$/

/** Reads a booking's code as guests and hotels type it. */
export function codeOf(command: Command, typed: string): string {
  const code = typed.trim().toUpperCase()
  if (!CODE.test(code)) throw wrongCall(command, `${typed} is no booking code: eight letters and digits`)
  return code
}

/** Reads a typed name of at most this many characters. */
export function nameOf(command: Command, typed: string, most: number): string {
  const name = typed.trim()
  if (!name || name.length > most) throw wrongCall(command, `a name has 1 to ${most} characters`)
  return name
}

export const passkeysForgotten = (count: number): CommandOutput => ({
  text: count === 1 ? '1 passkey is forgotten.' : `${count} passkeys are forgotten.`,
  json: { forgotten: count },
})
