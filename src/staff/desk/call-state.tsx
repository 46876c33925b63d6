import type { StaffQuery } from '../kit/staff-calls.ts'
import { Notice } from '#web/ui/notice.tsx'
import { useWords } from './words/use-words.ts'

/** Shows that a call is loading, or why it was refused. */
export function CallState({ of: { value, refusal } }: { of: Pick<StaffQuery<unknown>, 'value' | 'refusal'> }) {
  const words = useWords()
  if (refusal) return <Notice tone="danger">{words.refusal(refusal)}</Notice>
  return value === undefined ? <output className="block">{words.loading}</output> : null
}
