import { addMinutes } from '../kernel/ist.ts'
import type { Rupees } from '../kernel/money.ts'
import { accept, refuse, type Result } from '../kernel/result.ts'

/** Kinds of charges other than the room. The money belongs to the hotel (decision 0079). */
export const EXTRA_KINDS = ['food', 'water', 'damage', 'other'] as const
export type ExtraKind = (typeof EXTRA_KINDS)[number]

export const MAX_EXTRA_WORDS = 60
export const MAX_EXTRA_QUANTITY = 99
export const MAX_EXTRA_LINE: Rupees = 20_000
const MAX_EXTRAS: Rupees = 50_000
/** How long after check-out the desk may still add extras. */
const AFTER_LEAVING_MINUTES = 120

/** An extra on the bill. `price` is per unit and includes tax. */
export type Extra = { kind: ExtraKind; words: string | null; quantity: number; price: Rupees }

export const amountOfExtra = ({ quantity, price }: Pick<Extra, 'quantity' | 'price'>): Rupees => quantity * price

/** Damage and other extras need a description, whereas food and water do not. */
export const needsWords = (kind: ExtraKind): boolean => kind === 'damage' || kind === 'other'

export type ExtraRefusal = 'NO_WORDS' | 'LINE_TOO_DEAR' | 'TOO_MANY_EXTRAS'

/** Checks an extra against the limits per line and per stay. The database enforces the same limits. */
export function checkExtra(extra: Extra, already: Rupees): Result<Extra, ExtraRefusal> {
  if (needsWords(extra.kind) && extra.words === null) return refuse('NO_WORDS')
  if (amountOfExtra(extra) > MAX_EXTRA_LINE) return refuse('LINE_TOO_DEAR')
  return already + amountOfExtra(extra) > MAX_EXTRAS ? refuse('TOO_MANY_EXTRAS') : accept(extra)
}

/** Whether the desk may add extras now: during the stay, and shortly after check-out. */
export const mayAddExtras = ({ isHere, leftAt }: { isHere: boolean; leftAt: Date | null }, now: Date): boolean =>
  isHere || (leftAt !== null && now <= addMinutes(leftAt, AFTER_LEAVING_MINUTES))

/**
 * Whether a wrong line may be corrected to this quantity, which must be lower than before and not negative. A higher
 * quantity requires a new line.
 */
export const isLowerQuantity = (quantity: number, written: number): boolean => quantity >= 0 && quantity < written

/**
 * Calculates how much of the payments at the desk is for extras, which is what remains after the stay is paid, up to
 * the extras' total.
 */
export const takenForExtras = ({ taken, stay, extras }: { taken: Rupees; stay: Rupees; extras: Rupees }): Rupees =>
  Math.min(extras, Math.max(0, taken - stay))
