/**
 * The browser's request for a guest's own page: its address, and a signal that aborts when the visitor navigates away.
 */
export type OwnPageCall = { url: URL; signal: AbortSignal }
