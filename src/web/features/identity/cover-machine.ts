import type { Corners, Point } from '#domain/aadhaar/grey-picture.ts'
import { unreachable } from '#domain/kernel/result.ts'

export type Tool = 'brush' | 'uncover'

/** An area that the reader covered, or one stroke by the guest, in pixels of the picture. */
export type Mark =
  | { kind: 'found'; covers: readonly Corners[] }
  | { kind: Tool; points: readonly Point[]; width: number }

/**
 * `looking`: the reader is reading. `hand`: the guest covers the number. `checking`: the reader checks the picture to
 * be sent.
 */
export type CoverState = {
  stage: 'looking' | 'hand' | 'checking'
  /** whether the reader found the number; undefined until it has tried */
  found: boolean | undefined
  marks: readonly Mark[]
  tool: Tool
  /** whether the guest says that the card itself hides its number */
  isMaskedCard: boolean
  /** whether the number could still be read in the picture about to be sent */
  isStillReadable: boolean
}

export type CoverEvent =
  | { type: 'looked'; covers: readonly Corners[] | undefined }
  | { type: 'by-hand' }
  | { type: 'look' }
  | { type: 'marked'; mark: Mark }
  | { type: 'undone' }
  | { type: 'tool-chosen'; tool: Tool }
  | { type: 'masked-card'; isMaskedCard: boolean }
  | { type: 'checking' }
  | { type: 'checked'; isReadable: boolean }

export const startCover = (stage: 'looking' | 'hand'): CoverState => ({
  stage,
  found: undefined,
  marks: [],
  tool: 'brush',
  isMaskedCard: false,
  isStillReadable: false,
})

function looked(state: CoverState, covers: readonly Corners[] | undefined): CoverState {
  // The guest has meanwhile chosen to cover the number by hand.
  if (state.stage !== 'looking') return state
  if (covers === undefined) return { ...state, stage: 'hand' }
  if (covers.length === 0) return { ...state, stage: 'hand', found: false }
  return { ...state, stage: 'hand', found: true, marks: [{ kind: 'found', covers }] }
}

export function nextCover(state: CoverState, event: CoverEvent): CoverState {
  switch (event.type) {
    case 'looked':
      return looked(state, event.covers)
    case 'by-hand':
      return { ...state, stage: 'hand' }
    case 'look':
      return { ...startCover('looking') }
    case 'marked':
      return { ...state, marks: [...state.marks, event.mark], isStillReadable: false }
    case 'undone':
      return { ...state, marks: state.marks.slice(0, -1), isStillReadable: false }
    case 'tool-chosen':
      return { ...state, tool: event.tool }
    case 'masked-card':
      return { ...state, isMaskedCard: event.isMaskedCard }
    case 'checking':
      return { ...state, stage: 'checking', isStillReadable: false }
    case 'checked':
      return { ...state, stage: 'hand', isStillReadable: event.isReadable }
    default:
      return unreachable(event)
  }
}

/** Whether the picture may be sent: only once something is covered, or the guest has said that the card is masked. */
export const canSend = ({ stage, marks, isMaskedCard }: CoverState): boolean =>
  stage === 'hand' && (isMaskedCard || marks.some(({ kind }) => kind !== 'uncover'))

/** Whether to ask for 'My card is masked', which is done only if the reader found no number. */
export const asksForMaskedCard = ({ stage, found, marks }: CoverState): boolean =>
  stage === 'hand' && found !== true && marks.length === 0
