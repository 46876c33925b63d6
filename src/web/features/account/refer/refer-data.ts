import type { CreditEntry } from '#contract/rewards.ts'
import { browserApi, type ApiRefusal } from '#web/lib/api.ts'
import { currentSession } from '#web/lib/session.ts'
import type { OwnPageCall } from '#web/lib/own-page-call.ts'

export type ReferPage =
  | { state: 'loaded'; code: string; url: string; earned: CreditEntry[] }
  | { state: 'failed'; problem: ApiRefusal }

const MAX_ENTRIES = 100

/** Loads the signed-in guest's code and earnings; null for a visitor, who must sign in first. */
export async function loadReferral({ signal }: OwnPageCall): Promise<ReferPage | null> {
  const session = currentSession()
  if (session.state !== 'signed-in') return null
  const params = { id: session.userId }
  const [code, credits] = await Promise.all([
    browserApi.get('/users/{id}/refer-code', { params, signal }),
    browserApi.get('/users/{id}/credits', { params, filter: { limit: MAX_ENTRIES }, signal }),
  ])
  if (!code.ok) return { state: 'failed', problem: code.refusal }
  const earned = credits.ok ? credits.value.entries.filter(({ kind }) => kind === 'referral_reward') : []
  return { state: 'loaded', ...code.value, earned }
}
