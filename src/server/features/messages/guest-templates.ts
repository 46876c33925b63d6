import type { Language } from '#domain/languages.ts'
import { guestTemplate, type GuestTextKind } from '../../ports/message-sender.ts'
import { guestText, messageWords, otpText, pageLink, type ValuesOf } from './guest-text.ts'
import { alphanumeric, EXAMPLE_CODE, EXAMPLE_MOMENT, linkTo, type Template, type TemplateVariable } from './template.ts'

const SECRET = 'q'.repeat(43)
const CODE = alphanumeric('code', EXAMPLE_CODE)
const REFUND = alphanumeric('money', '₹1,200')

type Examples = { language: Language; link: (path: string) => TemplateVariable; moment: TemplateVariable }
/** One variable for each value of the text. */
type VariableEach<Values extends readonly string[]> = { readonly [Place in keyof Values]: TemplateVariable }

/**
 * The variables of each text, in the order of its values. The examples are as long as values can get, so links include
 * their secrets.
 */
const VARIABLES: { [Kind in Exclude<GuestTextKind, 'otp'>]: (examples: Examples) => VariableEach<ValuesOf<Kind>> } = {
  email_link: ({ link }) => [link(`/verify-email#${SECRET}`)],
  account_changed: ({ language }) => [alphanumeric('change', messageWords(language).ACCOUNT_CHANGES.passkeyAdded)],
  booking_confirmed: ({ moment }) => [CODE, moment],
  booking_refunded: () => [CODE, REFUND],
  booking_money_back: () => [CODE, alphanumeric('money', '₹378')],
  booking_cancelled: () => [CODE, REFUND],
  booking_cancelled_unpaid: () => [CODE],
  booking_changed: ({ moment }) => [CODE, moment],
  booking_extended: ({ moment }) => [CODE, moment],
  booking_hours_added: ({ language, moment, link }) => [
    CODE,
    alphanumeric('hours', messageWords(language).hours(2)),
    moment,
    alphanumeric('money', '₹640'),
    link(`/more-hours#${SECRET}`),
  ],
  booking_no_show: ({ link }) => [CODE, link(`/came#${SECRET}`)],
  stay_welcome: ({ link }) => [CODE, link(`/after-stay#${SECRET}`)],
  booking_came: ({ link }) => [CODE, link(`/came#${SECRET}`)],
  booking_needs_choice: ({ link }) => [CODE, link('/another-room?booking=7f1c2a54-6c0e-4a86-9d0a-2f3b8f0c9a11')],
  booking_decided: () => [CODE],
  booking_call_us: () => [CODE],
  review_off_page: () => [],
  review_withdrawn: () => [alphanumeric('hotel', 'The Lantern Court'), alphanumeric('reason', 'It names a guest')],
  number_changed: () => [],
  passkey_added: ({ moment, link }) => [moment, link(`/not-me?of=account#${'q'.repeat(22)}`)],
  account_ends: ({ moment, link }) => [moment, link('/my-data')],
  partner_invited: ({ link }) => [link('/my-bookings')],
  stay_ended: ({ link }) => [CODE, link('/my-bookings')],
  partner_form_received: () => [alphanumeric('ticket', 'P-1042')],
  feedback_received: ({ link }) => [alphanumeric('ticket', 'F-1042'), link('/help/F-1042')],
  case_answer: ({ link }) => [
    alphanumeric('ticket', 'C-ZA6W87'),
    alphanumeric('answer', 'We have looked at it. Your money comes back today.'),
    link('/help/C-ZA6W87'),
  ],
  room_free: ({ link }) => [link('/hotel/12345?checkin=2026-11-21&slot=2')],
  case_answered: ({ link }) => [alphanumeric('ticket', 'C-ZA6W87'), link('/help/C-ZA6W87')],
}

const KINDS = Object.keys(VARIABLES) as (keyof typeof VARIABLES)[]

/** Lists every text to guests in one language, with links below this origin. */
export function guestTemplates(origin: string, language: Language): Template[] {
  const examples: Examples = {
    language,
    link: (path) => linkTo(pageLink(origin, language, path)),
    moment: alphanumeric('moment', messageWords(language).moment(EXAMPLE_MOMENT)),
  }
  return [
    {
      name: guestTemplate('otp', language),
      language,
      variables: [{ name: 'otp', kind: 'numeric', example: '402917' }],
      fill: ([code = '']) => otpText(language, code, new URL(origin).hostname),
    },
    ...KINDS.map((kind) => ({
      name: guestTemplate(kind, language),
      language,
      variables: VARIABLES[kind](examples),
      fill: (values: readonly string[]) => guestText(kind, language, values as never),
    })),
  ]
}
