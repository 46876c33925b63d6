import { Option, type Command } from 'commander'
import { MAX_STAFF, MAX_STAFF_NAME, STAFF_ROLES, type StaffRole } from '#domain/desk/staff.ts'
import type { Colleague } from '#contract/desk-staff.ts'
import {
  addStaffByOffice,
  endStaffByOffice,
  forgetPasskeysByOffice,
  staffOf,
  type OfficeRefusal,
} from '#server/features/desk/office-staff.ts'
import type { Db } from '#server/services.ts'
import { runOnDatabase, WrongCall } from '../operator-command.ts'
import { nameOf, operatorOf, phoneOf, takesOperator } from './by-operator.ts'

const SENTENCES: Record<OfficeRefusal, string> = {
  NOT_FOUND: 'There is no such hotel.',
  NO_SUCH_STAFF: 'Nobody with this phone works there.',
  STAFF_EXISTS: 'Somebody with this phone works there already.',
  STAFF_FULL: `A hotel has ${MAX_STAFF} people at its desk at most.`,
  LAST_MANAGER: 'This is the last manager of the hotel: add another first.',
}

const lineOf = ({ name, role, phone }: Colleague) => `${role.padEnd(8)} ${phone}  ${name}`

async function show(db: Db, slug: string): Promise<void> {
  const found = await staffOf(db, slug, new Date())
  if (!found) throw new WrongCall(SENTENCES.NOT_FOUND)
  console.log(`${found.hotel}: ${found.staff.length === 0 ? 'nobody works at its desk yet' : 'who works at its desk'}`)
  for (const colleague of found.staff) console.log(lineOf(colleague))
}

type NewStaff = { name: string; phone: string; role: StaffRole }

const add = (slug: string, typed: NewStaff, command: Command) =>
  runOnDatabase('hotels staff add', () => {
    const staff = {
      name: nameOf(command, typed.name, MAX_STAFF_NAME),
      phone: phoneOf(command, typed.phone),
      role: typed.role,
    }
    const operator = operatorOf(command)
    return async (db) => {
      const added = await addStaffByOffice(db, { slug, operator, ...staff }, new Date())
      if (!added.ok) throw new WrongCall(SENTENCES[added.refusal])
      await show(db, slug)
    }
  })

const end = (slug: string, typedPhone: string, _options: object, command: Command) =>
  runOnDatabase('hotels staff end', () => {
    const phone = phoneOf(command, typedPhone)
    const operator = operatorOf(command)
    return async (db) => {
      const ended = await endStaffByOffice(db, { slug, phone, operator }, new Date())
      if (!ended.ok) throw new WrongCall(SENTENCES[ended.refusal])
      await show(db, slug)
    }
  })

const forgetPasskeys = (typedPhone: string, _options: object, command: Command) =>
  runOnDatabase('hotels staff forget-passkeys', () => {
    const phone = phoneOf(command, typedPhone)
    const operator = operatorOf(command)
    return async (db) => {
      const forgotten = await forgetPasskeysByOffice(db, { phone, operator }, new Date())
      console.log(forgotten === 1 ? '1 passkey is forgotten.' : `${forgotten} passkeys are forgotten.`)
    }
  })

/** `npm run uncle -- hotels staff ...`: the first staff of a hotel; its managers add the others at the desk. */
export function addStaffCommands(hotels: Command): void {
  const staff = hotels.command('staff').description('who works at a hotel’s desk')
  staff
    .command('list <slug>')
    .description('lists who works there')
    .action((slug: string) => runOnDatabase('hotels staff list', () => (db) => show(db, slug)))
  takesOperator(staff.command('add <slug>'))
    .description('lets somebody work there')
    .requiredOption('--name <name>', 'as guests and colleagues may read it')
    .requiredOption('--phone <phone>', 'they sign in with it')
    .addOption(new Option('--role <role>', 'what they may do').choices(STAFF_ROLES).default('desk'))
    .action(add)
  takesOperator(staff.command('end <slug> <phone>'))
    .description('ends their work and their sessions at once')
    .action(end)
  takesOperator(staff.command('forget-passkeys <phone>'))
    .description('forgets the passkeys of a lost phone and signs its owner out; they make a new one after the next OTP')
    .action(forgetPasskeys)
}
