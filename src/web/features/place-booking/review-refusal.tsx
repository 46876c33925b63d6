import type { ReviewProps } from './review-props.ts'
import type { Booking } from '#contract/bookings.ts'
import { useRevalidator } from '#web/lib/navigation/navigation.ts'
import { SITE } from '#domain/site.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { HeldRoomNotice } from './held-room.tsx'
import { Sentence } from '#web/ui/sentence.tsx'
import * as t from '#words/place-booking.ts'

/**
 * Returns the guest's paid booking for this stay, unless they want one more. Showing it prevents paying twice after
 * 'back'.
 */
export const boughtAlready = ({ page: { bought }, stay, booking }: ReviewProps): Booking | undefined =>
  stay.isUpdating || booking.isAnother ? undefined : bought

/** Whether no form is shown, because the stay is sold out and this guest holds no room. */
export const isSoldOut = (props: ReviewProps): boolean =>
  !props.stay.isUpdating && !props.page.quote.isFree && !props.page.held && !boughtAlready(props)

/** Explains, before anything else on the page, why this booking is not possible. */
export function ReviewRefusal(props: ReviewProps) {
  const { page, stay } = props
  const { revalidate } = useRevalidator()
  const { problem } = page.quote
  const bought = boughtAlready(props)
  if (bought) return <BoughtNotice bought={bought} onAnother={props.booking.wantAnother} />
  if (page.held) return <HeldRoomNotice held={page.held} />
  if (isSoldOut(props)) {
    return <Notice tone="warn">{problem ? t.notPossible(problem) : t.soldOut}</Notice>
  }
  if (problem && !stay.isUpdating) {
    return (
      <Notice tone="danger">
        {problem}{' '}
        <Button variant="bare" className="link" onClick={() => void revalidate()}>
          {t.checkAgain}
        </Button>
      </Notice>
    )
  }
  return (
    <noscript>
      <Notice tone="warn">
        <Sentence text={t.scriptsAreOff(SITE.supportPhone)} />
      </Notice>
    </noscript>
  )
}

const pressable = (onPress: () => void) => (words: string) => (
  <Button variant="bare" className="link in-text" onClick={onPress}>
    {words}
  </Button>
)

const BoughtNotice = ({ bought, onAnother }: { bought: Booking; onAnother: () => void }) => (
  <Notice tone="trust">
    <Sentence text={t.youHaveBookedThisStay(bought.short_id)} link={pressable(onAnother)} />
  </Notice>
)
