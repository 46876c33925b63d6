import { open } from 'node:fs/promises'
import type { Command } from 'commander'
import { formatIstMoment } from '#domain/kernel/ist.ts'
import { MAX_REASON, MIN_REASON } from '#domain/office/operators.ts'
import { findEverything } from '#server/features/office/find.ts'
import {
  eraseByCommand,
  exportByCommand,
  forgetPasskeysOfGuest,
  type GuestByCommand,
} from '#server/features/my-data/guests-by-command.ts'
import { NotDone } from '../operator-command.ts'
import { operatorOf, passkeysForgotten, phoneOf, takesOperator, wrongCall } from './by-operator.ts'
import { paragraphs, says, saysByServices } from './says.ts'

const SENTENCES = {
  NOT_FOUND: 'Nobody has an account with this phone.',
  ERASE_BOOKING_AHEAD: 'There is a booking ahead: cancel it first.',
  ERASE_MONEY_ON_ITS_WAY: 'Money is on its way: wait until it has arrived.',
}

/** The reason, as the log of the office asks for it. */
export function reasonFor(command: Command): string {
  const reason = command.opts<{ reason: string }>().reason.trim()
  if (reason.length < MIN_REASON || reason.length > MAX_REASON)
    throw wrongCall(command, `--reason needs ${MIN_REASON} to ${MAX_REASON} characters`)
  return reason
}

/** A verb about somebody's data: the log keeps who asked and why. */
const takesReason = (command: Command): Command =>
  takesOperator(command).requiredOption('--reason <why>', 'why, in words that name nobody: the log is never erased')

const asked = (command: Command, typedPhone: string): GuestByCommand => ({
  phone: phoneOf(command, typedPhone),
  operator: operatorOf(command),
  reason: reasonFor(command),
})

/** For its owner only. A file that is there already is somebody's: it is not written over. */
async function writeNew(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o600).catch((error: unknown) => {
    throw new NotDone(`${path} cannot be written: ${error instanceof Error ? error.message : String(error)}`)
  })
  try {
    await file.writeFile(text)
  } finally {
    await file.close()
  }
}

function addFind(people: Command): void {
  says(
    people.command('find <text>').description('finds accounts by phone or name; phones are hidden'),
    (text: string) => async (db) => {
      const { people: found } = await findEverything(db, text, new Date())
      const lines = found.map(
        ({ name, phone, city, since, bookings }) =>
          `${name ?? 'no name'}, ${phone}${city ? `, ${city}` : ''}\n  since ${formatIstMoment(new Date(since))}, ${bookings} bookings`,
      )
      return { text: paragraphs(lines, 'Nobody.'), json: found }
    },
  )
}

function addExport(people: Command): void {
  const copy = people
    .command('export <phone>')
    .description('writes a copy of everything we hold about a guest who asked for it')
    .requiredOption('--to <file>', 'a new file, readable by you only')
  saysByServices(takesReason(copy), (phone: string, { to }: { to: string }, command: Command) => {
    const wish = asked(command, phone)
    return async (services) => {
      const found = await exportByCommand(services, wish)
      if (!found) throw new NotDone(SENTENCES.NOT_FOUND)
      await writeNew(to, JSON.stringify(found, null, 2))
      return { text: `${to} has the copy.`, json: { file: to, subjects: Object.keys(found.data).length } }
    }
  })
}

function addErase(people: Command): void {
  const erasing = people.command('erase <phone>').description('erases a guest who asked for it, as the page does')
  saysByServices(takesReason(erasing), (phone: string, _options: object, command: Command) => {
    const wish = asked(command, phone)
    return async (services) => {
      const erased = await eraseByCommand(services, wish)
      if (!erased.ok) throw new NotDone(SENTENCES[erased.refusal])
      return { text: 'The account is erased.', json: { erased: true } }
    }
  })
}

function addForget(people: Command): void {
  const forgetting = people
    .command('forget-passkeys <phone>')
    .description('forgets a guest’s passkeys when every device is lost, and signs them out; know who rings first')
  saysByServices(takesReason(forgetting), (phone: string, _options: object, command: Command) => {
    const wish = asked(command, phone)
    return async (services) => {
      const forgotten = await forgetPasskeysOfGuest(services, wish)
      if (!forgotten.ok) throw new NotDone(SENTENCES[forgotten.refusal])
      return passkeysForgotten(forgotten.value)
    }
  })
}

/** `npm run uncle -- people ...`: guests who ask us for what `/my-data` gives. */
export function addPeopleCommands(program: Command): void {
  const people = program.command('people').description('guests: find, copy of their data, erasing, lost passkeys')
  addFind(people)
  addExport(people)
  addErase(people)
  addForget(people)
}
