import type { WaitingWork } from '#contract/office-now.ts'
import { formatIstMoment } from '#domain/kernel/ist.ts'
import { OFFICE } from '#web/lib/office-paths.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ageWords } from '../age-words.ts'
import { useOffice } from '../office-context.ts'
import { ageTone } from './age-tone.ts'
import { stayWords, WORK_ICONS, workLine, workTitle } from './work-words.ts'
import * as common from '#words/common.ts'
import * as t from '#words/office/now.ts'

export type WorkStep = 'guest' | 'ring' | 'decide' | 'dispute' | 'allow'

type WorkRowProps = { work: WaitingWork; onDo: (what: WorkStep) => void }

/** One task: how long it has waited, and the button to press. */
export function WorkRow({ work, onDo }: WorkRowProps) {
  const now = serverNow()
  // These tasks end with the stay, whose time is shown.
  const due =
    work.due !== null && work.due !== work.checkin ? t.by(formatIstMoment(new Date(work.due), now)) : undefined
  const times = [stayWords(work, now), due].filter((words) => words !== undefined)
  return (
    <li className={`work-row ${work.kind === 'refused' || work.kind === 'dispute' ? 'urgent' : ''}`}>
      <Icon name={WORK_ICONS[work.kind]} />
      <p className="work-what">
        <b>{workTitle(work)}</b>
        <span>{workLine(work)}</span>
        {times.length > 0 && <span>{times.join('. ')}</span>}
      </p>
      <span className={`work-age ${ageTone(work, now)}`}>{ageWords(new Date(work.since), now)}</span>
      <NextStep work={work} onDo={onDo} />
      {TO_CALL.has(work.kind) && <Calls work={work} onDo={onDo} />}
    </li>
  )
}

/** Work that is done by telephone. 'To ring' has its own button. */
const TO_CALL: ReadonlySet<WaitingWork['kind']> = new Set([
  'dispute',
  'dearer_room',
  'many_cases',
  'refused',
  'still_in_room',
  'objection',
  'not_me',
])

function Calls({ work: { guest, booking, phone }, onDo }: WorkRowProps) {
  if (phone === null && (guest === null || booking === null)) return null
  return (
    <p className="work-calls">
      {guest !== null && booking !== null && (
        <button type="button" className="link" onClick={() => onDo('guest')}>
          <Icon name="phone" />
          {t.callGuest}
        </button>
      )}
      {phone !== null && (
        <a className="link" href={`tel:${phone}`}>
          <Icon name="phone" />
          {t.callHotel} <span className="digits hidden md:inline">{phone}</span>
        </a>
      )}
    </p>
  )
}

function NextStep({ work, onDo }: WorkRowProps) {
  const { me } = useOffice()
  const { kind, booking } = work
  if (kind === 'to_ring')
    return (
      <Button className="work-step" onClick={() => onDo('ring')}>
        {t.ring}
      </Button>
    )
  if (kind === 'proposal' && me.role === 'admin')
    return (
      <Button className="work-step" onClick={() => onDo('decide')}>
        {common.decide}
      </Button>
    )
  if (kind === 'dispute')
    return (
      <Button className="work-step" variant="primary" onClick={() => onDo('dispute')}>
        {common.decide}
      </Button>
    )
  if (kind === 'dearer_room')
    return (
      <Button className="work-step" variant="primary" onClick={() => onDo('allow')}>
        {t.sayYes}
      </Button>
    )
  if (kind === 'many_cases')
    return (
      <LinkButton className="work-step" variant="primary" to={OFFICE.hotel(work.id)}>
        {t.open}
      </LinkButton>
    )
  if (kind === 'application')
    return (
      <LinkButton className="work-step" to={OFFICE.applications}>
        {t.check}
      </LinkButton>
    )
  if (kind === 'given_up' && !booking)
    return (
      <LinkButton className="work-step" to={OFFICE.health}>
        {t.open}
      </LinkButton>
    )
  if (!booking) return <span />
  return (
    <LinkButton
      className="work-step"
      variant={kind === 'refused' ? 'primary' : 'quiet'}
      to={OFFICE.booking(booking.id)}
    >
      {kind === 'refused' ? t.helpNow : t.open}
    </LinkButton>
  )
}
