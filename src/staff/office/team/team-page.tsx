import { useState } from 'react'
import type { Operator } from '#contract/office-people.ts'
import { readPhone } from '#domain/accounts/phone.ts'
import { formatIstDate, formatIstMoment } from '#domain/kernel/ist.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { accept, refuse } from '#domain/kernel/result.ts'
import { OPERATOR_ROLES, type OperatorRole } from '#domain/office/operators.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Select, TextInput } from '#web/ui/field.tsx'
import { QueryBoundary } from '../query-boundary.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { officeApi } from '../office-api.ts'
import { useCall } from '../office-calls.ts'
import { useOffice } from '../office-context.ts'
import { OfficePage } from '../office-frame.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'
import { LimitsBox } from './limits-box.tsx'
import { OwnPasskey } from './own-passkey.tsx'
import { TwoPeople } from './two-people.tsx'
import * as common from '#words/common.ts'
import * as frame from '#words/office/frame.ts'
import * as t from '#words/office/team.ts'

/** Lists the office's staff with their limits. Admins can change both. */
export function TeamPage() {
  const { me } = useOffice()
  return (
    <OfficePage title={t.team}>
      <div className="office-columns">
        <div>{me.role === 'admin' ? <Operators /> : <p>{t.adminsSeeTeam}</p>}</div>
        <div>
          <LimitsBox />
          <TwoPeople />
          <OwnPasskey />
        </div>
      </div>
    </OfficePage>
  )
}

type Asking = { what: 'add' } | { what: 'end' | 'forget'; operator: Operator }

function Operators() {
  const { me } = useOffice()
  const asked = useCall('GET /office/operators')
  const [asking, setAsking] = useState<Asking>()
  const close = () => setAsking(undefined)
  const done = () => {
    close()
    void asked.retry()
  }
  return (
    <section className="panel" aria-labelledby="operators">
      <header>
        <h2 id="operators">{t.whoWorksHere}</h2>
        <Button onClick={() => setAsking({ what: 'add' })}>{t.addSomebody}</Button>
      </header>
      <QueryBoundary query={asked}>
        {(operators) => (
          <ul>
            {operators.map((operator) => (
              <OperatorRow key={operator.id} operator={operator} isOwn={operator.id === me.id} onAsk={setAsking} />
            ))}
          </ul>
        )}
      </QueryBoundary>
      {asking?.what === 'add' && <AddOperator onClose={close} onDone={done} />}
      {asking?.what === 'end' && (
        <ReasonDialog
          title={t.endWorkOf(asking.operator.name)}
          button={t.removeFromOffice}
          variant="danger"
          act={(reason, idempotencyKey) =>
            officeApi.post('/office/operators/{id}/end', {
              params: { id: asking.operator.id },
              body: { reason },
              idempotencyKey,
            })
          }
          onClose={close}
          onDone={done}
        >
          <p>{t.sessionsEndAtOnce}</p>
        </ReasonDialog>
      )}
      {asking?.what === 'forget' && (
        <ReasonDialog
          title={t.forgetPasskeysOf(asking.operator.name)}
          button={t.forgetPasskeys}
          variant="danger"
          act={(reason, idempotencyKey) =>
            officeApi.post('/office/operators/{id}/forget-passkeys', {
              params: { id: asking.operator.id },
              body: { reason },
              idempotencyKey,
            })
          }
          onClose={close}
          onDone={done}
        >
          <p>{t.onlyAfterYouSpoke}</p>
        </ReasonDialog>
      )}
    </section>
  )
}

type OperatorRowProps = { operator: Operator; isOwn: boolean; onAsk: (asking: Asking) => void }

function OperatorRow({ operator, isOwn, onAsk }: OperatorRowProps) {
  const {
    name,
    role,
    phone,
    since,
    granted_by: by,
    last_seen: seen,
    has_passkey: hasPasskey,
    confirms_from: from,
    given,
  } = operator
  const now = serverNow()
  return (
    <li className="side-row">
      <p>
        <b>{name}</b> <Badge tone={role === 'admin' ? 'coral' : 'dull'}>{frame.roles[role]}</Badge>
        <span className="soft block">{t.addedBy(phone, formatIstDate(new Date(since), now), by)}</span>
        <span className="soft block">
          {seen === null ? t.neverSignedIn : t.lastSeen(formatIstMoment(new Date(seen), now))}
          {!hasPasskey && `, ${t.noPasskeyYet}`}
        </span>
        {from !== null && new Date(from) > now && (
          <span className="soft block">{t.confirmsNothingBefore(formatIstMoment(new Date(from), now))}</span>
        )}
        {given > 0 && <span className="soft block">{t.gaveAway(formatRupees(given))}</span>}
      </p>
      {!isOwn && (
        <div className="office-tools">
          {hasPasskey && <Button onClick={() => onAsk({ what: 'forget', operator })}>{t.lostDevice}</Button>}
          <Button onClick={() => onAsk({ what: 'end', operator })}>{t.remove}</Button>
        </div>
      )}
    </li>
  )
}

type AskProps = { onClose: () => void; onDone: () => void }

function AddOperator({ onClose, onDone }: AskProps) {
  const [typed, setTyped] = useState<{ name: string; phone: string; role: OperatorRole }>({
    name: '',
    phone: '',
    role: 'support',
  })
  const write = (change: Partial<typeof typed>) => setTyped({ ...typed, ...change })
  const read = () => {
    const name = typed.name.trim()
    if (!name) return refuse({ name: t.writeTheirName })
    return readPhone(typed.phone) ? accept({ ...typed, name }) : refuse({ phone: frame.phoneForm.phoneWrong })
  }
  return (
    <FormDialog
      title={t.addSomebody}
      button={typed.role === 'admin' ? t.proposeAdmin : t.add}
      read={read}
      act={(body, idempotencyKey) => officeApi.post('/office/operators', { body, idempotencyKey })}
      onClose={onClose}
      onDone={onDone}
    >
      {(faultOf) => (
        <>
          <TextInput
            label={common.name}
            value={typed.name}
            error={faultOf('name')}
            autoComplete="off"
            onChange={({ target }) => write({ name: target.value })}
          />
          <TextInput
            label={frame.phoneForm.phone}
            value={typed.phone}
            error={faultOf('phone')}
            type="tel"
            inputMode="numeric"
            autoComplete="off"
            prefix="+91"
            onChange={({ target }) => write({ phone: target.value })}
          />
          <Select
            label={t.role}
            value={typed.role}
            onChange={({ target }) => write({ role: target.value as OperatorRole })}
          >
            {OPERATOR_ROLES.map((each) => (
              <option key={each} value={each}>
                {frame.roles[each]}
              </option>
            ))}
          </Select>
        </>
      )}
    </FormDialog>
  )
}
