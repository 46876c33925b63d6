import type { ApiRefusal } from '#web/lib/api.ts'
import type { SendState } from '#web/lib/use-send.ts'
import type { FormNotice } from '#web/ui/form-dialog.tsx'

type FaultWords = {
  refusal: (refused: Pick<ApiRefusal, 'code' | 'message'>) => string
  lostAnswer: string
}

/** Maps refusal codes to the field that shows them: `{ BLOCK_BACKWARDS: 'until' }`. */
export type FieldOfCode = Readonly<Record<string, string>>

/** Returns the errors of a form after its last submit: by field if possible, the rest above the button. */
export function formNotice(sending: SendState, words: FaultWords, fieldOf: FieldOfCode = {}): FormNotice {
  if (sending.state === 'unknown') return { lost: words.lostAnswer }
  if (sending.state !== 'refused') return {}
  const { refusal } = sending
  const field = fieldOf[refusal.code]
  if (field !== undefined) return { faults: { [field]: words.refusal(refusal) } }
  if (!refusal.details?.length) return { refused: words.refusal(refusal) }
  return { faults: Object.fromEntries(refusal.details.map((fault) => [fault.field, words.refusal(fault)])) }
}

/** Returns the error of a button without a form, as one sentence. */
export function pressNotice(sending: SendState, words: FaultWords): string | undefined {
  if (sending.state === 'unknown') return words.lostAnswer
  return sending.state === 'refused' ? words.refusal(sending.refusal) : undefined
}
