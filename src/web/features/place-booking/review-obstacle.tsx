import type { ReviewProps } from './review-props.ts'
import { useRevalidator } from '#web/lib/navigation/navigation.ts'
import { SITE } from '#domain/site.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { HeldRoomNotice } from './held-room.tsx'

/** Nothing is free then, and this guest holds no room either: there is nothing to fill in or to pay. */
export const isSoldOut = ({ page: { quote, held }, stay }: Pick<ReviewProps, 'page' | 'stay'>): boolean =>
  !stay.isUpdating && !quote.isFree && !held

/** What stands in the way of this booking, before anything else on the page. */
export function ReviewObstacle(props: ReviewProps) {
  const { page, stay } = props
  const { revalidate } = useRevalidator()
  const { problem } = page.quote
  if (page.held) return <HeldRoomNotice held={page.held} />
  if (isSoldOut(props)) {
    return (
      <Notice tone="warn">
        {problem ?? 'This time is sold out.'} Nothing was charged. Please choose another time or another hotel.
      </Notice>
    )
  }
  if (problem && !stay.isUpdating) {
    return (
      <Notice tone="danger">
        {problem}{' '}
        <Button look="bare" className="link" onClick={() => void revalidate()}>
          Check again
        </Button>
      </Notice>
    )
  }
  return (
    <noscript>
      <Notice tone="warn">
        Your browser runs no scripts, so you cannot sign in and pay here. Call <b>{SITE.supportPhone}</b>, day or night:
        we book this stay for you.
      </Notice>
    </noscript>
  )
}
