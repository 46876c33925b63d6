import type { StaffTextKind, StaffTextWords } from '#domain/desk/staff-text.ts'

/** Messages to a desk's staff. They name no hotel and no person. */
export const TEXTS: Readonly<Record<StaffTextKind, (words: StaffTextWords) => string>> = {
  post: ({ moment, desk, link }) =>
    `you are invited to work at a desk (${moment}). Accept or decline: ${desk} Not you? ${link}`,
  pairing: ({ moment, link }) => `a phone was paired at the desk, ${moment}. Not you? ${link}`,
  passkey: ({ moment, link }) => `a passkey was made for the desk, ${moment}. Not you? ${link}`,
  not_me: ({ moment, link }) => `somebody at the desk said "Not me", ${moment}. Please look: ${link}`,
  key: ({ moment, link }) => `a key for a program was made at the desk, ${moment}. Not known to you? ${link}`,
  owes: ({ moment, link }) => `your account with us is below zero (${moment}). Later bookings settle it. See: ${link}`,
}
