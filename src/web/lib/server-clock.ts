/** How far the server's clock is ahead of this browser's, in milliseconds. */
let ahead = 0

/** Reads the server's time, which every answer carries. Ignores answers that a cache may have stored. */
export function syncClock(headers: Headers): void {
  const said = Date.parse(headers.get('date') ?? '')
  const isFresh = headers.get('cache-control')?.includes('no-store') ?? false
  if (isFresh && !Number.isNaN(said)) ahead = said - Date.now()
}

/**
 * The server's time, for pages that load in the browser, so that a guest's wrong clock never decides what can be
 * booked. Before the first answer, it is the browser's own time.
 */
export const serverNow = (): Date => new Date(Date.now() + ahead)

/** Converts a moment on the server's clock to this browser's own clock in milliseconds, for a countdown. */
export const onOwnClock = (moment: string): number => Date.parse(moment) - ahead
