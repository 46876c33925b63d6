import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export type Step = { label: ReactNode; state: 'done' | 'now' | 'later'; aside?: ReactNode }

const HEARD = { done: 'Done: ', now: 'Now: ', later: '' } as const

/** Progress in words, a tick or a number, and colour last. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="steps">
      {[...steps.entries()].map(([index, step]) => (
        <li key={index} className={step.state} aria-current={step.state === 'now' ? 'step' : undefined}>
          <span className="pt" aria-hidden="true">
            {step.state === 'done' ? <Icon name="check" /> : index + 1}
          </span>
          <span className="t">
            <span className="vh">{HEARD[step.state]}</span>
            {step.label}
          </span>
          {step.aside}
        </li>
      ))}
    </ol>
  )
}
