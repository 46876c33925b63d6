import { addMinutes } from '../kernel/ist.ts'
import type { Rupees } from '../kernel/money.ts'
import { accept, refuse, type Result } from '../kernel/result.ts'

/** What a hotel sells or charges beside the room. It is the hotel's own money (decision 0079). */
export const EXTRA_KINDS = ['food', 'water', 'damage', 'other'] as const
export type ExtraKind = (typeof EXTRA_KINDS)[number]

export const MAX_EXTRA_WORDS = 60
export const MAX_EXTRA_QUANTITY = 99
export const MAX_EXTRA_LINE: Rupees = 20_000
export const MAX_EXTRAS: Rupees = 50_000
/** How long after they left the desk may still add something. */
const AFTER_LEAVING_MINUTES = 120

/** A line of the bill; `price` is of one, tax included. */
export type Extra = { kind: ExtraKind; words: string | null; quantity: number; price: Rupees }

export const amountOfExtra = ({ quantity, price }: Pick<Extra, 'quantity' | 'price'>): Rupees => quantity * price

/** Food and water say enough by themselves; anything else says what it was. */
export const needsWords = (kind: ExtraKind): boolean => kind === 'damage' || kind === 'other'

export type ExtraRefusal = 'NO_WORDS' | 'LINE_TOO_DEAR' | 'TOO_MANY_EXTRAS'

/** Checks a line against what the stay already has, counter-entries taken off. Constraints and a trigger hold the same limits. */
export function checkExtra(extra: Extra, already: Rupees): Result<Extra, ExtraRefusal> {
  if (needsWords(extra.kind) && extra.words === null) return refuse('NO_WORDS')
  if (amountOfExtra(extra) > MAX_EXTRA_LINE) return refuse('LINE_TOO_DEAR')
  return already + amountOfExtra(extra) > MAX_EXTRAS ? refuse('TOO_MANY_EXTRAS') : accept(extra)
}

/** Whether the desk may add something now: while they are here, and shortly after they left. */
export const mayAddExtras = ({ isHere, leftAt }: { isHere: boolean; leftAt: Date | null }, now: Date): boolean =>
  isHere || (leftAt !== null && now <= addMinutes(leftAt, AFTER_LEAVING_MINUTES))

/** How many of a wrong line there really were: fewer than written, down to none. More of it is a line of its own. */
export const isFewer = (quantity: number, written: number): boolean => quantity >= 0 && quantity < written

/** Splits what a desk took: the stay is paid first, so extras have only what was taken beyond it, at most their sum. */
export const takenForExtras = ({ taken, stay, extras }: { taken: Rupees; stay: Rupees; extras: Rupees }): Rupees =>
  Math.min(extras, Math.max(0, taken - stay))
