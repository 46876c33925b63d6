import { useState } from 'react'
import { browserApi, type ApiAnswer, type ApiRefusal } from '#web/lib/api.ts'
import { sendOnce } from '#web/lib/attempt-store.ts'
import { useRevalidator } from '#web/lib/navigation/navigation.ts'

export type TicketPresses = {
  isBusy: boolean
  /** why the last press failed */
  refusal: ApiRefusal | undefined
  /** resolves to whether the text was received */
  add: (text: string, pictures: string[]) => Promise<boolean>
  fail: (refusal: ApiRefusal) => void
  takeBack: () => Promise<boolean>
  askOfficer: () => Promise<boolean>
}

/** Sends the sender's actions on a ticket's page. A retry after a lost answer is carried out only once. */
export function useTicketPresses(ticket: string): TicketPresses {
  const [refusal, fail] = useState<ApiRefusal>()
  const [isBusy, setBusy] = useState(false)
  const { revalidate } = useRevalidator()
  const params = { ticket }

  const press = async (wish: unknown, post: (idempotencyKey: string) => Promise<ApiAnswer<unknown>>) => {
    if (isBusy) return false
    setBusy(true)
    fail(undefined)
    const answer = await sendOnce(`ticket ${ticket}`, wish, post)
    if (answer.ok) await revalidate()
    else fail(answer.refusal)
    setBusy(false)
    return answer.ok
  }

  return {
    isBusy,
    refusal,
    fail,
    add: (text, pictures) =>
      press(['add', text, pictures], (idempotencyKey) =>
        browserApi.post('/tickets/{ticket}/additions', { params, body: { text, pictures }, idempotencyKey }),
      ),
    takeBack: () =>
      press('take back', (idempotencyKey) =>
        browserApi.post('/tickets/{ticket}/take-back', { params, idempotencyKey }),
      ),
    askOfficer: () =>
      press('ask officer', (idempotencyKey) =>
        browserApi.post('/tickets/{ticket}/ask-officer', { params, idempotencyKey }),
      ),
  }
}
