import { useState } from 'react'
import type { ErrorGroup, DeadLetter, OfficeJob } from '#contract/office-health.ts'
import { formatIstMoment } from '#domain/kernel/ist.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Sentence } from '#web/ui/sentence.tsx'
import { DataTable, type Column } from '../../kit/data-table.tsx'
import { dotted, type Short } from '../../kit/short-row.tsx'
import { QueryBoundary } from '../query-boundary.tsx'
import { officeApi } from '../office-api.ts'
import { useCall } from '../office-calls.ts'
import { useOffice } from '../office-context.ts'
import { OfficePage } from '../office-frame.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'
import { scheduleWords } from './schedule-words.ts'
import * as common from '#words/common.ts'
import * as t from '#words/office/health.ts'

const moment = (at: string) => formatIstMoment(new Date(at), serverNow())

type Doing = { what: 'retry' | 'close'; id: string } | { what: 'run'; name: string }

/** Shows failed work, errors that browsers reported, and the state of the jobs. */
export function HealthPage() {
  const asked = useCall('GET /office/health')
  const [doing, setDoing] = useState<Doing>()
  const close = () => setDoing(undefined)
  const done = () => {
    close()
    void asked.retry()
  }
  return (
    <OfficePage title={t.health} line={t.whatThisPageShows}>
      <QueryBoundary query={asked}>
        {({ given_up: givenUp, errors, jobs }) => (
          <>
            <GivenUp work={givenUp} onDo={setDoing} />
            <Errors groups={errors} />
            <Jobs jobs={jobs} onRun={(name) => setDoing({ what: 'run', name })} />
          </>
        )}
      </QueryBoundary>
      {doing && <Act doing={doing} onClose={close} onDone={done} />}
    </OfficePage>
  )
}

function Act({ doing, onClose, onDone }: { doing: Doing; onClose: () => void; onDone: () => void }) {
  if (doing.what === 'run')
    return (
      <ReasonDialog
        title={t.run(doing.name)}
        button={t.runItNow}
        act={(reason, idempotencyKey) =>
          officeApi.post('/office/jobs/run', { body: { name: doing.name, reason }, idempotencyKey })
        }
        onClose={onClose}
        onDone={onDone}
      >
        <p>{t.runsOnceOutsideSchedule}</p>
      </ReasonDialog>
    )
  const { id } = doing
  const isRetry = doing.what === 'retry'
  return (
    <ReasonDialog
      title={isRetry ? common.tryAgain : t.closeIt}
      about={id}
      button={isRetry ? t.tryAgainNow : t.closeItForGood}
      variant={isRetry ? 'primary' : 'danger'}
      act={(reason, idempotencyKey) =>
        isRetry
          ? officeApi.post('/office/given-up/retry', { body: { id, reason }, idempotencyKey })
          : officeApi.post('/office/given-up/close', { body: { id, reason }, idempotencyKey })
      }
      onClose={onClose}
      onDone={onDone}
    >
      <p>{isRetry ? t.goesOutAsIfNew : t.nobodyTriesItAgain}</p>
    </ReasonDialog>
  )
}

function GivenUp({ work, onDo }: { work: readonly DeadLetter[]; onDo: (doing: Doing) => void }) {
  return (
    <section className="panel" aria-labelledby="given-up">
      <header>
        <h2 id="given-up">{t.failedForGood(work.length)}</h2>
        <span className="soft">{t.oldestFirst}</span>
      </header>
      {work.length === 0 && <p className="panel-inside soft">{t.everythingWasSent}</p>}
      {work.map(({ id, what, attempts, since, error }) => (
        <div key={id} className="panel-foot">
          <p>
            <b>{what}</b>
            <span className="soft block">
              {t.attemptsSince(id, attempts, moment(since))}
              {error !== null && `: ${error}`}
            </span>
          </p>
          <div className="office-tools">
            <Button onClick={() => onDo({ what: 'retry', id })}>{common.tryAgain}</Button>
            <Button onClick={() => onDo({ what: 'close', id })}>{common.close}</Button>
          </div>
        </div>
      ))}
    </section>
  )
}

