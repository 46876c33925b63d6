import { Option, type Command } from 'commander'
import { MAX_STAFF, MAX_STAFF_NAME, STAFF_ROLES, type StaffRole } from '#domain/desk/staff.ts'
import type { Colleague } from '#contract/desk-staff.ts'
import {
  addStaffByOffice,
  endStaffByOffice,
  forgetPasskeysByOffice,
  staffOf,
  type OfficeRefusal,
} from '#server/features/desk/staff/office-staff.ts'
import type { Db, Services } from '#server/services.ts'
import { CommandRefused } from '../operator-command.ts'
import { nameOf, operatorOf, passkeysForgotten, phoneOf, withOperatorOption } from './by-operator.ts'
import { withAction, withServiceAction, type CommandOutput } from './command.ts'

const SENTENCES: Record<OfficeRefusal, string> = {
  NOT_FOUND: 'There is no such hotel.',
  NO_SUCH_STAFF: 'Nobody with this phone works there.',
  STAFF_EXISTS: 'Somebody with this phone works there already.',
  STAFF_FULL: `A hotel has ${MAX_STAFF} people at its desk at most.`,
  LAST_MANAGER: 'This is the last manager of the hotel: add another first.',
}

const lineOf = ({ name, role, phone, is_accepted }: Colleague) =>
  `${role.padEnd(8)} ${phone ?? 'no phone     '}  ${name}${is_accepted ? '' : ', invited'}`

async function show(db: Db, slug: string): Promise<CommandOutput> {
  const found = await staffOf(db, slug, new Date())
  if (!found) throw new CommandRefused(SENTENCES.NOT_FOUND)
  const head = `${found.hotel}: ${found.staff.length === 0 ? 'nobody works at its desk yet' : 'who works at its desk'}`
  return { text: [head, ...found.staff.map(lineOf)].join('\n'), json: found }
}

type NewStaff = { name: string; phone: string; role: StaffRole }

const add = (slug: string, typed: NewStaff, command: Command) => {
  const staff = {
    name: nameOf(command, typed.name, MAX_STAFF_NAME),
    phone: phoneOf(command, typed.phone),
    role: typed.role,
  }
  const operator = operatorOf(command)
  return async (services: Services) => {
    const added = await addStaffByOffice(services, { slug, operator, ...staff })
    if (!added.ok) throw new CommandRefused(SENTENCES[added.refusal])
    return show(services.db, slug)
  }
}

const end = (slug: string, typedPhone: string, _options: object, command: Command) => {
  const by = { slug, phone: phoneOf(command, typedPhone), operator: operatorOf(command) }
  return async (db: Db) => {
    const ended = await endStaffByOffice(db, by, new Date())
    if (!ended.ok) throw new CommandRefused(SENTENCES[ended.refusal])
    return show(db, slug)
  }
}

const forgetPasskeys = (typedPhone: string, _options: object, command: Command) => {
  const by = { phone: phoneOf(command, typedPhone), operator: operatorOf(command) }
  return async (db: Db) => passkeysForgotten(await forgetPasskeysByOffice(db, by, new Date()))
}

/**
 * Adds `npm run uncle -- hotels staff ...` for the first staff of a hotel. The hotel's managers add further staff at
 * the desk.
 */
export function addStaffCommands(hotels: Command): void {
  const staff = hotels.command('staff').description('who works at a hotel’s desk')
  withAction(
    staff.command('list <slug>').description('lists who works there'),
    (slug: string) => (db) => show(db, slug),
  )
  const adding = staff
    .command('add <slug>')
    .description('invites somebody to work there: they accept at the desk by OTP')
    .requiredOption('--name <name>', 'as guests and colleagues may read it')
    .requiredOption('--phone <phone>', 'they sign in with it')
    .addOption(new Option('--role <role>', 'what they may do').choices(STAFF_ROLES).default('desk'))
  withServiceAction(withOperatorOption(adding), add)
  withAction(
    withOperatorOption(staff.command('end <slug> <phone>').description('ends their work and their sessions at once')),
    end,
  )
  const forgetting = staff
    .command('forget-passkeys <phone>')
    .description('forgets the passkeys of a lost phone and signs its owner out; they make a new one after the next OTP')
  withAction(withOperatorOption(forgetting), forgetPasskeys)
}
