import { readFileSync, writeFileSync } from 'node:fs'
import { daysBetween, type IstDate } from '#domain/kernel/ist.ts'
import {
  compareWithEarlier,
  verifyChain,
  type ChainFault,
  type EarlierMark,
  type SignedNight,
} from '#domain/record/nights.ts'
import { RECORD_FILE } from '#domain/record/record-file.ts'
import { isSignedText, sha256Hex } from '#server/ed25519.ts'
import { CommandRefused, UsageError } from '../operator-command.ts'

const ANSWER_MILLISECONDS = 60_000
/**
 * The maximum age of the newest night. A night is written on the morning after its day, and an outage may delay that.
 */
const LATEST_DAYS = 3

/** What somebody keeps about a record that they have checked: its site, and its last night at that time. */
type KeptMark = EarlierMark & { origin: string }

const FAULTS: Record<ChainFault['kind'], string> = {
  unreadable: 'is not readable as a night',
  missing: 'is missing',
  out_of_order: 'stands at another place',
  doubled: 'is there twice',
  wrong_day: 'is not of the day after the night before it',
  changed: 'was changed after it was signed',
  not_ours: 'is signed by a key that the site does not publish',
  unlinked: 'does not hold the hash of the night before it: one of the two was written again',
}

type PublishedRecord = { keys: string[]; nights: unknown[] }

const isPublishedRecord = (read: unknown): read is PublishedRecord =>
  typeof read === 'object' &&
  read !== null &&
  'keys' in read &&
  'nights' in read &&
  Array.isArray(read.keys) &&
  Array.isArray(read.nights)

/** Fetches a site's record from this address. The address of any of the site's pages is enough. */
async function fetchRecord(origin: string): Promise<PublishedRecord> {
  const url = new URL(RECORD_FILE, origin)
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MILLISECONDS) })
    const read: unknown = answer.ok ? await answer.json() : undefined
    if (isPublishedRecord(read)) return read
    throw new CommandRefused(`${url.href} is no record (${answer.status}).`)
  } catch (error) {
    if (error instanceof CommandRefused) throw error
    throw new CommandRefused(`${url.href} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function readMark(file: string, origin: string): KeptMark | undefined {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
  try {
    const mark = JSON.parse(text) as KeptMark
    if (mark.origin === origin && Number.isSafeInteger(mark.number) && typeof mark.hash === 'string') return mark
  } catch {
    // If this is not JSON, the sentence below says what the file should be.
  }
  throw new UsageError(`${file} holds no earlier mark of ${origin}.`)
}

/** Compares the record with the earlier mark, because signing a chain again cannot change the mark. */
function compare(nights: readonly SignedNight[], mark: KeptMark): void {
  const found = compareWithEarlier(nights, mark)
  if (found === 'cut')
    throw new CommandRefused(`Night ${nights.length + 1} is missing: the record had ${mark.number} nights before.`)
  if (found === 'rewritten')
    throw new CommandRefused(`Night ${mark.number} is another than before: the record was written and signed again.`)
}

/** Returns which key signed the nights, and from which night on. */
function keysOf(nights: readonly SignedNight[]): { key: string; from: number }[] {
  const changes = nights.filter(({ night }, at) => nights[at - 1]?.night.key !== night.key)
  return changes.map(({ night }) => ({ key: night.key, from: night.number }))
}

const textOf = (nights: readonly SignedNight[], mark: KeptMark | undefined): string => {
  const [first, last] = [nights[0], nights.at(-1)]
  if (!first || !last) return 'No night yet.'
  return [
    `${nights.length} ${nights.length === 1 ? 'night' : 'nights'}, unbroken: ${first.night.day} to ${last.night.day}.`,
    `Last hash (SHA-256): ${last.hash}`,
    ...keysOf(nights).map(({ key, from }) => `Key (Ed25519) from night ${from} on: ${key}`),
    ...(mark ? [`The same as at night ${mark.number}, which you noted.`] : []),
  ].join('\n')
}

/**
 * Checks the published record of a site. Throws a CommandRefused that names the first wrong night. `since` is a file
 * with the last night of an earlier check. The file is compared with the record and then updated.
 */
export async function verifyRecord(origin: string, since: string | undefined, today: IstDate) {
  const mark = since === undefined ? undefined : readMark(since, origin)
  const { keys, nights: entries } = await fetchRecord(origin)
  const checked = verifyChain(entries, keys, { hashOf: sha256Hex, isSigned: isSignedText })
  if (!checked.ok) throw new CommandRefused(`Night ${checked.fault.number} ${FAULTS[checked.fault.kind]}.`)
  const { nights } = checked
  if (mark) compare(nights, mark)
  const last = nights.at(-1)
  if (last && daysBetween(last.night.day, today) > LATEST_DAYS)
    throw new CommandRefused(`Night ${last.night.number + 1} is missing: the last one is of ${last.night.day}.`)
  if (since !== undefined && last)
    writeFileSync(since, `${JSON.stringify({ origin, number: last.night.number, hash: last.hash })}\n`)
  const json = { nights: nights.length, last: last?.night.day ?? null, hash: last?.hash ?? null, keys: keysOf(nights) }
  return { text: textOf(nights, mark), json }
}
