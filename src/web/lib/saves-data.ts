/** Chromium only. */
type Connection = { saveData?: boolean }

/** Whether the visitor asks sites to load little. */
export const savesData = (): boolean =>
  (navigator as { connection?: Connection }).connection?.saveData === true ||
  matchMedia('(prefers-reduced-data: reduce)').matches
