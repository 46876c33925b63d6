import { useState } from 'react'
import type { BodyOf } from '#contract/call.ts'
import type { askForHelp } from '#contract/hotel-help.ts'
import type { GuestHelpAnswer, HelpKind } from '#domain/hotel-help/help-case.ts'
import { browserApi, type ApiAnswer, type ApiRefusal } from '#web/lib/api.ts'
import { sendOnce } from '#web/lib/attempt-store.ts'
import { useRevalidator } from '#web/lib/navigation/navigation.ts'

export type HelpPresses = {
  bookingId: string
  isBusy: boolean
  /** why the last press failed */
  refusal: ApiRefusal | undefined
  /** resolves to whether the request arrived */
  ask: (body: BodyOf<typeof askForHelp>) => Promise<boolean>
  answer: (kind: HelpKind, answer: GuestHelpAnswer) => Promise<boolean>
  addPhotos: (pictures: string[]) => Promise<boolean>
  fail: (refusal: ApiRefusal) => void
}

/**
 * Returns the actions of guests who ask for help. Reloads the page after each answer. A retry after a lost answer takes
 * effect only once.
 */
export function useHelpPresses(bookingId: string): HelpPresses {
  const [refusal, fail] = useState<ApiRefusal>()
  const [isBusy, setBusy] = useState(false)
  const { revalidate } = useRevalidator()
  const params = { id: bookingId }

  const press = async (wish: unknown, post: (idempotencyKey: string) => Promise<ApiAnswer<unknown>>) => {
    if (isBusy) return false
    setBusy(true)
    fail(undefined)
    const answer = await sendOnce(`help ${bookingId}`, wish, post)
    if (answer.ok) await revalidate()
    else fail(answer.refusal)
    setBusy(false)
    return answer.ok
  }

  return {
    bookingId,
    isBusy,
    refusal,
    fail,
    ask: (body) =>
      press(['ask', body], (idempotencyKey) =>
        browserApi.post('/bookings/{id}/help', { params, body, idempotencyKey }),
      ),
    answer: (kind, answer) =>
      press([kind, answer], (idempotencyKey) =>
        browserApi.post('/bookings/{id}/help/answer', { params, body: { kind, answer }, idempotencyKey }),
      ),
    addPhotos: (pictures) =>
      press(['photos', pictures], (idempotencyKey) =>
        browserApi.post('/bookings/{id}/help/add-photos', { params, body: { pictures }, idempotencyKey }),
      ),
  }
}
