import { useCallback, useEffect, useState, type SubmitEvent } from 'react'
import type { Colleague } from '#contract/desk-staff.ts'
import { readPhone } from '#domain/accounts/phone.ts'
import { STAFF_ROLES, type StaffRole } from '#domain/desk/staff.ts'
import { DESK } from '#web/lib/desk-paths.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Select, TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { deskApi } from '../desk-api.ts'
import { DeskPage } from '../desk-frame.tsx'
import { nearWords } from '../words/desk-time.ts'
import { useWords } from '../words/use-words.ts'
import './more.css'

type Asking = { what: 'add' } | { what: 'pair' | 'end'; colleague: Colleague }

/** A manager's list of who works at the hotel. */
export function StaffPage() {
  const words = useWords()
  const [staff, setStaff] = useState<readonly Colleague[]>()
  const [fault, setFault] = useState<string>()
  const [asking, setAsking] = useState<Asking>()
  const load = useCallback(async () => {
    const answer = await deskApi.get('/desk/staff')
    if (answer.ok) setStaff(answer.value)
    else setFault(words.refusal(answer.refusal))
  }, [words])
  useEffect(() => {
    const begin = async () => {
      await load()
    }
    void begin()
  }, [load])
  const done = () => {
    setAsking(undefined)
    void load()
  }
  return (
    <DeskPage title={words.staff} backTo={DESK.more}>
      <h1>{words.staff}</h1>
      <p className="soft">{words.staffWords}</p>
      {fault && <Notice tone="danger">{fault}</Notice>}
      {!staff && !fault && <output className="block">{words.loading}</output>}
      <ul className="staff-list">
        {staff?.map((colleague) => (
          <ColleagueBox key={colleague.id} colleague={colleague} onAsk={setAsking} />
        ))}
      </ul>
      <Button look="primary" className="big w-full" onClick={() => setAsking({ what: 'add' })}>
        {words.addStaff}
      </Button>
      {asking?.what === 'add' && <AddStaff onClose={() => setAsking(undefined)} onDone={done} />}
      {asking?.what === 'pair' && <PairingCode colleague={asking.colleague} onClose={() => setAsking(undefined)} />}
      {asking?.what === 'end' && (
        <EndWork colleague={asking.colleague} onClose={() => setAsking(undefined)} onDone={done} />
      )}
    </DeskPage>
  )
}

function ColleagueBox({ colleague, onAsk }: { colleague: Colleague; onAsk: (asking: Asking) => void }) {
  const words = useWords()
  const { name, role, phone, last_seen, devices } = colleague
  const seen = last_seen ? words.lastSeen(nearWords(new Date(last_seen), serverNow(), words)) : words.neverSeen
  return (
    <li className="box">
      <h2 className="small-heading">{name}</h2>
      <p>
        {role === 'manager' ? words.roleManager : words.roleDesk}, <span className="digits">{phone}</span>
      </p>
      <p className="soft">
        {seen}
        {devices > 0 && `, ${words.devices(devices)}`}
      </p>
      <div className="button-row">
        <Button onClick={() => onAsk({ what: 'pair', colleague })}>{words.pairAPhone}</Button>
        <Button onClick={() => onAsk({ what: 'end', colleague })}>{words.endWork}</Button>
      </div>
    </li>
  )
}

type AskProps = { onClose: () => void; onDone: () => void }

function AddStaff({ onClose, onDone }: AskProps) {
  const words = useWords()
  const [name, setName] = useState('')
  const [phone, setPhone] = useState('')
  const [role, setRole] = useState<StaffRole>('desk')
  const [fault, setFault] = useState<string>()
  const add = async (event: SubmitEvent) => {
    event.preventDefault()
    if (!name.trim()) return setFault(words.nameMissing)
    if (!readPhone(phone)) return setFault(words.phoneWrong)
    const answer = await deskApi.post('/desk/staff', { body: { name: name.trim(), phone, role } })
    if (!answer.ok) return setFault(words.refusal(answer.refusal))
    return onDone()
  }
  return (
    <Dialog title={words.addStaff} leaving={{ closable: true, onClose }}>
      <form className="flow" noValidate onSubmit={(event) => void add(event)}>
        <TextInput
          label={words.nameLabel}
          value={name}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
        <TextInput
          label={words.phone}
          value={phone}
          type="tel"
          inputMode="numeric"
          autoComplete="off"
          prefix="+91"
          onChange={({ target }) => setPhone(target.value)}
        />
        <Select label={words.role} value={role} onChange={({ target }) => setRole(target.value as StaffRole)}>
          {STAFF_ROLES.map((each) => (
            <option key={each} value={each}>
              {each === 'manager' ? words.roleManager : words.roleDesk}
            </option>
          ))}
        </Select>
        {fault && <Notice tone="danger">{fault}</Notice>}
        <Button type="submit" look="primary" className="big w-full">
          {words.add}
        </Button>
      </form>
    </Dialog>
  )
}

function PairingCode({ colleague, onClose }: { colleague: Colleague; onClose: () => void }) {
  const words = useWords()
  const [code, setCode] = useState<string>()
  const [fault, setFault] = useState<string>()
  useEffect(() => {
    const ask = async () => {
      const answer = await deskApi.post('/desk/staff/{id}/pairing-code', { params: { id: colleague.id } })
      if (answer.ok) setCode(answer.value.code)
      else setFault(words.refusal(answer.refusal))
    }
    void ask()
  }, [colleague.id, words])
  return (
    <Dialog title={words.pairAPhone} leaving={{ closable: true, onClose }}>
      <div className="flow">
        <p>{words.pairCodeWords(colleague.name)}</p>
        {fault && <Notice tone="danger">{fault}</Notice>}
        <output className="shown-code">{code}</output>
      </div>
    </Dialog>
  )
}

function EndWork({ colleague, onClose, onDone }: AskProps & { colleague: Colleague }) {
  const words = useWords()
  const [fault, setFault] = useState<string>()
  const end = async () => {
    const answer = await deskApi.post('/desk/staff/{id}/end', { params: { id: colleague.id } })
    if (!answer.ok) return setFault(words.refusal(answer.refusal))
    return onDone()
  }
  return (
    <Dialog title={words.endWork} leaving={{ closable: true, onClose }}>
      <div className="flow">
        <p>{words.endWorkWords(colleague.name)}</p>
        {fault && <Notice tone="danger">{fault}</Notice>}
        <Button look="danger" className="big w-full" onClick={() => void end()}>
          {words.endWork}
        </Button>
        <Button className="w-full" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </Dialog>
  )
}
