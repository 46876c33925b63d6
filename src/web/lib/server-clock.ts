/** How far the server's clock is ahead of this browser's; milliseconds. */
let ahead = 0

/** Every answer says when it was given. One that a cache may have kept says nothing of now. */
export function hearServerTime(headers: Headers): void {
  const said = Date.parse(headers.get('date') ?? '')
  const isFresh = headers.get('cache-control')?.includes('no-store') ?? false
  if (isFresh && !Number.isNaN(said)) ahead = said - Date.now()
}

/**
 * Now by the server's clock, for pages that load in the browser: what can be booked is never judged by a clock that a
 * guest may have set wrong. Before the first answer it is the browser's own.
 */
export const serverNow = (): Date => new Date(Date.now() + ahead)
