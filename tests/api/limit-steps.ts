import { ALL_CALLS } from '#contract/calls.ts'

/** Returns how many calls per minute are allowed with this path. */
export function limitOf(path: string): number {
  const call = ALL_CALLS.find((one) => one.path === path)
  if (call?.limitPerMinute === undefined) throw new Error(`${path} has no limit`)
  return call.limitPerMinute
}

/** Sends requests until the limit is reached. Returns how many were allowed. */
export async function allowedTries(most: number, ask: () => Promise<{ status: number }>): Promise<number> {
  for (let tries = 0; tries < most; tries++) if ((await ask()).status === 429) return tries
  return most
}
