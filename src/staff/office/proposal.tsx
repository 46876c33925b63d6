import type { ReactNode } from 'react'
import type { ApiAnswer } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { useOffice } from './office-context.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import type { StaffQuery } from '../kit/staff-calls.ts'
import * as common from '#words/common.ts'
import * as t from '#words/office/frame.ts'

/** Says from which day something applies, and whether that day has come. */
export const DATED_STATES: Record<
  'proposed' | 'ahead' | 'current' | 'earlier',
  { tone: 'trust' | 'warn' | 'dull'; words: string }
> = {
  proposed: { tone: 'warn', words: t.datedStates.proposed },
  ahead: { tone: 'dull', words: t.datedStates.ahead },
  current: { tone: 'trust', words: t.datedStates.current },
  earlier: { tone: 'dull', words: t.datedStates.earlier },
}

/** What an admin is about to decide. */
export type Deciding = { id: number; decision: 'confirm' | 'drop' }
export type Proposal = { id: number; status: string; is_own: boolean; proposed_by: string; reason: string }

/** Shows who proposed something and why, with buttons for the other admin. */
export function ProposalLine({ proposal, onDecide }: { proposal: Proposal; onDecide: (deciding: Deciding) => void }) {
  const { me } = useOffice()
  if (proposal.status !== 'proposed') return null
  const { id, is_own: isOwn, proposed_by: by, reason } = proposal
  return (
    <>
      <span className="soft block">
        {by}: {reason}
      </span>
      {me.role === 'admin' && (
        <span className="office-tools">
          {!isOwn && <Button onClick={() => onDecide({ id, decision: 'confirm' })}>{t.confirm}</Button>}
          <Button onClick={() => onDecide({ id, decision: 'drop' })}>{isOwn ? common.takeBack : t.drop}</Button>
        </span>
      )}
    </>
  )
}

/** Shows the result of an answer, and closes its dialog. */
export const closing =
  <Value,>(asked: StaffQuery<Value>, setOpen: (isOpen: false) => void) =>
  (value: Value) => {
    setOpen(false)
    asked.show(value)
  }

/** Returns the titles of the dialog that decides on a proposal: 'Confirm the terms', 'Drop the terms'. */
export type DecisionTitles = Record<Deciding['decision'], string>

type DecideProps<Value> = {
  titles: DecisionTitles
  children?: ReactNode
  deciding: Deciding
  act: (reason: string, idempotencyKey: string) => Promise<ApiAnswer<Value>>
  asked: StaffQuery<Value>
  onClose: () => void
}

/** Lets an admin confirm or drop a colleague's proposal. `children` explain what to check first. */
export function DecideProposal<Value>({ titles, children, deciding, act, asked, onClose }: DecideProps<Value>) {
  const isConfirm = deciding.decision === 'confirm'
  return (
    <ReasonDialog
      about={String(deciding.id)}
      title={titles[deciding.decision]}
      button={isConfirm ? t.confirm : t.drop}
      variant={isConfirm ? 'primary' : 'danger'}
      act={act}
      onClose={onClose}
      onDone={(value) => {
        onClose()
        asked.show(value)
      }}
    >
      {isConfirm && children}
    </ReasonDialog>
  )
}
