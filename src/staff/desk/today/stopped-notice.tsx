import type { Sales } from '#contract/desk-rooms.ts'
import { SITE } from '#domain/site.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { nearWords } from '../words/desk-time.ts'
import { useWords } from '../words/use-words.ts'

type StoppedNoticeProps = { sales: Sales; onHere: () => void }

/** Explains why guests cannot book today when the desk did not stop the sale itself, and how to resume it. */
export function StoppedNotice({ sales, onHere }: StoppedNoticeProps) {
  const words = useWords()
  const { stopped_until: until } = sales
  if (!until) return null
  const time = nearWords(new Date(until), new Date(sales.now), words)
  return (
    <>
      {sales.stopped_by_office && <Notice tone="danger">{words.ofRooms.officeUntil(time, SITE.supportPhone)}</Notice>}
      {sales.stopped_by_cases && <Notice tone="danger">{words.ofHotel.casesStopped(SITE.supportPhone)}</Notice>}
      {sales.stopped_by_unseen && (
        <div className="box flow">
          <Notice tone="warn">{words.ofRooms.unseenStopped}</Notice>
          <Button variant="primary" onClick={onHere}>
            {words.ofRooms.weAreHere}
          </Button>
        </div>
      )}
    </>
  )
}
