import { useEffect, useEffectEvent, useState } from 'react'
import type { CreditEntry } from '#contract/rewards.ts'
import { browserApi, type ApiAnswer } from '#web/lib/api.ts'
import { currentSession } from '#web/lib/session.ts'
import { receiveCredits } from './profile-store.ts'

const PAGE = 10

type Page = { balance: number; entries: CreditEntry[] }

export type CreditHistory = {
  balance: number | undefined
  entries: readonly CreditEntry[]
  isLoading: boolean
  hasMore: boolean
  problem: string | undefined
  /** loads the next page, or retries the one that failed */
  load: () => Promise<void>
}

/** Requests one more entry than it shows, to find out whether there are more. */
function read(userId: string, skip: number): Promise<ApiAnswer<Page>> {
  return browserApi.get('/users/{id}/credits', { params: { id: userId }, filter: { limit: PAGE + 1, skip } })
}

/** Loads the credit's history, newest first, ten entries at a time. */
export function useCredits(): CreditHistory {
  const [history, setHistory] = useState<Omit<CreditHistory, 'load'>>({
    balance: undefined,
    entries: [],
    isLoading: true,
    hasMore: false,
    problem: undefined,
  })
  const take = (answer: ApiAnswer<Page>) => {
    if (!answer.ok) {
      setHistory((last) => ({ ...last, isLoading: false, problem: answer.refusal.message }))
      return
    }
    const { balance, entries } = answer.value
    receiveCredits(balance)
    setHistory((last) => ({
      balance,
      entries: [...last.entries, ...entries.slice(0, PAGE)],
      isLoading: false,
      hasMore: entries.length > PAGE,
      problem: undefined,
    }))
  }
  const takeFirst = useEffectEvent(take)
  useEffect(() => {
    const session = currentSession()
    if (session.state !== 'signed-in') return undefined
    let isShown = true
    const loadFirst = async () => {
      const answer = await read(session.userId, 0)
      if (isShown) takeFirst(answer)
    }
    void loadFirst()
    return () => {
      isShown = false
    }
  }, [])
  const load = async () => {
    const session = currentSession()
    if (session.state !== 'signed-in') return
    setHistory((last) => ({ ...last, isLoading: true, problem: undefined }))
    take(await read(session.userId, history.entries.length))
  }
  return { ...history, load }
}
