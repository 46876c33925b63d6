import { useState } from 'react'
import type { OfficeHotel } from '#contract/office-hotels.ts'
import type { HandCheck } from '#domain/hotels/publishing.ts'
import { Tick } from '#web/ui/tick.tsx'
import { officeApi } from '../office-api.ts'
import { ReasonDialog } from '../reason-dialog.tsx'
import * as t from '#words/office/hotel.ts'

type SignChecksProps = {
  id: string
  item: HandCheck
  /** every point that nobody has signed yet, including `item` */
  open: readonly HandCheck[]
  onClose: () => void
  onDone: (hotel: OfficeHotel) => void
}

/**
 * Signs points of the checklist that were proved by one call or visit, with one note. At first only the pressed one is
 * ticked.
 */
export function SignChecks({ id, item, open, onClose, onDone }: SignChecksProps) {
  const [signed, setSigned] = useState<readonly HandCheck[]>([item])
  const toggle = (point: HandCheck, isSigned: boolean) =>
    setSigned(isSigned ? [...signed, point] : signed.filter((other) => other !== point))
  return (
    <ReasonDialog
      title={t.signChecks}
      button={t.signIt}
      reasonLabel={t.whatYouSawOrHeard}
      act={(note, idempotencyKey) =>
        officeApi.post('/office/hotels/{id}/check', {
          params: { id },
          body: { items: [...signed], note },
          idempotencyKey,
        })
      }
      onClose={onClose}
      onDone={onDone}
    >
      <fieldset>
        <legend>{t.yourNameStandsBesideEach}</legend>
        {open.map((point) => (
          <Tick key={point} checked={signed.includes(point)} onChange={({ target }) => toggle(point, target.checked)}>
            {t.checks[point].words}
            <span className="soft block">{t.checks[point].how}</span>
          </Tick>
        ))}
      </fieldset>
    </ReasonDialog>
  )
}