const shortError = ({ message, page, last, count }: ErrorGroup): Short => ({
  name: message,
  end: t.reportedTimes(count),
  line: dotted([page, moment(last)]),
})

const ERROR_COLUMNS: readonly Column<ErrorGroup>[] = [
  {
    name: t.error,
    isBehindTap: true,
    of: ({ message, comments }) => (
      <span>
        {message}
        {comments.map((comment) => (
          <q key={comment} className="soft block">
            {comment}
          </q>
        ))}
      </span>
    ),
  },
  {
    name: t.page,
    isBehindTap: true,
    of: ({ page, release }) => (
      <span>
        {page}
        {release !== null && <span className="soft block">{release}</span>}
      </span>
    ),
  },
  { name: t.last, of: ({ last }) => moment(last) },
  { name: t.times, isFigure: true, of: ({ count }) => count },
]

function Errors({ groups }: { groups: readonly ErrorGroup[] }) {
  return (
    <section className="panel" aria-labelledby="errors">
      <header>
        <h2 id="errors">{t.errorsInBrowsers}</h2>
        <span className="soft">{t.mostOftenFirst}</span>
      </header>
      {groups.length === 0 ? (
        <p className="panel-inside soft">{t.noBrowserReportedError}</p>
      ) : (
        <DataTable
          columns={ERROR_COLUMNS}
          short={shortError}
          rows={groups}
          keyOf={({ message }) => message}
          hasNames={false}
        />
      )}
    </section>
  )
}

const sentence = (does: string) => does.charAt(0).toUpperCase() + does.slice(1)

const hasFailed = ({ began, failed }: OfficeJob) => began !== null && failed !== null && failed >= began

const JOB_COLUMNS: readonly Column<OfficeJob>[] = [
  {
    name: t.job,
    of: ({ name, does }) => (
      <>
        {sentence(does)}
        <span className="soft block">{name}</span>
      </>
    ),
  },
  { name: t.schedule, of: ({ cron }) => scheduleWords(cron) },
  { name: t.lastRun, isBehindTap: true, of: (job) => <LastTurn job={job} /> },
]

const shortJob = (job: OfficeJob): Short => ({
  name: sentence(job.does),
  end: hasFailed(job) && <Badge tone="warn">{t.failed}</Badge>,
  line: dotted([scheduleWords(job.cron), job.began === null ? t.noneYet : moment(job.began)]),
})

const runColumn = (onRun: (name: string) => void): Column<OfficeJob> => ({
  name: t.now,
  isFigure: true,
  isBehindTap: true,
  of: ({ name }) => (
    <Button onClick={() => onRun(name)}>
      <Sentence text={t.runNamed(name)} />
    </Button>
  ),
})

function Jobs({ jobs, onRun }: { jobs: readonly OfficeJob[]; onRun: (name: string) => void }) {
  const { me } = useOffice()
  return (
    <section className="panel" aria-labelledby="jobs">
      <header>
        <h2 id="jobs">{t.jobs}</h2>
      </header>
      <DataTable
        columns={me.role === 'admin' ? [...JOB_COLUMNS, runColumn(onRun)] : JOB_COLUMNS}
        short={shortJob}
        rows={jobs}
        keyOf={({ name }) => name}
      />
    </section>
  )
}

function LastTurn({ job }: { job: OfficeJob }) {
  const { began, ended, worked_on: workedOn, failed, error } = job
  if (began === null) return <span className="soft">{t.noneYet}</span>
  return (
    <span>
      {hasFailed(job) ? <Badge tone="warn">{t.failed}</Badge> : ended === null ? t.running : t.handled(workedOn ?? 0)},{' '}
      {moment(began)}
      {failed !== null && <span className="soft block">{t.failedLast(moment(failed), error ?? '')}</span>}
    </span>
  )
}
