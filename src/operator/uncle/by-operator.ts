import type { Command } from 'commander'
import { readOperator, WrongCall } from '../operator-command.ts'

/** A command that changes something is kept with the name of its operator. */
export const takesOperator = (command: Command): Command =>
  command.requiredOption('--operator <name>', 'your name: it is kept with what you did')

/** The operator's name, checked; a wrong one shows the command's own help. */
export const operatorOf = (command: Command): string =>
  readOperator(command.opts<{ operator: string }>().operator, command.helpInformation())

/** A mistake that the command line itself cannot see. */
export const wrongCall = (command: Command, what: string): WrongCall =>
  new WrongCall(`${what}\n\n${command.helpInformation()}`)
