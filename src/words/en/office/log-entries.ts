import type { LogEntry } from '#contract/office-people.ts'
import { formatRupees } from '#domain/kernel/money.ts'

/** Names actions in the log; unknown ones show their raw name. */
const ACTS: Record<string, string> = {
  money_released: 'Let go money that waited',
  operator_added: 'Let somebody into the office',
  operator_ended: 'Ended somebody’s work',
  operator_passkeys_forgotten: 'Forgot a colleague’s passkeys',
  passkey_made: 'Made a passkey',
  limits_set: 'Set the limits',
  log_exported: 'Exported the log',
  phone_read: 'Read a phone number',
  identity_read: 'Read an ID',
  guest_nominee_read: 'Read a guest’s nominee',
  booking_cancelled: 'Cancelled a booking',
  refund_given: 'Refunded an amount',
  credit_given: 'Gave credit',
  messages_sent_again: 'Sent messages again',
  no_show_set: 'Marked a no-show',
  no_show_taken_back: 'Took a no-show back',
  name_corrected: 'Corrected a name',
  booking_moved: 'Moved a booking',
  dispute_decided: 'Decided a dispute',
  hotel_rung: 'Rang a hotel',
  proposal_made: 'Proposed an act',
  proposal_declined: 'Declined a proposal',
  coupon_added: 'Added a coupon',
  coupon_ended: 'Ended a coupon',
  refund_settled: 'Settled a failed refund',
  seen: 'Saw a booking',
  arrived: 'Greeted guests',
  left: 'Noted that guests left',
  no_show: 'Noted that nobody came',
  ids_compared: 'Compared IDs',
  money_taken: 'Took money',
  extra_added: 'Added an extra to a bill',
  extra_corrected: 'Took an extra back',
  room_changed: 'Changed a room',
  cannot_take: 'Could not take guests',
  price_rule_set: 'Set a price',
  price_rule_removed: 'Removed a price',
  day_prices_set: 'Set prices of single days',
  base_price_set: 'Set a usual price',
  slot_opened: 'Opened a slot',
  room_added: 'Added a room',
  room_edited: 'Changed a room’s number, name or bathtub',
  cleaning_changed: 'Set the time for cleaning',
  photo_added: 'Added a photo',
  photo_moved: 'Moved a photo',
  photo_captioned: 'Named a photo',
  photo_removed: 'Removed a photo',
  facts_changed: 'Changed facts of a hotel',
  contact_added: 'Added a contact of a hotel',
  contact_asked: 'Asked a contact of a hotel again',
  contact_ended: 'Ended a contact of a hotel',
  upi_set: 'Set a hotel’s UPI account',
  upi_removed: 'Took a hotel’s UPI account away',
  hotel_published: 'Published a hotel',
  hotel_hidden: 'Hid a hotel',
  hotel_paused: 'Paused a hotel',
  hotel_pause_ended: 'Ended the pause of a hotel',
  staff_added: 'Added a colleague',
  staff_ended: 'Ended a colleague’s work',
  invited_again: 'Told an invited colleague again',
  post_accepted: 'Accepted a post',
  post_declined: 'Declined a post',
  device_paired: 'Let a device in',
  device_refused: 'Refused a device',
  not_me: 'Said "Not me"',
  sales_stopped: 'Stopped selling',
  sales_resumed: 'Sells again',
}

export const LOG_ACTIONS: readonly (readonly [act: string, words: string])[] = Object.entries(ACTS)

export function actionWords(act: string): string {
  const words = ACTS[act] ?? act.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const ROLE_WORDS: Record<LogEntry['role'], string> = {
  support: 'Support',
  admin: 'Admin',
  desk: 'Desk',
  manager: 'Manager',
  cleaner: 'Cleaner',
  command: 'A command on the server',
}

export const roleWords = ({ role, hotel }: LogEntry): string =>
  (role === 'desk' || role === 'manager') && hotel ? `${ROLE_WORDS[role]}, ${hotel}` : ROLE_WORDS[role]

/** What changed, in our own words and numbers: 'cost ₹200; refund 378'. */
export function changeWords({ cost, detail, proposed_by: proposedBy }: LogEntry): string {
  const details = Object.entries(detail)
    .filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value))
    .map(([name, value]) => `${name.replaceAll('_', ' ')} ${String(value)}`)
  const parts = [
    ...(cost > 0 ? [`${formatRupees(cost)} given away`] : []),
    ...details,
    ...(proposedBy === null ? [] : [`proposed by ${proposedBy}`]),
  ]
  return parts.join('; ')
}
