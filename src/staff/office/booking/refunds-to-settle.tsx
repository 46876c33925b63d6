import { useState } from 'react'
import type { OfficeRefund } from '#contract/office-refunds.ts'
import { formatIstMoment } from '#domain/kernel/ist.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { accept, refuse } from '#domain/kernel/result.ts'
import type { RefundAct } from '#domain/payments/refund-acts.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Sentence } from '#web/ui/sentence.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { officeApi } from '../office-api.ts'
import { useCall } from '../office-calls.ts'
import { useOffice } from '../office-context.ts'
import { QueryBoundary } from '../query-boundary.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'
import * as t from '#words/office/booking.ts'

const REFERENCE = /^[A-Za-z0-9-]{6,40}$/

/**
 * Lists refunds of a booking that failed or are late. Either the gateway is asked again, or two people pay from our
 * bank account.
 */
export function RefundsToSettle({ bookingId, onChange }: { bookingId: string; onChange: () => void }) {
  const asked = useCall('GET /office/bookings/{id}/refunds', { params: { id: bookingId } })
  const [doing, setDoing] = useState<{ act: RefundAct; refund: OfficeRefund }>()
  const close = () => setDoing(undefined)
  const done = () => {
    close()
    void asked.retry()
    onChange()
  }
  return (
    <QueryBoundary query={asked}>
      {(refunds) => {
        const open = refunds.filter(({ acts }) => acts.length > 0)
        if (open.length === 0) return null
        return (
          <section className="panel proposals" aria-labelledby="refunds">
            <header>
              <h2 id="refunds">{t.refundsToSettle}</h2>
            </header>
            {open.map((refund) => (
              <RefundRow key={refund.id} refund={refund} onAct={(act) => setDoing({ act, refund })} />
            ))}
            {doing?.act === 'ask_again' && <AskAgain refund={doing.refund} onClose={close} onDone={done} />}
            {doing?.act === 'pay_by_hand' && <PayByHand refund={doing.refund} onClose={close} onDone={done} />}
          </section>
        )
      }}
    </QueryBoundary>
  )
}

function RefundRow({ refund, onAct }: { refund: OfficeRefund; onAct: (act: RefundAct) => void }) {
  const { me } = useOffice()
  const amount = formatRupees(refund.amount)
  const promised = formatIstMoment(new Date(refund.promised_by), serverNow())
  return (
    <div className="side-row">
      <p>
        <Sentence text={refund.status === 'failed' ? t.refundFailed(amount) : t.refundLate(amount, promised)} />
        {refund.waits && <span className="soft block">{t.refundWaits}</span>}
      </p>
      <div className="button-row">
        <Button onClick={() => onAct('ask_again')}>{t.askAgain}</Button>
        {refund.acts.includes('pay_by_hand') && me.role === 'admin' && (
          <Button onClick={() => onAct('pay_by_hand')}>{t.payByHand}</Button>
        )}
      </div>
    </div>
  )
}

type ActProps = { refund: OfficeRefund; onClose: () => void; onDone: () => void }

const AskAgain = ({ refund: { id }, onClose, onDone }: ActProps) => (
  <ReasonDialog
    title={t.askAgain}
    about={id}
    button={t.askAgain}
    act={(reason, idempotencyKey) =>
      officeApi.post('/office/refunds/{id}/ask-again', { params: { id }, body: { reason }, idempotencyKey })
    }
    onClose={onClose}
    onDone={onDone}
  >
    <p>{t.gatewayPaysOnce}</p>
  </ReasonDialog>
)

function PayByHand({ refund: { id, amount }, onClose, onDone }: ActProps) {
  const [reference, setReference] = useState('')
  return (
    <FormDialog
      title={t.payByHand}
      about={id}
      button={t.payByHand}
      read={() =>
        REFERENCE.test(reference.trim())
          ? accept({ reference: reference.trim() })
          : refuse({ reference: t.bankNumberWrong })
      }
      act={(body, idempotencyKey) =>
        officeApi.post('/office/refunds/{id}/by-hand', { params: { id }, body, idempotencyKey })
      }
      onClose={onClose}
      onDone={onDone}
    >
      {(faultOf) => (
        <>
          <p>{t.payByHandFirst(formatRupees(amount))}</p>
          <TextInput
            label={t.bankNumber}
            value={reference}
            maxLength={40}
            autoComplete="off"
            error={faultOf('reference')}
            onChange={({ target }) => setReference(target.value)}
          />
        </>
      )}
    </FormDialog>
  )
}
