import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import * as t from '#words/kit.ts'

export type Step = { label: ReactNode; state: 'done' | 'now' | 'later'; aside?: ReactNode }

const HEARD = { done: `${t.stepDone} `, now: `${t.stepNow} `, later: '' } as const

/** `across`: side by side if the page is wide enough */
type StepsProps = { steps: readonly Step[]; direction?: 'down' | 'across' }

/** Shows progress in words, by ticks and numbers, and only then by colour. */
export function Steps({ steps, direction = 'down' }: StepsProps) {
  return (
    <ol className={direction === 'across' ? 'steps across' : 'steps'}>
      {[...steps.entries()].map(([index, step]) => (
        <li key={index} className={step.state} aria-current={step.state === 'now' ? 'step' : undefined}>
          <span className="step-mark" aria-hidden="true">
            {step.state === 'done' ? <Icon name="check" /> : index + 1}
          </span>
          <span className="step-words">
            <span className="visually-hidden">{HEARD[step.state]}</span>
            {step.label}
          </span>
          {step.aside}
        </li>
      ))}
    </ol>
  )
}
