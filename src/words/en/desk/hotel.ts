import { RULE } from '../../desk-rules.ts'
import type { HotelFact } from '#domain/hotels/hotel-facts.ts'
import type { PhotoFault } from '#domain/pictures/photo-faults.ts'
import type { PictureSubject } from '#domain/pictures/photo-subjects.ts'
import { plural } from '../plural.ts'

/** The texts of a switch for one detail of the hotel. */
type FactSwitch = { label: string; hint?: string }

const factSwitches: Record<HotelFact, FactSwitch> = {
  same_sex: { label: 'Same-sex couples are welcome' },
  has_love_kit: { label: 'Love kits available' },
  only_payAtHotel: {
    label: 'Guests pay most at the desk',
    hint: `They pay ${RULE.reservationPercent}% online. Existing bookings are paid as agreed.`,
  },
  open_all_night: {
    label: 'The reception is open all night',
    hint: 'Guests can book a slot that has begun until half of it is over. If this is off, they can only while somebody has used the desk within the last hour.',
  },
}

/**
 * The English texts of a manager's pages about what guests see about the hotel, and about guests that it turned away.
 */
export const hotelWords = {
  save: 'Save',
  saved: 'Saved. Guests see it from now on.',
  changedMeanwhile: 'Somebody else changed this meanwhile. Here is how it stands now.',

  photos: 'Photos',
  photosWords:
    'The first photo is the cover. Guests see them in this order. Show rooms as they are: no people, no text.',
  cover: 'Cover',
  placeOf: (place: number, count: number) => `${place} of ${count}`,
  photoNumber: (place: number) => `Photo ${place}`,
  earlier: (name: string) => `Earlier: ${name}`,
  later: (name: string) => `Later: ${name}`,
  captionOf: (name: string) => `Caption: ${name}`,
  removeOf: (name: string) => `Remove: ${name}`,
  isNow: (name: string, place: number, count: number) => `${name} is now ${place} of ${count}`,
  subject: 'What does it show?',
  subjectOf: (name: string) => `What ${name} shows`,
  subjects: {
    bed: 'The bed',
    bathroom: 'The bathroom',
    room: 'The room',
    bathtub: 'The bathtub',
    view: 'The view',
    entrance: 'The entrance',
    reception: 'The reception',
    breakfast: 'Breakfast',
    facade: 'The hotel from the street',
    balcony: 'The balcony',
    lounge: 'The lounge',
  } satisfies Record<PictureSubject, string>,
  faults: {
    dark: 'This photo is dark. Take it by day, or with the lamps on.',
    blurred: 'This photo looks blurred. Hold the phone still, or wipe its lens.',
    small: 'This photo is small, so guests see it soft on a large screen.',
  } satisfies Record<PhotoFault, string>,
  sameAs: (name: string) => `This photo looks the same as ${name}. One is enough.`,
  caption: 'Caption',
  captionHint: (most: number) =>
    `Guests read it below the photo, instead of what it shows. At most ${most} characters.`,
  removePhoto: 'Remove this photo',
  removePhotoWords: 'Guests do not see it any more.',
  addPhotos: 'Add photos',
  addPhotosHint: 'JPEG, PNG or WebP, up to 10 MB each',
  photosFull: (most: number) => `${most} photos are enough. Remove one to add another.`,
  waitsToGo: 'Waits',
  goes: (percent: number) => `On its way, ${percent}%`,
  isCut: 'Being made ready',
  notAdded: 'Not added',
  dismiss: 'Take off the list',

  facts: 'Hotel details',
  factsWords: 'What guests read about the hotel, and what they can filter by.',
  amenities: 'Amenities',
  amenityNames: {
    wifi: 'Wi-Fi',
    ac: 'Air conditioning',
    tv: 'Television',
    parking: 'Parking',
    room_service: 'Room service',
    power_backup: 'Power backup',
    lift: 'Lift',
    cctv_lobby: 'Cameras only in the lobby',
    geyser: 'Hot water',
    balcony: 'Balcony',
    breakfast: 'Breakfast',
    restaurant: 'Restaurant',
    pool: 'Swimming pool',
    mini_fridge: 'Mini fridge',
    wheelchair_access: 'Wheelchair access',
    double_bed: 'Double bed',
  },
  welcome: 'Guests and money',
  factSwitches,
  rules: 'House rules',
  rulesHint: 'One rule per line. Guests read them before they book.',
  cancelling: 'Changing and cancelling',
  cancelUntil: 'Guests may change or cancel',
  cancelHours: (hours: number) => (hours > 0 ? `until ${hours} hours before check-in` : 'until check-in'),
  grace: 'After booking, they may also cancel',
  graceMinutes: (minutes: number) => (minutes > 0 ? `within ${minutes} minutes` : 'not at all'),
  cancellingHint:
    'Applies to bookings from now on. The minutes after booking end when you check the guests in, and each guest has them once a day.',
  reception: 'Telephone of the reception',
  receptionHint: 'Guests who booked see it. Leave it empty to show none.',
  contacts: 'Booking alerts',
  contactsWords: 'Messages go to all of them who agreed.',
  noContacts: 'Nobody gets booking alerts yet. Add a phone that is always on.',
  addContact: 'Add a contact',
  who: 'Who is it',
  by: 'How',
  channels: { sms: 'Text message', email: 'Email', whatsapp: 'WhatsApp' },
  address: { sms: 'Mobile number', email: 'Email address', whatsapp: 'WhatsApp number' },
  inLanguage: 'In which language',
  hearsOf: 'What goes there',
  kinds: { bookings: 'Bookings', arrivals: 'Arrivals within the hour', lists: 'Lists of a day' },
  contactAsked: 'Asked, has not agreed yet. Nothing else is sent there.',
  askAgain: 'Ask again',
  contactAskWords: 'Its owner gets one question. Messages begin when they agree.',
  contactAskBySms: 'Its owner gets one question, by text message. WhatsApp begins when they agree.',
  endContact: 'End',
  endContactWords: (who: string) => `${who} hears of nothing any more.`,

  reviews: 'Reviews',
  reviewsWords: 'Answer once, for everybody who reads the review. You can change an answer for a day.',
  reviewsWait: (count: number) => `${count} ${plural(count, 'review waits', 'reviews wait')} for an answer.`,
  noReviews: 'No guest has written yet.',
  onlyHearts: 'Hearts without words',
  ofHearts: (hearts: number) => `${hearts} of 5 hearts`,
  answer: 'Answer',
  answerOf: (guest: string) => `Answer ${guest}`,
  changeAnswer: 'Change the answer',
  yourAnswer: 'Your answer',
  answerHint: (most: number) => `Guests read it. At most ${most} characters, no names, no phone numbers.`,
  answerMissing: 'Please write an answer',
  answeredBy: (name: string, moment: string) => `${name}, ${moment}`,
  send: 'Send',

  cases: 'Guests turned away',
  casesWords: `If you turn guests away, or don’t answer when they say you did, the hotel appears lower in search for ${RULE.caseDays} days. Tell us what happened. Only Uncle reads it.`,
  noCases: 'No guests were sent away. Thank you.',
  casesCount: (count: number) =>
    `${count} ${plural(count, 'case counts', 'cases count')} now: the hotel appears lower in search.`,
  casesStopped: (phone: string) =>
    `Sales for today stopped: three guests were not taken. Other days go on. Answer the cases, or ring us: ${phone}.`,
  causes: {
    turned_away: 'The guests say that they were turned away',
    cannot_take: 'You said that you cannot take them',
  },
  outcomes: {
    moved: 'They have another hotel',
    money_back: 'They have their money back',
    kept: 'Our office decided for you',
  },
  sentence: (words: string) => `${words}.`,
  notDecided: 'They have not chosen yet',
  countsUntil: (moment: string) => `Counts until ${moment}`,
  countsNot: 'Does not count any more',
  verdicts: { counts: 'Uncle looked: it counts', dismissed: 'Uncle looked: it does not count' },
  caseHint: (most: number) => `Once, and it stays as it is. At most ${most} characters.`,

  welcomed: 'How couples were welcomed',
  welcomeWords: `After a stay each couple answers three questions by yes or no. From ${RULE.fewestCouples} couples on everybody sees the shares. They change only when ${RULE.couplesAStep} more couples have answered. Nobody, we included, shows who said what.`,
  welcomeNone: `Fewer than ${RULE.fewestCouples} couples have answered. Nothing is shown yet.`,
  welcomeFrom: (couples: string) => `From ${couples} couples, as guests see it.`,
  welcomeRank: (points: number) =>
    points < 0
      ? `It costs the hotel ${-points} points in search.`
      : points > 0
        ? `It gains the hotel ${points} points in search.`
        : 'It moves the hotel neither up nor down in search.',
  welcomeShares: {
    welcomed: 'Welcomed without questions',
    as_agreed: 'Asked for no more than agreed',
    as_shown: 'Room as shown',
  },
  whatToDo: 'What to do',
  welcomeDo: {
    welcomed:
      'Greet couples like every guest. Ask for nothing but their IDs: not if they are married, not why they come.',
    as_agreed: 'Take what the booking says is due, and nothing else. Extras only if guests ask for them.',
    as_shown: 'Show photos of the rooms you give today. Clean before the slot begins.',
  },
  welcomeWell: 'Nothing. Couples feel welcome here.',
}
