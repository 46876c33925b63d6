import { useEffect, useState } from 'react'
import type { Colleague } from '#contract/desk-staff.ts'
import { readPhone } from '#domain/accounts/phone.ts'
import { STAFF_ROLES, type StaffRole } from '#domain/desk/staff.ts'
import { DESK } from '#web/lib/desk-paths.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Select, TextInput } from '#web/ui/field.tsx'
import type { FieldErrors } from '#web/ui/form-dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Tick } from '#web/ui/tick.tsx'
import { deskApi } from '../desk-api.ts'
import { CallState } from '../call-state.tsx'
import { useCall, usePost } from '../desk-calls.ts'
import { DeskForm } from '../desk-form.tsx'
import { DeskPage } from '../desk-frame.tsx'
import { PressNotice } from '../press-notice.tsx'
import { nearWords } from '../words/desk-time.ts'
import type { DeskWords } from '#english/desk/desk.ts'
import { useWords } from '../words/use-words.ts'
import { WaitingDevices, type DevicesProps } from './waiting-devices.tsx'
import './more.css'

type Asking = { what: 'add' } | { what: 'pair' | 'end'; colleague: Colleague }

/** Lists the hotel's staff for a manager, and the devices that wait for approval. */
export function StaffPage() {
  const words = useWords()
  const called = useCall('GET /desk/staff')
  const { value: staff, retry } = called
  const waiting = useCall('GET /desk/waiting-devices')
  const [asking, setAsking] = useState<Asking>()
  const close = () => setAsking(undefined)
  const done = () => {
    close()
    void retry()
  }
  const devices = waiting.value ?? []
  return (
    <DeskPage title={words.staff} backTo={DESK.more}>
      <h1>{words.staff}</h1>
      <p className="soft">{words.staffWords}</p>
      <CallState of={called} />
      <WaitingDevices devices={devices} show={waiting.show} />
      <ul className="staff-list">
        {staff?.map((colleague) => (
          <ColleagueBox key={colleague.id} colleague={colleague} onAsk={setAsking} />
        ))}
      </ul>
      <Button
        variant={devices.length > 0 ? 'quiet' : 'primary'}
        className="big w-full"
        onClick={() => setAsking({ what: 'add' })}
      >
        {words.addStaff}
      </Button>
      {asking?.what === 'add' && <AddStaff onClose={close} onDone={done} />}
      {asking?.what === 'pair' && (
        <PairingCode colleague={asking.colleague} devices={devices} show={waiting.show} onClose={close} />
      )}
      {asking?.what === 'end' && <EndWork colleague={asking.colleague} onClose={close} onDone={done} />}
    </DeskPage>
  )
}

const roleWords = (role: StaffRole, { roleManager, roleDesk, ofHouse }: DeskWords): string =>
  ({ manager: roleManager, desk: roleDesk, cleaner: ofHouse.roleCleaner })[role]

function ColleagueBox({ colleague, onAsk }: { colleague: Colleague; onAsk: (asking: Asking) => void }) {
  const words = useWords()
  const { ofStaff } = words
  const { name, role, phone, is_accepted: isAccepted, vouched_by: voucher, last_seen, devices } = colleague
  const seen = last_seen ? words.lastSeen(nearWords(new Date(last_seen), serverNow(), words)) : words.neverSeen
  return (
    <li className="box">
      <h2 className="small-heading">{name}</h2>
      <p>
        {roleWords(role, words)},{' '}
        {phone === null ? ofStaff.vouchedBy(voucher ?? '') : <span className="digits">{phone}</span>}
      </p>
      <p className="soft">
        {isAccepted ? seen : ofStaff.invitedYet}
        {devices > 0 && isAccepted && `, ${words.devices(devices)}`}
      </p>
      <div className="button-row">
        {isAccepted ? (
          <Button onClick={() => onAsk({ what: 'pair', colleague })}>{words.pairAPhone}</Button>
        ) : (
          <InviteAgain colleague={colleague} />
        )}
        <Button onClick={() => onAsk({ what: 'end', colleague })}>
          {isAccepted ? words.endWork : ofStaff.takeBack}
        </Button>
      </div>
    </li>
  )
}

function InviteAgain({ colleague: { id } }: { colleague: Colleague }) {
  const words = useWords()
  const inviting = usePost('POST /desk/staff/{id}/invite-again', { params: { id } })
  const [isInvited, setInvited] = useState(false)
  const invite = async () => setInvited((await inviting.send())?.ok ?? false)
  if (isInvited) return <output className="soft">{words.ofStaff.invitedAgain}</output>
  if (inviting.state === 'refused') return <output className="soft">{words.refusal(inviting.refusal)}</output>
  return (
    <>
      <PressNotice sending={inviting} />
      <Button aria-disabled={inviting.isBusy} onClick={() => void invite()}>
        {words.ofStaff.inviteAgain}
      </Button>
    </>
  )
}

