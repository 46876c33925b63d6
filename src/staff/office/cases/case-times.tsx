import type { OfficeCase } from '#contract/office-cases.ts'
import { formatIstMoment } from '#domain/kernel/ist.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Steps, type Step } from '#web/ui/steps.tsx'
import * as t from '#words/office/cases.ts'

type Times = OfficeCase['times']

/** Lists the steps of a case in order, with what happened when and the next deadline. */
function stepsOf({ came, acknowledge_by: ackBy, acknowledged, answered, settle_by: settleBy, settled }: Times) {
  const steps: { name: string; at: string | null; due: string | null }[] = [
    { name: t.cameIn, at: came, due: null },
    ...(ackBy === null ? [] : [{ name: t.acknowledged, at: acknowledged, due: ackBy }]),
    { name: t.answered, at: answered, due: null },
    { name: t.settled, at: settled, due: settleBy },
  ]
  const next = steps.findIndex(({ at }) => at === null)
  const now = serverNow()
  const dueWords = ackBy === null ? t.by : t.byLaw
  return steps.map(({ name, at, due }, place): Step => ({
    state: at !== null ? 'done' : place === next ? 'now' : 'later',
    label: (
      <>
        {name}
        <span className="soft block">
          {at !== null
            ? formatIstMoment(new Date(at), now)
            : due !== null && dueWords(formatIstMoment(new Date(due), now))}
        </span>
      </>
    ),
  }))
}

export const CaseTimes = ({ found }: { found: OfficeCase }) => (
  <section className="panel" aria-labelledby="times">
    <header>
      <h2 id="times">{t.time}</h2>
    </header>
    <div className="panel-inside">
      <Steps steps={stepsOf(found.times)} />
    </div>
  </section>
)
