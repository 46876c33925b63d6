import { useState } from 'react'
import type { OfficeCase } from '#contract/office-cases.ts'
import type { CaseVerdict } from '#domain/hotel-cases/hotel-case.ts'
import { isHelpKind } from '#domain/hotel-help/help-case.ts'
import { accept } from '#domain/kernel/result.ts'
import { useNavigate } from '#web/lib/navigation/navigation.ts'
import { OFFICE } from '#web/lib/office-paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icons/icon-names.ts'
import { FormDialog } from '../form-dialog.tsx'
import { officeApi } from '../office-api.ts'
import { DecideDispute } from '../now/decide-dispute.tsx'
import * as t from '#words/office/cases.ts'

type Doing = 'settle' | 'verdict' | 'decide'
type CaseActsProps = { found: OfficeCase; onChange: (found: OfficeCase) => void; onStale: () => void }

/** Shows buttons for what the case currently allows. Refunds and other payments are made on the booking's own page. */
export function CaseActs({ found, onChange, onStale }: CaseActsProps) {
  const { acts, booking, settled } = found
  const navigate = useNavigate()
  const [doing, setDoing] = useState<Doing>()
  const close = () => setDoing(undefined)
  const done = (next: OfficeCase) => {
    close()
    onChange(next)
  }
  const row = (icon: IconName, words: string, onPress: () => void) => (
    <button key={words} type="button" onClick={onPress}>
      <Icon name={icon} />
      {words}
    </button>
  )
  return (
    <section className="panel" aria-labelledby="acts">
      <header>
        <h2 id="acts">{t.acts}</h2>
      </header>
      {settled && settled.by !== '' && (
        <p className="panel-inside">
          {settled.verdict && <b className="block">{t.verdicts[settled.verdict]}</b>}
          {t.settledBy(settled.by, settled.reason)}
        </p>
      )}
      {isForHotelHelp(found) && <p className="panel-inside">{t.decideOnBooking}</p>}
      <div className="act-list">
        {acts.includes('decide') && row('scale', t.decide, () => setDoing('decide'))}
        {booking && row('rotate-ccw', t.openBooking, () => void navigate(OFFICE.booking(booking.id)))}
        {acts.includes('allow') && row('repeat', t.allow, () => void navigate(OFFICE.now))}
        {acts.includes('verdict') && row('scale', t.giveVerdict, () => setDoing('verdict'))}
        {acts.includes('settle') && row('circle-check', t.settle, () => setDoing('settle'))}
      </div>
      {doing === 'decide' && booking && (
        <DecideDispute
          work={{
            id: booking.id,
            booking,
            hotel: booking.hotel.name,
            phone: booking.reception_phone,
            signs: found.signs,
          }}
          onClose={close}
          onDone={() => {
            close()
            onStale()
          }}
        />
      )}
      {(doing === 'settle' || doing === 'verdict') && (
        <SettleCase found={found} isVerdict={doing === 'verdict'} onClose={close} onDone={done} />
      )}
    </section>
  )
}

const isForHotelHelp = ({ kind, is_open: isOpen }: OfficeCase): boolean => isOpen && isHelpKind(kind)

type SettleCaseProps = {
  found: OfficeCase
  isVerdict: boolean
  onClose: () => void
  onDone: (found: OfficeCase) => void
}

/** Settles the case with a reason. For guests that a hotel did not take, also records a verdict. */
function SettleCase({ found: { ref }, isVerdict, onClose, onDone }: SettleCaseProps) {
  const [verdict, setVerdict] = useState<CaseVerdict>('counts')
  return (
    <FormDialog
      title={isVerdict ? t.verdictTitle(ref) : t.settleTitle(ref)}
      button={t.settle}
      read={() => accept(isVerdict ? { verdict } : {})}
      act={(body, idempotencyKey) =>
        officeApi.post('/office/cases/{ref}/settle', { params: { ref }, body, idempotencyKey })
      }
      onClose={onClose}
      onDone={onDone}
    >
      {isVerdict ? (
        <fieldset>
          <legend className="visually-hidden">{t.giveVerdict}</legend>
          {(['counts', 'dismissed'] as const).map((each) => (
            <label key={each} className="check-row">
              <input type="radio" name="verdict" checked={verdict === each} onChange={() => setVerdict(each)} />
              {t.verdicts[each]}
            </label>
          ))}
        </fieldset>
      ) : (
        <p>{t.settleHint}</p>
      )}
    </FormDialog>
  )
}
