import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icons/icon-names.ts'
import * as t from '#words/account/identity.ts'
import type { CoverEvent, CoverState, Tool } from './cover-machine.ts'

const TOOLS: readonly { tool: Tool; icon: IconName; label: string }[] = [
  { tool: 'brush', icon: 'brush', label: t.brush },
  { tool: 'uncover', icon: 'eraser', label: t.uncover },
]

type CoverToolsProps = { state: CoverState; tell: (event: CoverEvent) => void }

/** Shows the brush, the eraser, and undo. Offers the reader if it has not tried yet and nothing is covered. */
export function CoverTools({ state, tell }: CoverToolsProps) {
  const hasMarks = state.marks.length > 0
  return (
    <>
      <fieldset className="cover-tools">
        <legend className="visually-hidden">{t.tools}</legend>
        {TOOLS.map(({ tool, icon, label }) => (
          <button
            key={tool}
            type="button"
            className="cover-tool"
            aria-pressed={state.tool === tool}
            onClick={() => tell({ type: 'tool-chosen', tool })}
          >
            <Icon name={icon} />
            {label}
          </button>
        ))}
        <button
          type="button"
          className="cover-tool"
          aria-disabled={!hasMarks}
          onClick={() => hasMarks && tell({ type: 'undone' })}
        >
          <Icon name="undo-2" />
          {t.undo}
        </button>
      </fieldset>
      {state.found === undefined && !hasMarks && (
        <button type="button" className="link" onClick={() => tell({ type: 'look' })}>
          {t.findItForMe}
        </button>
      )}
    </>
  )
}
