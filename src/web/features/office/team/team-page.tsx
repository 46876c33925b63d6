import { useState, type SubmitEvent } from 'react'
import type { Operator } from '#contract/office-people.ts'
import { readPhone } from '#domain/accounts/phone.ts'
import { formatIstDate, formatIstMoment } from '#domain/kernel/ist.ts'
import { OPERATOR_ROLES, type OperatorRole } from '#domain/office/operators.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Select, TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { AskedBox } from '../asked-box.tsx'
import { officeApi } from '../office-api.ts'
import { useOffice } from '../office-context.ts'
import { OfficePage } from '../office-frame.tsx'
import { ReasonInput, useReason } from '../reason-input.tsx'
import { useAsked } from '../use-asked.ts'
import { ROLES, WORDS } from '../words/words.ts'
import { LimitsBox } from './limits-box.tsx'
import { OwnPasskey } from './own-passkey.tsx'

const load = (signal?: AbortSignal) => officeApi.get('/office/operators', { signal })

/** Who works in the office and within which limits; admins change both. */
export function TeamPage() {
  const { me } = useOffice()
  return (
    <OfficePage title="Team">
      <div className="office-columns">
        <div>{me.role === 'admin' ? <Operators /> : <p>Admins see and change who works in the office.</p>}</div>
        <div>
          <LimitsBox />
          <OwnPasskey />
        </div>
      </div>
    </OfficePage>
  )
}

type Asking = { what: 'add' } | { what: 'end' | 'forget'; operator: Operator }

function Operators() {
  const { me } = useOffice()
  const asked = useAsked(load)
  const [asking, setAsking] = useState<Asking>()
  const close = () => setAsking(undefined)
  const done = () => {
    close()
    void asked.again()
  }
  return (
    <section className="panel" aria-labelledby="operators">
      <header>
        <h2 id="operators">Who works here</h2>
        <Button onClick={() => setAsking({ what: 'add' })}>Add somebody</Button>
      </header>
      <AskedBox asked={asked}>
        {(operators) => (
          <ul>
            {operators.map((operator) => (
              <OperatorRow key={operator.id} operator={operator} isOwn={operator.id === me.id} onAsk={setAsking} />
            ))}
          </ul>
        )}
      </AskedBox>
      {asking?.what === 'add' && <AddOperator onClose={close} onDone={done} />}
      {asking?.what === 'end' && (
        <AboutOperator
          title={`End ${asking.operator.name}’s work`}
          words="Their sessions end at once. What they did stays in the log."
          button="End their work"
          act={(reason) =>
            officeApi.post('/office/operators/{id}/end', { params: { id: asking.operator.id }, body: { reason } })
          }
          onClose={close}
          onDone={done}
        />
      )}
      {asking?.what === 'forget' && (
        <AboutOperator
          title={`Forget ${asking.operator.name}’s passkeys`}
          words="Only after you have spoken with them: they make a new passkey after the next one-time password."
          button="Forget the passkeys"
          act={(reason) =>
            officeApi.post('/office/operators/{id}/forget-passkeys', {
              params: { id: asking.operator.id },
              body: { reason },
            })
          }
          onClose={close}
          onDone={done}
        />
      )}
    </section>
  )
}

type OperatorRowProps = { operator: Operator; isOwn: boolean; onAsk: (asking: Asking) => void }

function OperatorRow({ operator, isOwn, onAsk }: OperatorRowProps) {
  const { name, role, phone, since, granted_by: by, last_seen: seen, has_passkey: hasPasskey } = operator
  const now = serverNow()
  return (
    <li className="side-row">
      <p>
        <b>{name}</b> <Badge tone={role === 'admin' ? 'coral' : 'dull'}>{ROLES[role]}</Badge>
        <span className="soft block">
          {phone}, since {formatIstDate(new Date(since), now)}, let in by {by}
        </span>
        <span className="soft block">
          {seen === null ? 'Not here yet' : `Last here ${formatIstMoment(new Date(seen), now)}`}
          {hasPasskey ? '' : ', no passkey yet'}
        </span>
      </p>
      {!isOwn && (
        <div className="office-tools">
          {hasPasskey && <Button onClick={() => onAsk({ what: 'forget', operator })}>Lost device</Button>}
          <Button onClick={() => onAsk({ what: 'end', operator })}>End</Button>
        </div>
      )}
    </li>
  )
}

type AskProps = { onClose: () => void; onDone: () => void }

function AddOperator({ onClose, onDone }: AskProps) {
  const [name, setName] = useState('')
  const [phone, setPhone] = useState('')
  const [role, setRole] = useState<OperatorRole>('support')
  const [fault, setFault] = useState<string>()
  const reason = useReason()
  const add = async (event: SubmitEvent) => {
    event.preventDefault()
    setFault(undefined)
    if (!name.trim()) return setFault('Write their name.')
    if (!readPhone(phone)) return setFault(WORDS.phoneForm.phoneWrong)
    const why = reason.read()
    if (!why) return undefined
    const body = { name: name.trim(), phone, role, reason: why }
    const answer = await officeApi.post('/office/operators', { body })
    return answer.ok ? onDone() : setFault(answer.refusal.message || WORDS.failed)
  }
  return (
    <Dialog title="Add somebody" leaving={{ closable: true, onClose }}>
      <form className="flow" noValidate onSubmit={(event) => void add(event)}>
        <TextInput label="Name" value={name} autoComplete="off" onChange={({ target }) => setName(target.value)} />
        <TextInput
          label={WORDS.phoneForm.phone}
          value={phone}
          type="tel"
          inputMode="numeric"
          autoComplete="off"
          prefix="+91"
          onChange={({ target }) => setPhone(target.value)}
        />
        <Select label="Role" value={role} onChange={({ target }) => setRole(target.value as OperatorRole)}>
          {OPERATOR_ROLES.map((each) => (
            <option key={each} value={each}>
              {ROLES[each]}
            </option>
          ))}
        </Select>
        <ReasonInput reason={reason} />
        {fault !== undefined && <Notice tone="danger">{fault}</Notice>}
        <Button type="submit" look="primary" className="big w-full">
          Add
        </Button>
      </form>
    </Dialog>
  )
}

type AboutOperatorProps = AskProps & {
  title: string
  words: string
  button: string
  act: (reason: string) => Promise<{ ok: true } | { ok: false; refusal: { message: string } }>
}

/** An act on a colleague: what it means, and why it is done. */
function AboutOperator({ title, words, button, act, onClose, onDone }: AboutOperatorProps) {
  const reason = useReason()
  const [fault, setFault] = useState<string>()
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const why = reason.read()
    if (!why) return undefined
    const answer = await act(why)
    return answer.ok ? onDone() : setFault(answer.refusal.message || WORDS.failed)
  }
  return (
    <Dialog title={title} leaving={{ closable: true, onClose }}>
      <form className="flow" noValidate onSubmit={(event) => void submit(event)}>
        <p>{words}</p>
        <ReasonInput reason={reason} />
        {fault !== undefined && <Notice tone="danger">{fault}</Notice>}
        <Button type="submit" look="danger" className="big w-full">
          {button}
        </Button>
        <Button className="w-full" onClick={onClose}>
          {WORDS.cancel}
        </Button>
      </form>
    </Dialog>
  )
}
