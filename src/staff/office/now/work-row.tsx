import type { WaitingWork } from '#contract/office-now.ts'
import { formatIstMoment } from '#domain/kernel/ist.ts'
import { OFFICE } from '#web/lib/office-paths.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ageWords } from '../age-words.ts'
import { useOffice } from '../office-context.ts'
import { WORK_ICONS, workLine, workTitle } from './work-words.ts'
import * as common from '#words/common.ts'
import * as t from '#words/office/now.ts'

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000

function ageLook({ since, due }: WaitingWork, now: Date): '' | 'old' | 'late' {
  if (due && new Date(due) < now) return 'late'
  return now.getTime() - new Date(since).getTime() > DAY_MILLISECONDS ? 'old' : ''
}

export type WorkStep = 'ring' | 'decide' | 'dispute' | 'allow'

type WorkRowProps = { work: WaitingWork; onDo: (what: WorkStep) => void }

/** One task: how long it has waited, and the button to press. */
export function WorkRow({ work, onDo }: WorkRowProps) {
  const now = serverNow()
  return (
    <li className={`work-row ${work.kind === 'refused' || work.kind === 'dispute' ? 'urgent' : ''}`}>
      <Icon name={WORK_ICONS[work.kind]} />
      <p className="work-what">
        <b>{workTitle(work)}</b>
        <span>{workLine(work)}</span>
        {work.due !== null && <span>{t.by(formatIstMoment(new Date(work.due), now))}</span>}
      </p>
      <span className={`work-age ${ageLook(work, now)}`}>{ageWords(new Date(work.since), now)}</span>
      <NextStep work={work} onDo={onDo} />
    </li>
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
