import type { ApiAnswer } from '#web/lib/api.ts'

/** What the button says meanwhile: the guest has nothing to do. */
export const CHECKING_IT_IS_YOU = 'Checking it is you…'

type Proof = { proof?: string }

/** Makes a request; when it is answered with a puzzle, solves that and makes it once more. `onPuzzle` is told before. */
export async function askWithProof<Value>(
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

const UNSOLVED = 'This browser could not complete our security check. Please try again, or call us.'
