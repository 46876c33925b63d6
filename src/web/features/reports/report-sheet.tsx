import { useState } from 'react'
import { readTypedPhone } from '#domain/accounts/phone.ts'
import { REASONS_OF, REPORT_HOURS, type ReportReason, type ReportSubject } from '#domain/feedback/report.ts'
import { browserApi } from '#web/lib/api.ts'
import { ticketPath } from '#web/lib/paths.ts'
import { currentSession } from '#web/lib/session.ts'
import { useSend } from '#web/lib/use-send.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { Sheet } from '#web/ui/dialog.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Tick } from '#web/ui/tick.tsx'
import * as common from '#words/common.ts'
import * as t from '#words/reports.ts'

/** `of`: the picture's address or the review's id. */
type ReportSheetProps = { subject: ReportSubject; hotelId: number; of: string; onClose: () => void }

type Wish = { reason: ReportReason; phone: string | null }
type Sent = { ticket: string }

/** Takes a report about a picture or review, then shows the ticket with which its sender can follow our answer. */
export default function ReportSheet({ subject, hotelId, of, onClose }: ReportSheetProps) {
  const [reason, choose] = useState<ReportReason>(REASONS_OF[subject][0] ?? 'other')
  const [phone, setPhone] = useState('')
  const [sent, setSent] = useState<Sent>()
  const isSignedIn = currentSession().state === 'signed-in'
  const sending = useSend<Wish, Sent>({
    name: `report ${subject} ${of}`,
    post: (wish) => browserApi.post('/reports', { body: { subject, hotelId, of, ...wish } }),
  })
  if (sent) {
    return (
      <Sheet title={t.thankYou} leaving={{ closable: true, onClose }}>
        <p>{t.weLook(REPORT_HOURS[reason], sent.ticket)}</p>
        {(isSignedIn || phone !== '') && (
          <Link className="link" to={ticketPath(sent.ticket)}>
            {t.followIt}
          </Link>
        )}
      </Sheet>
    )
  }
  const send = async () => {
    const answer = await sending.send({ reason, phone: phone.trim() === '' ? null : phone })
    if (answer?.ok) setSent(answer.value)
  }
  const isPhoneWrong = phone.trim() !== '' && !readTypedPhone(phone)
  return (
    <FormDialog
      title={t.titles[subject]}
      shape="sheet"
      button={t.sendReport}
      isBusy={sending.isBusy}
      isBlocked={isPhoneWrong}
      closeWords={t.doNotReport}
      notice={{
        refused: sending.state === 'refused' ? sending.refusal.message : undefined,
        lost: sending.state === 'unknown' ? t.lostAnswer : undefined,
      }}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      {() => (
        <>
          <fieldset>
            <legend className="visually-hidden">{t.whatIsWrong}</legend>
            {REASONS_OF[subject].map((each) => (
              <Tick key={each} type="radio" name="reason" checked={each === reason} onChange={() => choose(each)}>
                <span>
                  <b>{t.reasons[subject][each]}</b>
                  <span className="soft block">{t.lookWithin(REPORT_HOURS[each])}</span>
                </span>
              </Tick>
            ))}
          </fieldset>
          {!isSignedIn && (
            <TextInput
              label={common.phone}
              hint={t.toTellYou}
              type="tel"
              autoComplete="tel"
              maxLength={20}
              value={phone}
              onChange={({ target }) => setPhone(target.value)}
            />
          )}
        </>
      )}
    </FormDialog>
  )
}
