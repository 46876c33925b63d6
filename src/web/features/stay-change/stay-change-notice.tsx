import type { DayAndSlot } from '#domain/slots/openings.ts'
import type { StayChange } from '#web/lib/booking-query.ts'
import { stayChangeWords } from '#web/lib/stay-change-words.ts'
import { Notice } from '#web/ui/notice.tsx'

type StayChangeNoticeProps = { changes: readonly StayChange[]; stay: DayAndSlot; className?: string }

/** Nothing a guest chose is changed in silence. The region stays in the page, so that a screen reader hears what comes into it. */
export function StayChangeNotice({ changes, stay, className = '' }: StayChangeNoticeProps) {
  return (
    <output className={changes.length > 0 ? `block ${className}` : ''}>
      {changes.length > 0 && (
        <Notice tone="warn">
          {changes.map((change) => (
            <span key={change.moved} className="block">
              {stayChangeWords(change, stay)}
            </span>
          ))}
        </Notice>
      )}
    </output>
  )
}
