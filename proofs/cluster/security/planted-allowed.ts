/** The database columns that may contain a planted value, with the reason. A value found anywhere else is a leak. */
type Allowed = Readonly<Record<string, string>>

const STAND_IN: Allowed = {
  'dev_messages.*': 'the stand-in for SMS and email of a local machine; no other site has rows in it',
}
const WRITTEN: Allowed = {
  'feedback.message': 'what the guest wrote to us, kept as the privacy policy says',
  'error_reports.comment': 'what the visitor wrote to us beside the report',
  'partner_forms.message': 'what the hotel wrote to us',
  'tax_recipients.name': 'what the guest wants to have on the invoice',
  'tax_recipients.address': 'the same',
}

/** The allowed columns, by the name of the planted value. */
export const ALLOWED: Readonly<Record<string, Allowed>> = {
  'a phone': {
    ...STAND_IN,
    ...WRITTEN,
    'users.phone': 'the account',
    'otps.phone': 'which phone the hashed OTP belongs to, for a day',
    'otp_sends.phone': 'the limits of texts, for a day',
    'feedback.phone': 'the number that support calls back',
    'partner_forms.phone': 'the same',
    'office_looks.reason': 'what the operator gave as the reason',
  },
  "a partner's phone": { ...STAND_IN, 'booking_partners.phone': 'who is invited' },
  'an email': {
    ...STAND_IN,
    ...WRITTEN,
    'users.email': 'the account',
    'bookings.guest_email': 'the guest of a booking, as they were when they booked',
    'email_links.email': 'the address that a hashed link verifies',
    'signup_requests.email': 'a sign-up that waits for its OTP, for an hour',
    'feedback.email': 'where to answer',
    'partner_forms.email': 'the same',
  },
  'an ID number': { ...STAND_IN, ...WRITTEN },
  'an OTP': STAND_IN,
  'an OTP of the desk': STAND_IN,
  'an OTP of the office': STAND_IN,
  'a link of an email': STAND_IN,
  'a link of a hotel': STAND_IN,
}

export const isAllowed = (needle: string, table: string, column: string): boolean => {
  const columns = ALLOWED[needle] ?? {}
  return `${table}.${column}` in columns || `${table}.*` in columns
}

/**
 * nginx stores the requested address at the start of a cached page, and deletes the file after ten minutes. Our links
 * never contain these values, so somebody must have typed them into the address.
 */
const TYPED = new Set(['a phone', 'an email', 'an ID number'])
export const mayBeIn = (place: string, needle: string): boolean => place.startsWith('nginx pages') && TYPED.has(needle)
