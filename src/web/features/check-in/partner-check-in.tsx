import { laterPart } from '#web/ui/load-part.ts'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Booking } from '#contract/bookings.ts'
import { Button } from '#web/ui/button.tsx'
import { focusWhenLost } from '#web/ui/focus-when-lost.ts'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { useCheckIn } from './use-check-in.ts'
import { Sentence } from '#web/ui/sentence.tsx'
import * as t from '#words/check-in.ts'

const BookingVerifiedDialog = laterPart(() => import('./booking-verified-dialog.tsx'))
const EndInviteDialog = laterPart(() => import('./end-invite-dialog.tsx'))

type PartnerCheckInProps = { booking: Booking; heading: 'h2' | 'h4'; variant: 'primary' | 'quiet' }

/** Shows the invited partner's possible answers, with the effect of each (specification §4 "Partner flow", §6). */
export function PartnerCheckIn({ booking, heading: Heading, variant }: PartnerCheckInProps) {
  const checkIn = useCheckIn(booking)
  const { state, tell, accept, endInvite } = checkIn
  const [isLeaving, setLeaving] = useState(false)
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const inviter = booking.user.name
  const hasAccepted = state.fastCheckInStatus === 'accepted'
  const leave = async () => {
    if (!(await endInvite())) return
    // Moves the focus to the start of the list, because the stay is about to leave it.
    flushSync(() => setLeaving(false))
    document.querySelector<HTMLElement>('main h1')?.focus()
    showToast({ text: hasAccepted ? t.youHaveLeftBooking : t.inviteDeclined })
  }
  const closeVerified = () => {
    tell({ type: 'dialog-closed' })
    focusWhenLost(() => heading.current)
  }
  return (
    <>
      <section className="tinted-box" aria-labelledby={headingId}>
        <Heading id={headingId} ref={heading} tabIndex={-1}>
          {hasAccepted ? t.youHaveAccepted : t.invitesYou(inviter)}
        </Heading>
        {hasAccepted ? (
          <p className="mt-1 wrap-anywhere">{t.stayingWith(inviter)}</p>
        ) : (
          <ul className="dotted-list mt-1 wrap-anywhere">
            <li>{t.ifYouAccept(inviter)}</li>
            <li>{t.ifYouDecline(inviter)}</li>
          </ul>
        )}
        {state.problem && !isLeaving && (
          <div className="mt-3">
            <Notice tone="danger">{state.problem.message}</Notice>
          </div>
        )}
        <div className="invite-answers mt-4">
          {!hasAccepted && (
            <Button
              variant={variant}
              aria-disabled={state.isVerifying}
              onClick={() => state.isVerifying || void accept()}
            >
              <Sentence text={state.isVerifying ? t.accepting(inviter) : t.accept(inviter)} />
            </Button>
          )}
          <Button aria-haspopup="dialog" onClick={() => setLeaving(true)}>
            {hasAccepted ? t.leaveBooking : t.decline}
          </Button>
        </div>
      </section>
      {state.isBookingVerifiedDialog && <BookingVerifiedDialog inviter={inviter} onClose={closeVerified} />}
      {isLeaving && (
        <EndInviteDialog
          who={hasAccepted ? 'accepted' : 'invited'}
          inviter={inviter}
          checkIn={checkIn}
          onEnd={() => void leave()}
          onClose={() => setLeaving(false)}
        />
      )}
    </>
  )
}
