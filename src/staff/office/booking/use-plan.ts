import { useEffect, useState } from 'react'
import type { PlannedAction } from '#contract/office-bookings.ts'
import { officeApi } from '../office-api.ts'
import type { ActionBody } from './action-form.ts'
import { noticeWords } from '#words/office/frame.ts'

/** Waits while the user types an amount, so that not every digit sends a request. */
const PAUSE_MILLISECONDS = 250

type Shown = { of: string; plan?: PlannedAction; fault?: string }

/**
 * Plans what an action would do now, and plans again after every change to the form. `look` plans again after the
 * booking has changed.
 */
export function usePlan(bookingId: string, wish: ActionBody | undefined) {
  const [shown, setShown] = useState<Shown>({ of: '' })
  const [turn, setTurn] = useState(0)
  const asked = wish === undefined ? '' : JSON.stringify([turn, wish])
  useEffect(() => {
    if (asked === '') return undefined
    const [, body] = JSON.parse(asked) as [number, ActionBody]
    const leaving = new AbortController()
    const ask = async () => {
      const call = { params: { id: bookingId }, body, signal: leaving.signal }
      const answer = await officeApi.post('/office/bookings/{id}/plan', call)
      setShown(
        answer.ok ? { of: asked, plan: answer.value } : { of: asked, fault: noticeWords.refusal(answer.refusal) },
      )
    }
    const timer = setTimeout(() => void ask().catch(() => undefined), PAUSE_MILLISECONDS) // a newer wish took its place
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [asked, bookingId])
  const isOfNow = shown.of === asked && asked !== ''
  return {
    plan: isOfNow ? shown.plan : undefined,
    fault: isOfNow ? shown.fault : undefined,
    isComing: asked !== '' && !isOfNow,
    look: () => setTurn((before) => before + 1),
  }
}
