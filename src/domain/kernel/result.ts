/** An expected refusal is a value rather than an exception, so that the caller has to handle it. */
export type Result<Value, Refusal> = { ok: true; value: Value } | { ok: false; refusal: Refusal }

export const accept = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value })

export const refuse = <Refusal>(refusal: Refusal): { ok: false; refusal: Refusal } => ({ ok: false, refusal })

/** Ends a switch over a closed list. The compiler checks that this is never reached. */
export function unreachable(value: never): never {
  throw new Error(`Impossible value: ${String(value)}`)
}
