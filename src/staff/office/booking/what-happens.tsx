import type { PlannedAction } from '#contract/office-bookings.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { Icon } from '#web/ui/icon.tsx'
import { planLine } from './action-lines.ts'
import * as t from '#words/office/booking.ts'

/** Lists what an action will do, before it is carried out. */
export function WhatHappens({ plan }: { plan: PlannedAction }) {
  return (
    <section className="sunken-box" aria-live="polite">
      <h3 className="small-heading">{t.whatWillHappen}</h3>
      <ul className="plan-lines">
        {plan.lines.map((line) => {
          const { icon, words } = planLine(line)
          return (
            <li key={`${line.what} ${line.amount ?? ''} ${line.at ?? ''}`}>
              <Icon name={icon} />
              <span>{words}</span>
              {line.amount !== undefined && <b>{formatRupees(line.amount)}</b>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
