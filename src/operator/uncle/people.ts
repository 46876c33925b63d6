import { open } from 'node:fs/promises'
import type { Command } from 'commander'
import { ERRORS } from '#contract/errors.ts'
import * as calls from '#contract/office-guests.ts'
import type { Rights } from '#contract/rights.ts'
import { formatIstMoment } from '#domain/kernel/ist.ts'
import { findEverything, guestOfPhone } from '#server/features/office/find.ts'
import {
  blockGuest,
  proposePhone,
  unblockGuest,
  type GuestRequest,
} from '#server/features/office/guests/guest-actions.ts'
import { eraseGuest, exportGuest, forgetPasskeysOfGuest } from '#server/features/office/guests/guest-data.ts'
import type { Services } from '#server/services.ts'
import { CommandRefused } from '../operator-command.ts'
import {
  withOperatorPhoneOption,
  operatorClaimOf,
  operatorAs,
  withReasonOption,
  type OperatorClaim,
} from './as-operator.ts'
import { passkeysForgotten, phoneOf } from './by-operator.ts'
import { paragraphs, withAction, withServiceAction } from './command.ts'

type Typed = OperatorClaim & { guest: string }

const typedOf = (command: Command, guest: string): Typed => ({
  ...operatorClaimOf(command),
  guest: phoneOf(command, guest),
})

/** Builds a request about a guest in the form of the office's own calls. */
async function askOf(
  { db }: Services,
  { guest, phone, reason }: Typed,
  call: { rights: Rights },
): Promise<GuestRequest> {
  const session = await operatorAs(db, phone, call)
  const found = await guestOfPhone(db, guest)
  if (found === undefined) throw new CommandRefused('Nobody has an account with this phone.')
  return { session, userId: found, reason }
}

const verb = (people: Command, words: string, description: string): Command =>
  withReasonOption(withOperatorPhoneOption(people.command(words).description(description)))

/** Writes a file that only its owner can read. Never overwrites an existing file, which may belong to somebody else. */
async function writeNew(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o600).catch((error: unknown) => {
    throw new CommandRefused(`${path} cannot be written: ${error instanceof Error ? error.message : String(error)}`)
  })
  try {
    await file.writeFile(text)
  } finally {
    await file.close()
  }
}

function addFind(people: Command): void {
  withAction(
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

function addBlock(people: Command): void {
  const acts = [
    [
      'block',
      'ends a guest’s sessions and lets them sign in no more; their bookings stay',
      calls.blockGuest,
      blockGuest,
    ],
    ['unblock', 'lets a blocked guest sign in again', calls.unblockGuest, unblockGuest],
  ] as const
  for (const [name, description, call, act] of acts)
    withServiceAction(verb(people, `${name} <phone>`, description), (guest: string, _: object, command: Command) => {
      const typed = typedOf(command, guest)
      return async (services) => {
        const isDone = await act(services, await askOf(services, typed, call))
        return { text: isDone ? 'Done.' : 'It was so before.', json: { act: name, changed: isDone } }
      }
    })
}

function addCorrectPhone(people: Command): void {
  const correcting = verb(
    people,
    'correct-phone <phone> <new>',
    'after proof, proposes another phone; another admin confirms it in the office',
  )
  withServiceAction(correcting, (guest: string, right: string, _: object, command: Command) => {
    const typed = typedOf(command, guest)
    const phone = phoneOf(command, right)
    return async (services) => {
      const ask = await askOf(services, typed, calls.correctGuestPhone)
      const proposed = await proposePhone(services, { ...ask, phone })
      if (!proposed.ok) throw new CommandRefused(ERRORS[proposed.refusal].message)
      return { text: 'It waits for another admin, at /office/proposals.', json: { proposal: proposed.value } }
    }
  })
}

function addExport(people: Command): void {
  const copying = verb(people, 'export <phone>', 'writes a copy of everything we hold about a guest who asked for it')
  copying.requiredOption('--to <file>', 'a new file, readable by you only')
  withServiceAction(copying, (guest: string, { to }: { to: string }, command: Command) => {
    const typed = typedOf(command, guest)
    return async (services) => {
      const copy = await exportGuest(services, await askOf(services, typed, calls.exportGuestData))
      await writeNew(to, JSON.stringify(copy, null, 2))
      return { text: `${to} has the copy.`, json: { file: to, subjects: Object.keys(copy.data).length } }
    }
  })
}

function addErase(people: Command): void {
  const erasing = verb(people, 'erase <phone>', 'erases a guest who asked for it, as their own page does')
  withServiceAction(erasing, (guest: string, _: object, command: Command) => {
    const typed = typedOf(command, guest)
    return async (services) => {
      const erased = await eraseGuest(services, await askOf(services, typed, calls.eraseGuest))
      if (!erased.ok) throw new CommandRefused(ERRORS[erased.refusal].message)
      return { text: 'The account is erased.', json: { erased: true } }
    }
  })
}

function addForget(people: Command): void {
  const forgetting = verb(
    people,
    'forget-passkeys <phone>',
    'forgets a guest’s passkeys when every device is lost, and signs them out; know who rings first',
  )
  withServiceAction(forgetting, (guest: string, _: object, command: Command) => {
    const typed = typedOf(command, guest)
    return async (services) => {
      const forgotten = await forgetPasskeysOfGuest(services, await askOf(services, typed, calls.forgetGuestPasskeys))
      if (!forgotten.ok) throw new CommandRefused(ERRORS[forgotten.refusal].message)
      return passkeysForgotten(forgotten.value)
    }
  })
}

/** Adds `npm run uncle -- people ...`, which does what the office can do about guests. */
export function addPeopleCommands(program: Command): void {
  const people = program
    .command('people')
    .description('guests: find, block, another phone, copy of their data, erasing, lost passkeys')
  addFind(people)
  addBlock(people)
  addCorrectPhone(people)
  addExport(people)
  addErase(people)
  addForget(people)
}
