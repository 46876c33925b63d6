import type { ApiAnswer } from '#web/lib/api.ts'
import * as t from '#words/account/otp.ts'

/** The button's text while the puzzle is being solved. The guest has nothing to do. */
export const CHECKING_IT_IS_YOU = t.checkingItsYou

type Proof = { proof?: string }

/** Sends a request. If the answer is a puzzle, calls `onPuzzle`, solves it and sends the request again. */
export async function requestWithProof<Value>(
  ask: (proof: Proof) => Promise<ApiAnswer<Value>>,
  onPuzzle: () => void,
): Promise<ApiAnswer<Value>> {
  const answer = await ask({})
  if (answer.ok || answer.refusal.code !== 'CHALLENGE_REQUIRED') return answer
  onPuzzle()
  const { solvePuzzle } = await import('./solve-puzzle.ts')
  const proof = await solvePuzzle(answer.refusal.puzzle)
  if (proof === undefined) return { ok: false, refusal: { ...answer.refusal, message: UNSOLVED } }
  return ask({ proof })
}

const UNSOLVED = t.securityCheckFailed
