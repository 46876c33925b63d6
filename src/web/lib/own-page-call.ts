/** What the browser asks for a page of the guest's own: by its address, until the visitor moves on. */
export type OwnPageCall = { url: URL; signal: AbortSignal }
