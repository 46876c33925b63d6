import type { SecurityEvent } from '#domain/security/security-events.ts'

/** Who acted and from where, unhashed: a user's id or a phone, and an address. Only their keyed hashes are stored. */
export type About = { subject?: string | undefined; address?: string | undefined }

export type SecurityLog = {
  /** Records an event; never waits or fails. Events that cannot be stored are counted and logged. */
  note: (event: SecurityEvent, about: About) => void
  /** How often each event has happened since this process started. */
  counts: () => ReadonlyMap<SecurityEvent, number>
  /** Writes pending events. */
  flush: () => Promise<void>
  stop: () => Promise<void>
}