/** Managers must use their own phone. */
const roleWithoutPhone = (role: StaffRole) => (role === 'manager' ? 'desk' : role)

type AskProps = { onClose: () => void; onDone: () => void }

function AddStaff({ onClose, onDone }: AskProps) {
  const words = useWords()
  const { ofStaff } = words
  const [name, setName] = useState('')
  const [phone, setPhone] = useState('')
  const [role, setRole] = useState<StaffRole>('desk')
  const [hasPhone, setHasPhone] = useState(true)
  const [wrong, setWrong] = useState<FieldErrors>()
  const adding = usePost('POST /desk/staff')
  const add = async () => {
    adding.reset()
    const faults = {
      ...(name.trim() ? {} : { name: words.nameMissing }),
      ...(hasPhone && !readPhone(phone) ? { phone: words.phoneWrong } : {}),
    }
    setWrong(faults)
    if (Object.keys(faults).length > 0) return
    const body = hasPhone ? { name: name.trim(), phone, role } : { name: name.trim(), role: roleWithoutPhone(role) }
    const answer = await adding.send(body)
    if (answer?.ok) onDone()
  }
  return (
    <DeskForm
      title={words.addStaff}
      button={hasPhone ? ofStaff.invite : words.add}
      sending={adding}
      faults={wrong}
      fieldOf={hasPhone ? { STAFF_EXISTS: 'phone' } : {}}
      onSubmit={() => void add()}
      onClose={onClose}
    >
      {(faultOf) => (
        <>
          <TextInput
            label={words.nameLabel}
            value={name}
            error={faultOf('name')}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
          {hasPhone && (
            <TextInput
              label={words.phone}
              value={phone}
              error={faultOf('phone')}
              type="tel"
              inputMode="numeric"
              autoComplete="off"
              prefix="+91"
              onChange={({ target }) => setPhone(target.value)}
            />
          )}
          <Select
            label={words.role}
            value={hasPhone ? role : roleWithoutPhone(role)}
            onChange={({ target }) => setRole(target.value as StaffRole)}
          >
            {STAFF_ROLES.filter((each) => hasPhone || each !== 'manager').map((each) => (
              <option key={each} value={each}>
                {roleWords(each, words)}
              </option>
            ))}
          </Select>
          {role === 'cleaner' && <p className="soft">{words.ofHouse.roleWords}</p>}
          <Tick checked={!hasPhone} onChange={() => setHasPhone(!hasPhone)}>
            {ofStaff.noPhone}
          </Tick>
          <p className="soft">{hasPhone ? ofStaff.inviteWords : ofStaff.noPhoneWords}</p>
        </>
      )}
    </DeskForm>
  )
}

type PairingCodeProps = DevicesProps & { colleague: Colleague; onClose: () => void }

/** Shows the pairing code and, below it, the device on which it was typed, for the manager to approve. */
function PairingCode({ colleague, devices, show, onClose }: PairingCodeProps) {
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
  const own = devices.filter((device) => device.colleague.id === colleague.id)
  return (
    <Dialog title={words.pairAPhone} leaving={{ closable: true, onClose }}>
      <div className="flow">
        <p>{words.pairCodeWords(colleague.name)}</p>
        {fault && <Notice tone="danger">{fault}</Notice>}
        <output className="shown-code">{code}</output>
        {own.length === 0 ? (
          <p className="soft">{words.ofStaff.waitingForCode}</p>
        ) : (
          <WaitingDevices devices={own} show={show} />
        )}
      </div>
    </Dialog>
  )
}

function EndWork({ colleague, onClose, onDone }: AskProps & { colleague: Colleague }) {
  const words = useWords()
  const { name, is_accepted: isAccepted } = colleague
  const title = isAccepted ? words.endWork : words.ofStaff.takeBack
  const ending = usePost('POST /desk/staff/{id}/end', { params: { id: colleague.id } })
  const end = async () => {
    const answer = await ending.send()
    if (answer?.ok) onDone()
  }
  return (
    <Dialog title={title} leaving={{ closable: true, onClose }}>
      <div className="flow">
        <p>{isAccepted ? words.endWorkWords(name) : words.ofStaff.takeBackWords(name)}</p>
        <PressNotice sending={ending} />
        <Button variant="danger" className="big w-full" aria-disabled={ending.isBusy} onClick={() => void end()}>
          {title}
        </Button>
        <Button className="w-full" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </Dialog>
  )
}
