import type { HotelLogEntry } from '#contract/hotel-log.ts'
import type { Change } from '#domain/hotels/hotel-details.ts'
import type { HotelFact } from '#domain/hotels/hotel-facts.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { dateWords } from './desk-time.ts'
import type { DeskWords } from '#english/desk/desk.ts'

type Detail = HotelLogEntry['detail']

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const rupees = (value: unknown): string => (typeof value === 'number' ? formatRupees(value) : '')
const among = (words: readonly string[], value: unknown): string =>
  typeof value === 'number' ? (words[value] ?? '') : ''

const named = (words: Readonly<Record<string, string>>, value: unknown): string => words[text(value)] ?? ''

function daysOf({ weekday, first, last }: Detail, words: DeskWords): string {
  if (typeof weekday === 'number') return among(words.weekdays, weekday)
  if (!text(first)) return ''
  const from = dateWords(text(first), words)
  return first === last ? from : `${from} – ${dateWords(text(last), words)}`
}

function ruleWords(detail: Detail, words: DeskWords): string[] {
  const price = detail['price'] === null ? words.ofPrices.closed : rupees(detail['price'])
  return [among(words.slots, detail['slot']), daysOf(detail, words), price]
}

const factWord = (fact: string, { ofLog, ofHotel }: DeskWords): string => {
  if (fact in ofHotel.factSwitches) return ofHotel.factSwitches[fact as HotelFact].label
  return fact in ofLog.facts ? ofLog.facts[fact as keyof typeof ofLog.facts] : ''
}

const factWords = (changed: string, words: DeskWords): string[] =>
  changed.split(', ').map((fact) => factWord(fact, words))

/**
 * Describes one changed detail: 'name: Mogra before, now Mogra Residency'. Of a description, and of a detail without an
 * old or a new value, gives only the name.
 */
function detailWords(field: string, change: unknown, { ofLog }: DeskWords): string[] {
  if (!(field in ofLog.details)) return []
  const word = ofLog.details[field as keyof typeof ofLog.details]
  const { from, to } = change as Change
  const [before, now] = field === 'bathtub_charge' ? [rupees(from), rupees(to)] : [from, to]
  return before && now && field !== 'description' ? [`${word}: ${ofLog.fromTo(String(before), String(now))}`] : [word]
}

function parts({ what, about, detail }: HotelLogEntry, words: DeskWords): string[] {
  const { ofLog, ofRooms } = words
  switch (what) {
    case 'room_added':
    case 'room_edited':
      return [
        ofLog.room(text(detail['number'])),
        text(detail['name']),
        detail['bathtub'] === true ? words.withBathtub : '',
      ]
    case 'cleaning_changed':
      return [ofLog.fromTo(ofRooms.minutes(Number(detail['before'])), ofRooms.minutes(Number(detail['minutes'])))]
    case 'slot_opened':
      return [among(words.slots, detail['slot']), rupees(detail['price'])]
    case 'base_price_set':
      return [among(words.slots, detail['slot']), ofLog.fromTo(rupees(detail['from']), rupees(detail['to']))]
    case 'price_rule_set':
    case 'price_rule_removed':
      return ruleWords(detail, words)
    case 'day_prices_set':
      return [words.ofPrices.pricesOf(Number(detail['prices'])), daysOf(detail, words)]
    case 'photo_moved':
      return [ofLog.place(Number(detail['to']) + 1)]
    case 'conflict_settled':
      return [ofLog.room(text(detail['number']))]
    case 'channel_added':
    case 'channel_changed':
    case 'channel_emptied':
    case 'channel_ended':
      return [text(detail['name'])]
    case 'coupon_joined':
    case 'coupon_left':
      return [text(detail['code'])]
    case 'photo_captioned':
      return [text(detail['caption']), named(words.ofHotel.subjects, detail['subject'])]
    case 'facts_changed':
      return factWords(text(detail['changed']), words)
    case 'details_changed':
      return Object.entries(detail).flatMap(([field, change]) => detailWords(field, change, words))
    case 'staff_added':
    case 'staff_ended':
    case 'key_made':
    case 'key_ended':
    case 'device_paired':
    case 'device_refused':
    case 'contact_added':
    case 'contact_asked':
    case 'contact_ended':
      return [about ?? '']
    case 'webhook_added':
      return [text(detail['name']), text(detail['host'])]
    case 'webhook_secret_changed':
    case 'webhook_ended':
      return [text(detail['name'])]
    case 'upi_set':
      return [text(detail['vpa']), text(detail['payee'])]
    case 'not_me': {
      return [named(ofLog.noticeKinds, detail['kind'])]
    }
    case 'register_opened':
      return [dateWords(text(detail['day']), words)]
    case 'register_shown':
      return [dateWords(text(detail['day']), words), text(detail['order'])]
    case 'register_struck':
      return [ofLog.lineOfRegister(Number(detail['number']))]
    case 'form_three_filed':
      return [ofLog.lineOfRegister(Number(detail['number'])), text(detail['reference'])]
    case 'calendar_given':
    case 'calendar_renewed':
    case 'calendar_ended':
    case 'upi_removed':
    case 'register_searched':
    case 'post_accepted':
    case 'post_declined':
    case 'passkey_made':
    case 'photo_added':
    case 'photo_removed':
    case 'sales_stopped':
    case 'sales_resumed':
    case 'hotel_published':
    case 'hotel_hidden':
    case 'reception_phone_set':
    case 'reception_phone_removed':
      return []
    default:
      return what satisfies never
  }
}

/** Says exactly what changed: 'Evening, ₹1,499 before, now ₹1,299'. Older log entries have fewer details. */
export const changeWords = (entry: HotelLogEntry, words: DeskWords): string =>
  parts(entry, words)
    .filter((part) => part !== '')
    .join(', ')
