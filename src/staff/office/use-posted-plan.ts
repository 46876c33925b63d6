import { useEffect, useState } from 'react'
import type { ApiAnswer } from '#web/lib/api.ts'
import { noticeWords } from '#words/office/frame.ts'

type Shown<Plan> = { of: string; plan?: Plan; fault?: string }

/** Asks the server what an act would do to the chosen items, and asks again whenever `look` is called. */
export function usePostedPlan<Wish, Plan>(
  wish: Wish,
  ask: (wish: Wish, signal: AbortSignal) => Promise<ApiAnswer<Plan>>,
) {
  const [shown, setShown] = useState<Shown<Plan>>({ of: '' })
  const [turn, setTurn] = useState(0)
  const [askFirst] = useState(() => ask)
  const asked = JSON.stringify([turn, wish])
  useEffect(() => {
    const leaving = new AbortController()
    const read = async () => {
      const [, body] = JSON.parse(asked) as [number, Wish]
      const answer = await askFirst(body, leaving.signal)
      setShown(
        answer.ok ? { of: asked, plan: answer.value } : { of: asked, fault: noticeWords.refusal(answer.refusal) },
      )
    }
    void read().catch(() => undefined) // the dialog closed meanwhile
    return () => leaving.abort()
  }, [asked, askFirst])
  const isOfNow = shown.of === asked
  return {
    plan: isOfNow ? shown.plan : undefined,
    fault: isOfNow ? shown.fault : undefined,
    look: () => setTurn((before) => before + 1),
  }
}
