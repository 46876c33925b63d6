import type { BookProps } from './book-props.ts'
import { freeTimes } from '#web/features/stay/free-times.ts'
import { deferred } from '#web/ui/deferred.tsx'
import FreeTimesStill from './free-times-list.server-only.tsx'
import ReasonStill from './refusal-reason.server-only.tsx'
import * as t from '#words/hotel-page.ts'

const Reason = deferred(() => import('./refusal-reason.tsx'), ReasonStill)
const FreeTimesList = deferred(() => import('./free-times-list.tsx'), FreeTimesStill)

/** The target of 'See free times'. */
export const FREE_TIMES = 'free-times'

/** Whether the stay cannot be booked as chosen, and no other stay is loading. */
export const isBlocked = ({ page: { offer }, choice: { state, isUpdating } }: BookProps): boolean =>
  !isUpdating && (state !== 'free' || offer.problem !== undefined)

/** Explains, directly under the slots, why this stay cannot be booked, and what is free instead. */
export function StayRefusalNotice(props: BookProps) {
  const { page, choice } = props
  const isShown = isBlocked(props)
  const times = isShown && choice.state !== 'free' ? freeTimes(page.offer, choice.query) : []
  return (
    <section id={FREE_TIMES} tabIndex={-1} aria-label={t.isThisTimeFree} className={isShown ? 'mt-4' : ''}>
      <output className="block">{isShown && <Reason {...props} hasTimes={times.length > 0} />}</output>
      {times.length > 0 && <FreeTimesList {...props} times={times} />}
    </section>
  )
}
