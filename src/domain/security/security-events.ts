/**
 * The closed list of events in the security log. It prevents personal details from getting in as free text
 * (docs/decisions/0013).
 */
export const SECURITY_EVENTS = [
  'signed_up',
  'signed_in',
  'signed_in_with_passkey',
  'sign_in_failed',
  'signed_out',
  'otp_sent',
  'otp_limit_reached',
  'puzzle_asked',
  'proof_refused',
  'request_limit_reached',
  'right_refused',
  'cross_site_refused',
  'identity_view_refused',
  'otp_confirmed',
  'session_ended',
  'other_sessions_ended',
  'data_exported',
  'account_erased',
  'email_verified',
  'email_link_refused',
  'desk_signed_in',
  'office_signed_in',
  'passkey_made',
  'passkey_shown',
  'passkey_refused',
  'pairing_asked',
  'desk_paired',
  'pairing_failed',
  'pairing_budget_used_up',
  'not_me_said',
  'voucher_code_unknown',
] as const
export type SecurityEvent = (typeof SECURITY_EVENTS)[number]
