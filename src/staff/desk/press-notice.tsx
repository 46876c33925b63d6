import type { SendState } from '#web/lib/use-send.ts'
import { Notice } from '#web/ui/notice.tsx'
import { pressNotice } from '../kit/form-notice.ts'
import { useWords } from './words/use-words.ts'

/** Shows, next to a button without a form, why its request was refused or that the outcome is unknown. */
export function PressNotice({ sending }: { sending: SendState }) {
  const said = pressNotice(sending, useWords())
  return said === undefined ? null : <Notice tone="danger">{said}</Notice>
}
