/** Marks the browser's request for a guest's own page, by its address, until the visitor navigates. */
export type OwnPageCall = { url: URL; signal: AbortSignal }
