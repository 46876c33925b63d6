import type { Booking } from '#contract/bookings.ts'
import { MAX_EXTENSION_HOURS, MIN_EXTENSION_HOURS } from '#domain/bookings/extension.ts'
import { HOLD_MINUTES } from '#domain/bookings/holds.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { momentWords } from '#words/times.ts'
import { BillBox } from '#web/ui/bill-box.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { ChangeErrorNotice } from './change-error.tsx'
import { extensionLines } from './extension-words.ts'
import type { ExtendState } from './extend-machine.ts'
import { useExtend } from './use-extend.ts'
import * as common from '#words/common.ts'
import * as t from '#words/bookings/changes.ts'

type ExtendDialogProps = { booking: Booking; onClose: () => void; onAsked: () => void }

/** Requests one to twelve extra hours, and shows their price first. */
export default function ExtendDialog({ booking, onClose, onAsked }: ExtendDialogProps) {
  const { state, tell, ask } = useExtend(booking, onAsked)
  const { hours, quote, isAsking, problem } = state
  const leave = () => !isAsking && onClose()
  return (
    <Dialog title={t.stayLonger} leaving={{ closable: true, onClose: leave }}>
      <div className="flow">
        <p className="soft">
          {t.checkOutNow(booking.hotel.name, momentWords(new Date(booking.leaves_at), serverNow()))}
        </p>
        <div className="row justify-between">
          <b>{t.hoursLabel}</b>
          <Stepper
            noun={t.hoursNoun}
            value={hours}
            min={MIN_EXTENSION_HOURS}
            max={MAX_EXTENSION_HOURS}
            onChange={(chosen) => tell({ type: 'hours-chosen', hours: chosen })}
          />
        </div>
        <Price state={state} />
        {problem && (
          <ChangeErrorNotice refusal={problem}>
            {!quote && (
              <button type="button" className="link in-text" onClick={() => tell({ type: 'asked-again' })}>
                {common.tryAgain}
              </button>
            )}
          </ChangeErrorNotice>
        )}
        <Button
          variant="primary"
          className="big w-full"
          disabled={!quote?.isFree}
          aria-disabled={isAsking}
          onClick={() => void ask()}
        >
          {isAsking ? t.requesting : t.requestHours(hours)}
        </Button>
        <p className="field-hint">{t.roomHeldWhilePaying(HOLD_MINUTES)}</p>
      </div>
    </Dialog>
  )
}

function Price({ state: { quote, problem } }: { state: ExtendState }) {
  if (!quote) {
    return problem ? null : (
      <>
        <output className="visually-hidden">{common.loading}</output>
        <Skeleton height="172px" />
      </>
    )
  }
  if (!quote.isFree) {
    return <Notice icon="clock">{t.roomTakenBefore(momentWords(new Date(quote.bill.checkout_date)))}</Notice>
  }
  return (
    <div className="sunken-box">
      <BillBox lines={extensionLines(quote.bill)} />
    </div>
  )
}
