import { stayChangeWords } from '#web/features/stay/stay-change-words.ts'
import type { StayChange, StayQuery } from '#web/features/stay/booking-query.ts'
import { StayChangeWords } from '#web/features/stay/stay-change-notice.tsx'

type StayChangesProps = { changes: readonly StayChange[]; query: StayQuery; now: string }

/** Lists what changed about the requested stay. */
export default function StayChanges({ changes, query, now }: StayChangesProps) {
  return <StayChangeWords words={stayChangeWords(changes, query, new Date(now))} />
}
