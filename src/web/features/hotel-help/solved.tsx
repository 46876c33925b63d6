import type { HelpCase } from '#contract/hotel-help.ts'
import { Button } from '#web/ui/button.tsx'
import type { HelpPresses } from './use-help-presses.ts'
import * as t from '#words/hotel-help.ts'

/** Asks whether the desk's answer helped. Before there is an answer, the guests can close the case. */
export function Solved({ one: { kind, at }, presses }: { one: HelpCase; presses: HelpPresses }) {
  if (at !== 'guest')
    return (
      <button
        type="button"
        className="link justify-self-start"
        disabled={presses.isBusy}
        onClick={() => void presses.answer(kind, 'solved')}
      >
        {t.solvedClose}
      </button>
    )
  return (
    <section className="box flow" aria-label={t.isItSolved}>
      <h2>{t.isItSolved}</h2>
      <div className="button-row">
        <Button
          variant="primary"
          className="grow"
          disabled={presses.isBusy}
          onClick={() => void presses.answer(kind, 'solved')}
        >
          {t.solved}
        </Button>
        <Button className="grow" disabled={presses.isBusy} onClick={() => void presses.answer(kind, 'not_solved')}>
          {t.notSolved}
        </Button>
      </div>
    </section>
  )
}
