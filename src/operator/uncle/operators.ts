import { Option, type Command } from 'commander'
import { MAX_OPERATOR_NAME, OPERATOR_ROLES, type OperatorRole } from '#domain/office/operators.ts'
import {
  addOperatorByCommand,
  endOperatorByCommand,
  forgetPasskeysByCommand,
  type CommandRefusal,
} from '#server/features/office/people/people-by-command.ts'
import { listOperators } from '#server/features/office/people/people.ts'
import type { Db } from '#server/services.ts'
import { CommandRefused } from '../operator-command.ts'
import { nameOf, operatorOf, passkeysForgotten, phoneOf, withOperatorOption } from './by-operator.ts'
import { withAction, type CommandOutput } from './command.ts'

const SENTENCES: Record<CommandRefusal, string> = {
  NOT_FOUND: 'Nobody with this phone works in the office.',
  OPERATOR_EXISTS: 'Somebody with this phone works in the office already.',
  LAST_ADMIN: 'This is the only admin: add another first.',
}

async function show(db: Db): Promise<CommandOutput> {
  const operators = await listOperators(db, new Date())
  const lines = operators.map(
    ({ name, role, phone, has_passkey }) =>
      `${role.padEnd(8)} ${phone}  ${name}${has_passkey ? '' : ', no passkey yet'}`,
  )
  return { text: lines.length === 0 ? 'Nobody works in the office yet.' : lines.join('\n'), json: operators }
}

type NewOperator = { name: string; phone: string; role: OperatorRole }

const add = (typed: NewOperator, command: Command) => {
  const name = nameOf(command, typed.name, MAX_OPERATOR_NAME)
  const wish = { name, phone: phoneOf(command, typed.phone), role: typed.role, grantedBy: operatorOf(command) }
  return async (db: Db) => {
    const added = await addOperatorByCommand(db, wish, new Date())
    if (!added.ok) throw new CommandRefused(SENTENCES[added.refusal])
    return show(db)
  }
}

const end = (typedPhone: string, _options: object, command: Command) => {
  const by = { phone: phoneOf(command, typedPhone), operator: operatorOf(command) }
  return async (db: Db) => {
    const ended = await endOperatorByCommand(db, by, new Date())
    if (!ended.ok) throw new CommandRefused(SENTENCES[ended.refusal])
    return show(db)
  }
}

const forget = (typedPhone: string, _options: object, command: Command) => {
  const by = { phone: phoneOf(command, typedPhone), operator: operatorOf(command) }
  return async (db: Db) => {
    const forgotten = await forgetPasskeysByCommand(db, by, new Date())
    if (!forgotten.ok) throw new CommandRefused(SENTENCES[forgotten.refusal])
    return passkeysForgotten(forgotten.value)
  }
}

/** Adds `npm run uncle -- operators ...` for the first admin. Admins add further operators in the office. */
export function addOperatorCommands(program: Command): void {
  const operators = program.command('operators').description('who works in the office')
  withAction(operators.command('list').description('lists who works there'), () => show)
  const adding = operators
    .command('add')
    .description('lets somebody work there')
    .requiredOption('--name <name>', 'as the log names them')
    .requiredOption('--phone <phone>', 'they sign in with it')
    .addOption(new Option('--role <role>', 'what they may do').choices(OPERATOR_ROLES).default('support'))
  withAction(withOperatorOption(adding), add)
  withAction(
    withOperatorOption(operators.command('end <phone>').description('ends their work and their sessions at once')),
    end,
  )
  const forgetting = operators
    .command('forget-passkeys <phone>')
    .description(
      'forgets the passkeys of a lost device and signs its owner out; they make a new one after the next OTP',
    )
  withAction(withOperatorOption(forgetting), forget)
}
