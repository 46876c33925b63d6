import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

const LONGEST_MILLISECONDS = 60_000

/**
 * Solves a puzzle from our server and returns the solution in the server's format. Web Crypto computes it off the main
 * thread. Undefined if the browser lacks Web Crypto, or takes longer than a minute.
 */
export async function solvePuzzle(puzzle: unknown): Promise<string | undefined> {
  if (globalThis.crypto?.subtle === undefined) return undefined
  const challenge = puzzle as Challenge
  const solution = await solveChallenge({ challenge, deriveKey, timeout: LONGEST_MILLISECONDS }).catch(() => null)
  return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined
}
