import type { WaitingWork } from '#contract/office-now.ts'
import { addMinutes, formatIstDate, formatIstMoment, istDateOf, istInstant } from '#domain/kernel/ist.ts'
import { OFFICE } from '#web/lib/office-paths.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { serverNow } from '#web/lib/server-clock.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Sentence } from '#web/ui/sentence.tsx'
import { ageWords } from '../age-words.ts'
import { useOffice } from '../office-context.ts'
import { ageTone } from './age-tone.ts'
import { workPlace } from './work-place.ts'
import { stayWords, WORK_ICONS, workLine, workTitle } from './work-words.ts'
import * as common from '#words/common.ts'
import * as t from '#words/office/now.ts'
import * as own from '#words/office/work-of.ts'

export type WorkStep = 'guest' | 'ring' | 'decide' | 'dispute' | 'allow' | 'share' | 'take'

type WorkRowProps = { work: WaitingWork; onDo: (what: WorkStep) => void }

/** Shows one task, with how long it has waited and the button to press. */
export function WorkRow({ work, onDo }: WorkRowProps) {
  const now = serverNow()
  const times = [stayWords(work, now), dueWords(work, now)].filter((words) => words !== undefined)
  return (
    <li className={`work-row ${URGENT.has(work.kind) ? 'urgent' : ''}`}>
      <Icon name={WORK_ICONS[work.kind]} />
      <p className="work-what">
        <Link to={workPlace(work)}>{workTitle(work)}</Link>
        <span>{workLine(work)}</span>
        {times.length > 0 && <span>{times.join('. ')}</span>}
      </p>
      <span className={`work-age ${ageTone(work, now)}`}>{ageWords(new Date(work.since), now)}</span>
      <div className="work-acts">
        <WorkOwner work={work} onDo={onDo} />
        <NextStep work={work} onDo={onDo} />
      </div>
      {TO_CALL.has(work.kind) && <Calls work={work} onDo={onDo} />}
    </li>
  )
}

function dueWords({ due, checkin }: WaitingWork, now: Date): string | undefined {
  // If a task is due when the stay begins, omits the due time, because the stay's time is already shown.
  if (due === checkin) return undefined
  const at = new Date(due)
  // If the due time is midnight, names the day that ends then.
  if (istInstant(istDateOf(at)) >= at) return t.by(formatIstDate(addMinutes(at, -1), now))
  return t.by(formatIstMoment(at, now))
}

const URGENT: ReadonlySet<WaitingWork['kind']> = new Set(['unsafe', 'refused', 'dispute'])

/** Work that is done by telephone. 'To ring' has its own button. */
const TO_CALL: ReadonlySet<WaitingWork['kind']> = new Set([
  'unsafe',
  'more_money',
  'not_as_shown',
  'dispute',
  'dearer_room',
  'many_cases',
  'refused',
  'sold_twice',
  'still_in_room',
  'objection',
  'not_me',
])

/** If guests do not feel safe, the office rings them and never their hotel. */
function Calls({ work: { kind, guest, booking, phone: reception }, onDo }: WorkRowProps) {
  const phone = kind === 'unsafe' ? null : reception
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

/** Shows the owner, or a button to take the work, and a link to its notes. */
function WorkOwner({ work, onDo }: WorkRowProps) {
  const { owner, notes } = work
  const title = workTitle(work)
  return (
    <span className="work-owner">
      {owner === null ? (
        <Button className="work-take" onClick={() => onDo('take')}>
          <Sentence text={own.takeItOf(title)} />
        </Button>
      ) : (
        <button type="button" className="link plain" onClick={() => onDo('share')}>
          <Sentence text={own.openOwner(owner.is_me ? own.you : owner.name, title)} />
        </button>
      )}
      <button type="button" className="icon-button" aria-label={own.openWork(title)} onClick={() => onDo('share')}>
        <Icon name={notes > 0 ? 'square-pen' : 'alarm-clock'} />
      </button>
    </span>
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
  if (kind === 'refused' && booking)
    return (
      <LinkButton className="work-step" variant="primary" to={OFFICE.booking(booking.id)}>
        {t.helpNow}
      </LinkButton>
    )
  return (
    <LinkButton
      className="work-step"
      variant={kind === 'many_cases' || kind === 'unsafe' ? 'primary' : 'quiet'}
      to={workPlace(work)}
    >
      {kind === 'application' ? t.check : t.open}
    </LinkButton>
  )
}
