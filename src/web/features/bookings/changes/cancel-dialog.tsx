import { useState, type FormEvent } from 'react'
import type { Booking } from '#contract/bookings.ts'
import type { ApiRefusal } from '#web/lib/api.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { momentWords } from '#words/times.ts'
import { BillBox } from '#web/ui/bill-box.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Tick } from '#web/ui/tick.tsx'
import { ChangeErrorNotice } from './change-error.tsx'
import { beforeCancelling, moneyBack } from './money-back.ts'
import type { Cancelling } from './use-cancel.ts'
import * as common from '#words/common.ts'
import * as t from '#words/bookings/changes.ts'

const REASONS = [t.ourPlansChanged, t.foundBetterPrice, t.bookedByMistake] as const
const SOMETHING_ELSE = t.somethingElse
const REASON_MAX_LENGTH = 500

/** The refusals after which a retry would fail too, because the booking can no longer be cancelled. */
const FINAL = new Set(['TOO_LATE', 'ALREADY_CANCELLED', 'NOT_ALLOWED_NOW', 'NOT_FOUND'])

/**
 * Shows the refunds and where they go, asks for an optional reason, and cancels the booking. Errors appear here with a
 * way to retry.
 */
export default function CancelDialog({ cancelling }: { cancelling: Cancelling }) {
  const { bookingToCancel: booking, isCancelling, cancelError } = cancelling.state
  const [picked, setPicked] = useState('')
  const [typed, setTyped] = useState('')
  if (!booking) return null
  const close = () => cancelling.tell({ type: 'closed' })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void cancelling.cancel(picked === SOMETHING_ELSE ? typed.trim() || picked : picked)
  }
  const isOver = cancelError !== undefined && FINAL.has(cancelError.code)
  return (
    <Dialog title={titleOf(booking)} leaving={{ closable: true, onClose: close }}>
      <form className="flow" onSubmit={submit} aria-busy={isCancelling}>
        <p className="soft">
          {booking.hotel.name}, {momentWords(new Date(booking.checkin_date), serverNow())}
        </p>
        {!isOver && (
          <>
            <MoneyBack booking={booking} />
            <Reasons picked={picked} onPick={setPicked} typed={typed} onType={setTyped} />
            {cancelError && <CancelError refusal={cancelError} />}
            <div className="grid gap-2" ref={cancelError ? showNow : null}>
              <Button type="submit" variant="primary" className="big w-full" aria-disabled={isCancelling}>
                {submitWords(booking, { isCancelling, cancelError })}
              </Button>
              <Button variant="bare" className="w-full" aria-disabled={isCancelling} onClick={close}>
                {t.keepMyBooking}
              </Button>
            </div>
          </>
        )}
        {isOver && (
          <>
            <CancelError refusal={cancelError} />
            <Button className="big w-full" onClick={close}>
              {common.close}
            </Button>
          </>
        )}
      </form>
    </Dialog>
  )
}

/** Scrolls the buttons into view if the message above has pushed them out. */
const showNow = (buttons: HTMLElement | null) => buttons?.scrollIntoView({ block: 'nearest' })

const isHold = ({ status }: Booking) => status === 'pending'

const titleOf = (booking: Booking) => (isHold(booking) ? t.releaseThisRoom : t.cancelThisBooking)

function submitWords(
  booking: Booking,
  { isCancelling, cancelError }: Pick<Cancelling['state'], 'isCancelling' | 'cancelError'>,
): string {
  if (isCancelling) return t.cancelling
  if (cancelError) return common.tryAgain
  return isHold(booking) ? t.releaseRoom : t.cancelBooking
}

/** Without an answer the outcome is unknown. A retry of the same request gets the first answer. */
const CancelError = ({ refusal }: { refusal: ApiRefusal }) => (
  <ChangeErrorNotice refusal={refusal}>
    {refusal.status === 0 ? t.safeToTryAgain : <b>{t.bookingWasNotCancelled}</b>}
  </ChangeErrorNotice>
)

function MoneyBack({ booking }: { booking: Booking }) {
  const lines = moneyBack(booking)
  return (
    <>
      {lines.length > 0 && (
        <div className="sunken-box">
          <BillBox lines={lines} />
        </div>
      )}
      <p className={lines.length > 0 ? 'field-hint' : undefined}>{beforeCancelling(booking)}</p>
    </>
  )
}

type ReasonsProps = { picked: string; onPick: (reason: string) => void; typed: string; onType: (text: string) => void }

function Reasons({ picked, onPick, typed, onType }: ReasonsProps) {
  return (
    <fieldset>
      <legend>
        <b>{t.whyCancelling}</b> <span className="soft">{common.optional}</span>
      </legend>
      {[...REASONS, SOMETHING_ELSE].map((reason) => (
        <Tick key={reason} type="radio" name="reason" checked={picked === reason} onChange={() => onPick(reason)}>
          {reason}
        </Tick>
      ))}
      {picked === SOMETHING_ELSE && (
        <Field label={t.tellUsMore} labelLook="heard" hint={lettersLeft(typed)}>
          {(wiring) => (
            <span className="input tall">
              <textarea
                {...wiring}
                rows={3}
                maxLength={REASON_MAX_LENGTH}
                value={typed}
                onChange={(event) => onType(event.target.value)}
              />
            </span>
          )}
        </Field>
      )}
    </fieldset>
  )
}

/** Shows how many characters are left, once there are few. */
const lettersLeft = (typed: string) => {
  const left = REASON_MAX_LENGTH - typed.length
  return left <= 100 ? t.charactersLeft(left) : undefined
}
