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
import { ROLES, WORDS } from '../../../../words/en/office/frame.ts'
import { LimitsBox } from './limits-box.tsx'
import { OwnPasskey } from './own-passkey.tsx'
import { TwoPeople } from './two-people.tsx'

/** Lists the office's staff with their limits; admins change both. */
export function TeamPage() {
  const { me } = useOffice()
  return (
    <OfficePage title="Team">
      <div className="office-columns">
        <div>{me.role === 'admin' ? <Operators /> : <p>Admins see and change who works in the office.</p>}</div>
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
        <h2 id="operators">Who works here</h2>
        <Button onClick={() => setAsking({ what: 'add' })}>Add somebody</Button>
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
          title={`End ${asking.operator.name}’s work`}
          button="Remove from the office"
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
          <p>Their sessions end at once. What they did stays in the log.</p>
        </ReasonDialog>
      )}
      {asking?.what === 'forget' && (
        <ReasonDialog
          title={`Forget ${asking.operator.name}’s passkeys`}
          button="Forget the passkeys"
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
          <p>Only after you have spoken with them: they make a new passkey after the next one-time password.</p>
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
        <b>{name}</b> <Badge tone={role === 'admin' ? 'coral' : 'dull'}>{ROLES[role]}</Badge>
        <span className="soft block">
          {phone}, since {formatIstDate(new Date(since), now)}, added by {by}
        </span>
        <span className="soft block">
          {seen === null ? 'Never signed in' : `Last seen ${formatIstMoment(new Date(seen), now)}`}
          {hasPasskey ? '' : ', no passkey yet'}
        </span>
        {from !== null && new Date(from) > now && (
          <span className="soft block">Confirms nothing before {formatIstMoment(new Date(from), now)}</span>
        )}
        {given > 0 && <span className="soft block">Gave away {formatRupees(given)} in 30 days</span>}
      </p>
      {!isOwn && (
        <div className="office-tools">
          {hasPasskey && <Button onClick={() => onAsk({ what: 'forget', operator })}>Lost device</Button>}
          <Button onClick={() => onAsk({ what: 'end', operator })}>Remove</Button>
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
    if (!name) return refuse({ name: 'Write their name.' })
    return readPhone(typed.phone) ? accept({ ...typed, name }) : refuse({ phone: WORDS.phoneForm.phoneWrong })
  }
  return (
    <FormDialog
      title="Add somebody"
      button={typed.role === 'admin' ? 'Propose an admin' : 'Add'}
      read={read}
      act={(body, idempotencyKey) => officeApi.post('/office/operators', { body, idempotencyKey })}
      onClose={onClose}
      onDone={onDone}
    >
      {(faultOf) => (
        <>
          <TextInput
            label="Name"
            value={typed.name}
            error={faultOf('name')}
            autoComplete="off"
            onChange={({ target }) => write({ name: target.value })}
          />
          <TextInput
            label={WORDS.phoneForm.phone}
            value={typed.phone}
            error={faultOf('phone')}
            type="tel"
            inputMode="numeric"
            autoComplete="off"
            prefix="+91"
            onChange={({ target }) => write({ phone: target.value })}
          />
          <Select
            label="Role"
            value={typed.role}
            onChange={({ target }) => write({ role: target.value as OperatorRole })}
          >
            {OPERATOR_ROLES.map((each) => (
              <option key={each} value={each}>
                {ROLES[each]}
              </option>
            ))}
          </Select>
        </>
      )}
    </FormDialog>
  )
}
