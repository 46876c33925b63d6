import type { LogEntry } from '#contract/office-people.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import * as t from '#words/office/log.ts'

/** Names actions in the log; unknown ones show their raw name. */
export function actionWords(act: string): string {
  const words = t.acts[act] ?? act.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const roleWords = ({ role, hotel }: LogEntry): string =>
  (role === 'desk' || role === 'manager') && hotel ? `${t.roles[role]}, ${hotel}` : t.roles[role]

/** What changed, in our own words and numbers: 'cost ₹200; refund 378'. */
export function changeWords({ cost, detail, proposed_by: proposedBy }: LogEntry): string {
  const details = Object.entries(detail)
    .filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value))
    .map(([name, value]) => `${name.replaceAll('_', ' ')} ${String(value)}`)
  const parts = [
    ...(cost > 0 ? [t.givenAway(formatRupees(cost))] : []),
    ...details,
    ...(proposedBy === null ? [] : [t.proposedBy(proposedBy)]),
  ]
  return parts.join('; ')
}
