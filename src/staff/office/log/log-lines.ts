import type { LogEntry } from '#contract/office-people.ts'
import type { Change } from '#domain/hotels/hotel-details.ts'
import { formatIstMoment } from '#domain/kernel/ist.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { isLanguage } from '#domain/languages.ts'
import { formatPaise } from '#domain/ledger/paise-words.ts'
import { languageName } from '../language-name.ts'
import * as t from '#words/office/log.ts'

/** Names actions in the log. An unknown action is shown by its raw name. */
export function actionWords(act: string): string {
  const words = t.acts[act] ?? act.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const roleWords = ({ role, hotel }: LogEntry): string =>
  (role === 'desk' || role === 'manager') && hotel ? `${t.roles[role]}, ${hotel}` : t.roles[role]

/** Translates a reason that the desk chose from a list. */
export const reasonWords = ({ reason }: Pick<LogEntry, 'reason'>): string =>
  reason !== null && reason in t.reasons ? t.reasons[reason as keyof typeof t.reasons] : (reason ?? '')

/**
 * Details that are ids of our own rows, which mean nothing to a reader. The entry's `about` names the room or person.
 */
const OWN_NUMBERS: ReadonlySet<string> = new Set(
  'block review coupon staff contact photo note rule walk_in shift n room order'.split(' '),
)
const IN_PAISE: ReadonlySet<string> = new Set(['paise', 'settled', 'fee'])
const INSTANT = /^\d{4}-\d\d-\d\dT/
const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/

/** The most characters of a text in a line of the log. */
const MAX_SHOWN = 80
const shortened = (text: string) => (text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN).trimEnd()}…` : text)

const isChange = (value: unknown): value is Change =>
  typeof value === 'object' && value !== null && 'from' in value && 'to' in value

/** Returns the old or new value of a change; 'none' for a missing one. */
function sideWords(name: string, side: Change['from']): string {
  if (side === null || side === '') return t.none
  if (name === 'bathtub_charge' && typeof side === 'number') return formatRupees(side)
  if (name === 'stars' && side === 0) return t.notRated
  return shortened(String(side))
}

/** Names a detail. A translation is logged under its language's code, and is shown with the language's name. */
const detailName = (name: string): string => t.details[name] ?? (isLanguage(name) ? languageName(name) : name)

function detailWords(name: string, value: unknown, now: Date): string {
  if (OWN_NUMBERS.has(name) || value === false || (typeof value === 'string' && UUID.test(value))) return ''
  if (isChange(value)) return t.change(detailName(name), sideWords(name, value.from), sideWords(name, value.to))
  const amount = t.amounts[name]
  if (amount && typeof value === 'number') return amount(IN_PAISE.has(name) ? formatPaise(value) : formatRupees(value))
  if (name === 'code') return String(value)
  const words = name.replaceAll('_', ' ')
  if (value === true) return words
  if (typeof value === 'number') return `${words} ${value}`
  if (typeof value !== 'string') return ''
  if (name === 'why' && value in t.becauseOf) return t.becauseOf[value as keyof typeof t.becauseOf]
  if (INSTANT.test(value)) return `${words} ${formatIstMoment(new Date(value), now)}`
  return `${words} ${/^[a-z_]+$/.test(value) ? value.replaceAll('_', ' ') : value}`
}

const aboutWords = ({ act, about }: LogEntry): string =>
  about === null ? '' : act.startsWith('room_') ? t.room(about) : about

/** Describes what changed, in our own words and numbers: '₹200 given away, ₹378 refunded'. */
export function changeWords(entry: LogEntry, now: Date): string {
  const { cost, detail, proposed_by: proposedBy } = entry
  const details = Object.entries(detail)
    .map(([name, value]) => detailWords(name, value, now))
    .filter(Boolean)
  return [
    cost > 0 ? t.givenAway(formatRupees(cost)) : '',
    aboutWords(entry),
    // Use semicolons between changes, because addresses contain commas.
    Object.values(detail).some(isChange) ? details.join('; ') : details.join(', '),
    proposedBy === null ? '' : t.proposedBy(proposedBy),
  ]
    .filter(Boolean)
    .join(', ')
}
