import { Option, type Command } from 'commander'
import { MAX_OPERATOR_NAME, OPERATOR_ROLES, type OperatorRole } from '#domain/office/operators.ts'
import {
  addOperatorByCommand,
  endOperatorByCommand,
  forgetPasskeysByCommand,
  type CommandRefusal,
} from '#server/features/office/people-by-command.ts'
import { listOperators } from '#server/features/office/people.ts'
import type { Db } from '#server/services.ts'
import { runOnDatabase, WrongCall } from '../operator-command.ts'
import { nameOf, operatorOf, phoneOf, takesOperator } from './by-operator.ts'

const SENTENCES: Record<CommandRefusal, string> = {
  NOT_FOUND: 'Nobody with this phone works in the office.',
  OPERATOR_EXISTS: 'Somebody with this phone works in the office already.',
  LAST_ADMIN: 'This is the only admin: add another first.',
}

async function show(db: Db): Promise<void> {
  const operators = await listOperators(db)
  if (operators.length === 0) return console.log('Nobody works in the office yet.')
  for (const { name, role, phone, has_passkey } of operators)
    console.log(`${role.padEnd(8)} ${phone}  ${name}${has_passkey ? '' : ', no passkey yet'}`)
}

type NewOperator = { name: string; phone: string; role: OperatorRole }

const add = (typed: NewOperator, command: Command) =>
  runOnDatabase('operators add', () => {
    const name = nameOf(command, typed.name, MAX_OPERATOR_NAME)
    const wish = { name, phone: phoneOf(command, typed.phone), role: typed.role, grantedBy: operatorOf(command) }
    return async (db) => {
      const added = await addOperatorByCommand(db, wish, new Date())
      if (!added.ok) throw new WrongCall(SENTENCES[added.refusal])
      await show(db)
    }
  })

const end = (typedPhone: string, _options: object, command: Command) =>
  runOnDatabase('operators end', () => {
    const by = { phone: phoneOf(command, typedPhone), operator: operatorOf(command) }
    return async (db) => {
      const ended = await endOperatorByCommand(db, by, new Date())
      if (!ended.ok) throw new WrongCall(SENTENCES[ended.refusal])
      await show(db)
    }
  })

const forget = (typedPhone: string, _options: object, command: Command) =>
  runOnDatabase('operators forget-passkeys', () => {
    const by = { phone: phoneOf(command, typedPhone), operator: operatorOf(command) }
    return async (db) => {
      const forgotten = await forgetPasskeysByCommand(db, by, new Date())
      if (!forgotten.ok) throw new WrongCall(SENTENCES[forgotten.refusal])
      console.log(forgotten.value === 1 ? '1 passkey is forgotten.' : `${forgotten.value} passkeys are forgotten.`)
    }
  })

/** `npm run uncle -- operators ...`: the first admin; admins add the others in the office. */
export function addOperatorCommands(program: Command): void {
  const operators = program.command('operators').description('who works in the office')
  operators
    .command('list')
    .description('lists who works there')
    .action(() => runOnDatabase('operators list', () => show))
  takesOperator(operators.command('add'))
    .description('lets somebody work there')
    .requiredOption('--name <name>', 'as the log names them')
    .requiredOption('--phone <phone>', 'they sign in with it')
    .addOption(new Option('--role <role>', 'what they may do').choices(OPERATOR_ROLES).default('support'))
    .action(add)
  takesOperator(operators.command('end <phone>')).description('ends their work and their sessions at once').action(end)
  takesOperator(operators.command('forget-passkeys <phone>'))
    .description(
      'forgets the passkeys of a lost device and signs its owner out; they make a new one after the next OTP',
    )
    .action(forget)
}
