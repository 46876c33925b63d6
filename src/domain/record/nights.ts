import { addDays, isIstDate, type IstDate } from '../kernel/ist.ts'
import { canonicalJson } from './canonical-json.ts'
import type { MonthFigures } from './month-figures.ts'

/** The previous hash of the first night. */
export const NO_HASH = '0'.repeat(64)

/** The signed content: the figures of the month so far, as they were when `day` ended in India (decision 0101). */
export type Night = {
  version: 1
  /** 1, 2, 3 and so on, without gaps */
  number: number
  day: IstDate
  /** ISO 8601; later than the morning after `day` if the site was down */
  writtenAt: string
  /** the hash of the previous night */
  previous: string
  /** our public key (Ed25519) in base64url; the matching private key signed this night */
  key: string
  figures: MonthFigures
}

/**
 * A night as we publish it. `hash` is the SHA-256 of its canonical JSON in hex, and `signature` signs the same bytes,
 * in base64url.
 */
export type SignedNight = { night: Night; hash: string; signature: string }

export const nightText = (night: Night): string => canonicalJson(night)

/** The cryptographic functions, which the caller provides. */
export type Seals = {
  hashOf: (text: string) => string
  /** returns false for a malformed key or signature too */
  isSigned: (signed: { text: string; signature: string; key: string }) => boolean
}

const CHAIN_FAULTS = [
  'unreadable',
  'missing',
  'out_of_order',
  'doubled',
  'wrong_day',
  'changed',
  'not_ours',
  'unlinked',
] as const
/** `number` is the number of the faulty night. */
export type ChainFault = { kind: (typeof CHAIN_FAULTS)[number]; number: number }

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/**
 * Reads one entry of a published record. Returns undefined if it is not a night's record. Accepts any figures that were
 * signed.
 */
function readEntry(entry: unknown): SignedNight | undefined {
  if (!isRecord(entry) || !isRecord(entry['night'])) return undefined
  const { night, hash, signature } = entry
  const { number, day, previous, key } = night
  if ([hash, signature, day, previous, key].some((text) => typeof text !== 'string')) return undefined
  if (!Number.isSafeInteger(number) || !isIstDate(String(day))) return undefined
  return entry as unknown as SignedNight
}

function textOf(night: Night): string | undefined {
  try {
    return nightText(night)
  } catch {
    return undefined
  }
}

/** Returns the fault in the number of a night's record, given the records before it. */
function numberFault(nights: readonly SignedNight[], at: number, { number }: Night): ChainFault | undefined {
  const expected = at + 1
  if (number === expected) return undefined
  if (number < expected) return { kind: number > 0 ? 'doubled' : 'unreadable', number }
  const comesLater = nights.slice(at).some(({ night }) => night.number === expected)
  return { kind: comesLater ? 'out_of_order' : 'missing', number: expected }
}

/** Returns the fault in the bytes or the signature of a night's record. */
function sealFault({ night, hash, signature }: SignedNight, keys: readonly string[], seals: Seals) {
  const text = textOf(night)
  if (text === undefined || seals.hashOf(text) !== hash) return 'changed'
  if (!keys.includes(night.key)) return 'not_ours'
  return seals.isSigned({ text, signature, key: night.key }) ? undefined : 'changed'
}

/** Checks that a night's record continues the previous night's, and returns the fault if it does not. */
function linkFault({ night }: SignedNight, before: SignedNight | undefined) {
  if (before && night.day !== addDays(before.night.day, 1)) return 'wrong_day'
  return night.previous === (before?.hash ?? NO_HASH) ? undefined : 'unlinked'
}

/**
 * Checks a published record from its first night, whose previous hash must be `NO_HASH`. Returns its nights, or the
 * first fault: a night that was changed, is missing or misplaced, has a wrong number, or is not signed by one of `keys`
 * (public keys in base64url).
 */
export function verifyChain(
  entries: readonly unknown[],
  keys: readonly string[],
  seals: Seals,
): { ok: true; nights: readonly SignedNight[] } | { ok: false; fault: ChainFault } {
  const nights: SignedNight[] = []
  for (const [at, entry] of entries.entries()) {
    const night = readEntry(entry)
    if (!night) return { ok: false, fault: { kind: 'unreadable', number: at + 1 } }
    nights.push(night)
  }
  for (const [at, night] of nights.entries()) {
    const wrongNumber = numberFault(nights, at, night.night)
    if (wrongNumber) return { ok: false, fault: wrongNumber }
    const kind = sealFault(night, keys, seals) ?? linkFault(night, nights[at - 1])
    if (kind) return { ok: false, fault: { kind, number: at + 1 } }
  }
  return { ok: true, nights }
}

/** What somebody noted about a record earlier: its last night at that time. */
export type EarlierMark = { number: number; hash: string }

/**
 * Compares a verified record with what somebody noted earlier. Returns 'cut' if nights are missing at its end, and
 * 'rewritten' if the noted night has changed, for example because all nights were signed again.
 */
export function compareWithEarlier(
  nights: readonly SignedNight[],
  { number, hash }: EarlierMark,
): 'same' | 'cut' | 'rewritten' {
  const now = nights[number - 1]
  if (!now) return 'cut'
  return now.hash === hash ? 'same' : 'rewritten'
}
