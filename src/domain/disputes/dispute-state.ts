import type { Paise } from '../kernel/paise.ts'

/** A dispute's status, as the gateway reports it. `closed` means that it ended and we kept the money. */
export const DISPUTE_STATUSES = ['open', 'action_required', 'under_review', 'won', 'closed', 'lost'] as const
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number]

/**
 * The phases, each more expensive than the previous one. In `fraud` and `retrieval` the bank only asks questions. From
 * `chargeback` on it takes the money.
 */
export const DISPUTE_PHASES = ['fraud', 'retrieval', 'chargeback', 'pre_arbitration', 'arbitration'] as const
export type DisputePhase = (typeof DISPUTE_PHASES)[number]

/** What one of the gateway's webhooks says about a dispute. */
export type DisputeReport = {
  status: DisputeStatus
  phase: DisputePhase
  paise: Paise
  /** until when the bank accepts our answer */
  respondBy: Date | null
  /** when the reported change took place at the gateway */
  at: Date
}

const ENDED: ReadonlySet<DisputeStatus> = new Set(['won', 'closed', 'lost'])
export const isEnded = (status: DisputeStatus): boolean => ENDED.has(status)

/** Whether the office has to act because the bank waits for our answer. */
export const waitsForAnswer = (status: DisputeStatus): boolean => status === 'open' || status === 'action_required'

/** What the office told the gateway. */
export type DisputeAnswer = 'evidence_sent' | 'accepted'
export type Answered = { answer: DisputeAnswer | null; answeredAt: Date | null }

/**
 * Whether the office has to answer, either for the first time or because the bank asked for more after the last answer.
 */
export const waitsForUs = ({
  status,
  at,
  answer,
  answeredAt,
}: Answered & { status: DisputeStatus; at: Date }): boolean =>
  waitsForAnswer(status) && (answeredAt === null || (answer === 'evidence_sent' && answeredAt < at))

const rankOf = (status: DisputeStatus) => DISPUTE_STATUSES.indexOf(status)
const phaseRank = (phase: DisputePhase) => DISPUTE_PHASES.indexOf(phase)

/** Orders reports by time. Of two reports at the same time, the one with the later status comes last. */
const byTime = (one: DisputeReport, other: DisputeReport) =>
  one.at.getTime() - other.at.getTime() || rankOf(one.status) - rankOf(other.status)

/** Whether a report changes a dispute in this state. */
function counts(report: DisputeReport, now: DisputeReport): boolean {
  // A lost dispute stays lost, because the bank has paid the guest.
  if (now.status === 'lost') return false
  // A dispute that we won may return in the next phase, but a phase never begins twice.
  const isLater = phaseRank(report.phase) > phaseRank(now.phase)
  if (isEnded(now.status)) return report.status === 'lost' || isLater
  return report.status !== 'open' || isLater
}

/**
 * Returns the state of a dispute after its reports, which may arrive twice, late and in any order. Returns undefined
 * without reports.
 */
export function disputeAfter(reports: readonly DisputeReport[]): DisputeReport | undefined {
  const [first, ...others] = reports.toSorted(byTime)
  if (!first) return undefined
  return others.reduce(
    (now, report) => (counts(report, now) ? { ...report, respondBy: report.respondBy ?? now.respondBy } : now),
    first,
  )
}

/** Whether the gateway is holding the money back, whether we have it (again), or whether the guest's bank got it. */
export type DisputedMoney = 'held' | 'ours' | 'gone'

export function moneyOf({ status, phase }: Pick<DisputeReport, 'status' | 'phase'>): DisputedMoney {
  if (status === 'lost') return 'gone'
  return isEnded(status) || phaseRank(phase) < phaseRank('chargeback') ? 'ours' : 'held'
}
