import type { LogEntry } from '#contract/office-people.ts'
import { formatIstMoment } from '#domain/kernel/ist.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { formatPaise } from '#domain/ledger/paise-words.ts'
import * as t from '#words/office/log.ts'

/** Names actions in the log; unknown ones show their raw name. */
export function actionWords(act: string): string {
  const words = t.acts[act] ?? act.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const roleWords = ({ role, hotel }: LogEntry): string =>
  (role === 'desk' || role === 'manager') && hotel ? `${t.roles[role]}, ${hotel}` : t.roles[role]

/** Translates a reason that the desk chose from a list. */
export const reasonWords = ({ reason }: Pick<LogEntry, 'reason'>): string =>
  reason !== null && reason in t.reasons ? t.reasons[reason as keyof typeof t.reasons] : (reason ?? '')

/** Numbers of our own rows, which name nothing to a reader. The entry's `about` names the room or person. */
const OWN_NUMBERS: ReadonlySet<string> = new Set(
  'block review coupon staff contact photo note rule walk_in shift n room order'.split(' '),
)
const IN_PAISE: ReadonlySet<string> = new Set(['paise', 'settled', 'fee'])
const INSTANT = /^\d{4}-\d\d-\d\dT/
const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/

function detailWords(name: string, value: unknown, now: Date): string {
  if (OWN_NUMBERS.has(name) || value === false || (typeof value === 'string' && UUID.test(value))) return ''
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

/** What changed, in our own words and numbers: '₹200 given away, ₹378 refunded'. */
export function changeWords(entry: LogEntry, now: Date): string {
  const { cost, detail, proposed_by: proposedBy } = entry
  return [
    cost > 0 ? t.givenAway(formatRupees(cost)) : '',
    aboutWords(entry),
    ...Object.entries(detail).map(([name, value]) => detailWords(name, value, now)),
    proposedBy === null ? '' : t.proposedBy(proposedBy),
  ]
    .filter(Boolean)
    .join(', ')
}
