import { useState } from 'react'
import type { Nominee } from '#contract/nominees.ts'
import { formatIstDate } from '#domain/kernel/ist.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Fact } from '../fact.tsx'
import { officeApi } from '../office-api.ts'
import { ReasonDialog } from '../reason-dialog.tsx'
import * as common from '#words/common.ts'
import * as t from '#words/office/guest.ts'

type ReadNomineeProps = { id: string; onClose: () => void; onDone: () => void }

/** Shows a guest's nominee, who may act in the guest's place, once the operator gives a reason. */
export function ReadNominee({ id, onClose, onDone }: ReadNomineeProps) {
  const [nominee, setNominee] = useState<Nominee>()
  if (!nominee)
    return (
      <ReasonDialog
        title={t.readTheirNominee}
        button={t.show}
        reasonLabel={t.whoAsks}
        act={(reason, idempotencyKey) =>
          officeApi.post('/office/guests/{id}/nominee', { params: { id }, body: { reason }, idempotencyKey })
        }
        onClose={onClose}
        onDone={setNominee}
      >
        <p>{t.onlyWhenSomebodyAsks}</p>
      </ReasonDialog>
    )
  return (
    <Dialog title={t.theirNominee} leaving={{ closable: true, onClose: onDone }}>
      <div className="flow">
        <dl className="fact-grid">
          <Fact name={common.name}>{nominee.name}</Fact>
          <Fact name={common.phone}>{nominee.phone}</Fact>
          <Fact name={t.namedOn}>{formatIstDate(new Date(nominee.namedAt), serverNow())}</Fact>
        </dl>
        <Button className="w-full" onClick={onDone}>
          {common.close}
        </Button>
      </div>
    </Dialog>
  )
}
