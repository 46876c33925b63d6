import type { Booking } from '#contract/bookings.ts'
import type { HelpCase } from '#contract/hotel-help.ts'
import { OFFICE_HELP_MINUTES } from '#domain/hotel-help/help-case.ts'
import { voucherOf } from '#web/features/bookings/voucher-booking.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ClockBox } from './clock-box.tsx'
import { CallUs, clock, HelpFrame, OurAnswers } from './help-parts.tsx'
import { HoldUp } from './hold-up.tsx'
import { Solved } from './solved.tsx'
import type { HelpPresses } from './use-help-presses.ts'
import * as common from '#words/common.ts'
import * as t from '#words/hotel-help.ts'

type MoneyProps = { booking: Booking; cases: readonly HelpCase[]; presses: HelpPresses }

/** Helps guests whose desk asks for more money: with the page to hold up, and with a case if the desk still insists. */
export function Money({ booking, cases, presses }: MoneyProps) {
  const last = cases.find(({ kind }) => kind === 'more_money')
  const open = last && last.at !== 'closed' ? last : undefined
  return (
    <HelpFrame bookingId={booking.id} title={open ? t.weAreOnIt : t.holdThisUp}>
      {presses.refusal && <Notice tone="danger">{presses.refusal.message}</Notice>}
      {last && !open && <Notice tone="trust">{last.closed_by === 'office' ? t.closedByUs : t.closedByYou}</Notice>}
      {open && <Asked one={open} presses={presses} />}
      {last && <OurAnswers answers={last.answers} />}
      <HoldUp booking={voucherOf(booking)}>
        {!open && (
          <Button
            variant="primary"
            className="big"
            disabled={presses.isBusy}
            onClick={() => void presses.ask({ kind: 'more_money' })}
          >
            {presses.isBusy ? common.oneMoment : t.theyStillAsk}
          </Button>
        )}
      </HoldUp>
      <CallUs />
    </HelpFrame>
  )
}

function Asked({ one, presses }: { one: HelpCase; presses: HelpPresses }) {
  return (
    <>
      <p>{t.deskAndOfficeKnow}</p>
      {one.seen_at && <p className="soft">{t.seenAt(clock(one.seen_at))}</p>}
      {one.answer === 'agreed_extra' && <Notice tone="warn">{t.deskSaysAgreed}</Notice>}
      {one.until && (
        <ClockBox until={one.until} wholeMinutes={OFFICE_HELP_MINUTES.more_money}>
          <p>
            <b>{t.weRingDeskBy(clock(one.until))}</b>
            <br />
            {t.waitAtDesk}
          </p>
        </ClockBox>
      )}
      {one.at === 'guest' && <Notice tone="trust">{t.deskSaysNothingMore}</Notice>}
      <Solved one={one} presses={presses} />
    </>
  )
}
