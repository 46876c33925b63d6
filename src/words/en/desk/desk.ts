import { RULE } from '../../desk-rules.ts'
import { formatIstTime } from '#domain/kernel/ist.ts'
import { billWords } from './bill.ts'
import { pricesWords } from './prices.ts'
import { moneyWords, shiftWords } from './money.ts'
import { houseWords } from './house.ts'
import { cannotTakeWords } from './cannot-take.ts'
import { helpWords } from './help.ts'
import { channelsWords } from './channels.ts'
import { figuresWords } from './figures.ts'
import { couponsWords } from './coupons.ts'
import { keysWords } from './keys.ts'
import { hotelWords } from './hotel.ts'
import { statementsWords } from './statements.ts'
import { loading } from './loading.ts'
import { logWords } from './log.ts'
import { staffWords } from './staff.ts'
import { registerWords } from './register.ts'
import { roomsWords } from './rooms.ts'
import { walkInsWords } from './walk-ins.ts'
import { papersWords, scanWords } from './scan.ts'
import { plural } from '../plural.ts'
import { timelineWords } from './timeline.ts'

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const FAILED = 'This did not work. Please try again.'

/** The desk's English texts; the other languages have the same keys (docs/decisions/0025). */
export const words = {
  lang: 'en-IN',
  weekdays: WEEKDAYS,
  /** for the strip of days */
  shortWeekdays: WEEKDAYS,
  months: MONTHS,
  time: (at: Date) => formatIstTime(at),
  slots: ['Morning', 'Custom Day', 'Custom Night', 'Evening', 'Full Day'],
  fullDays: (days: number) => `${days} ${plural(days, 'Full Day', 'Full Days')}`,
  guests: (count: number) => `${count} ${plural(count, 'guest', 'guests')}`,
  rooms: (count: number) => `${count} ${plural(count, 'room', 'rooms')}`,

  desk: 'Desk',
  today: 'Today',
  days: 'Days',
  lists: 'Lists of the day',
  scan: 'Scan',
  roomsTab: 'Rooms',
  more: 'More',
  back: 'Back',
  close: 'Close',
  cancel: 'Cancel',
  find: 'Find guests',
  findHint: `Booking code, or a name or phone from ${RULE.seesFromHours} hours before check-in`,
  nothingFound: 'Nothing found from yesterday to tomorrow. Ask for the code on the voucher.',
  loading,
  tryAgain: 'Try again',
  failed: FAILED,
  unreachable: 'No network. Check the connection and try again.',
  /** why a call was refused: the server's own message is in English */
  refusal: ({ message }: { code: string; message: string }) => message || FAILED,
  lostAnswer: 'No answer came, so we do not know whether that arrived. Press the same again: it counts only once.',
  soundOn: 'Sound for new bookings: on',
  soundOff: 'Sound for new bookings: off',
  offline: 'Offline',
  offlineSince: (time: string) => `This list is from ${time}.`,
  offlineWords: 'Keep working: what you mark waits here and is sent when the network is back.',
  waiting: (count: number) => `${count} ${plural(count, 'mark waits', 'marks wait')} to be sent.`,
  waitsForNetwork: 'waits for network',
  notSent: (name: string, why: string) => `A mark for ${name} was not taken: ${why}`,
  markOfOther: (name: string, time: string) =>
    `${name}’s mark from ${time} is not sent yet: it waits until ${name} signs in on this phone.`,
  markOfLeaver: (name: string, time: string) =>
    `${name}’s mark from ${time} was not sent: ${name} no longer works here. If it is right, mark it again.`,
  markOfNobody: (time: string) =>
    `A mark from ${time} was not sent: this phone does not know who made it. If it is right, mark it again.`,
  removeMark: 'Remove',
  newBooking: 'New booking',
  newBookings: (count: number) => `${count} new ${plural(count, 'booking', 'bookings')}`,
  minutesAgo: (minutes: number) =>
    minutes < 1 ? 'just now' : minutes < 60 ? `${minutes} min ago` : `${Math.floor(minutes / 60)} h ago`,
  seen: 'Seen',
  due: (amount: string) => `${amount} due`,
  paid: 'Paid',
  free: (count: number) => `${count} free`,
  freeNow: 'Now',
  freeTonight: 'Tonight',
  roomsFree: (now: number, tonight: number) => `Rooms free: ${now} now, ${tonight} tonight`,
  arriving: 'Arriving',
  here: 'Here',
  leaving: 'Leaving',
  gone: 'Gone or not come',
  nobodyArriving: 'Nobody else arrives on this day.',
  nobodyHere: 'Nobody is here.',
  nobodyLeaving: 'Nobody leaves on this day.',
  willArrive: 'New bookings appear here by themselves.',
  willBeHere: 'Guests appear here once you hand over their key.',
  willLeave: 'Guests appear here on the day of their check-out.',
  room: 'Room',
  noName: 'Name not kept',
  bathtub: 'bathtub',
  loveKit: 'love kit',
  hoursAdded: (hours: number) => `${hours} h added`,

  word: {
    turned_away: 'Says that you turn them away',
    cannot_take: 'You cannot take them',
    new: 'New',
    late: 'Late by',
    superfast: 'Superfast ready',
    expected: 'Booked',
    here: 'Here',
    leaving: 'Leaves in',
    overdue: 'Should have left at',
    left: 'Left',
    no_show: 'Did not come',
    objected: 'Says that they came',
    nobody_marked: 'Nobody marked that they came',
  },
  /** the same with how long, or since when */
  timedWord: {
    late: (duration: string) => `Late by ${duration}`,
    leaving: (duration: string) => `Leaves in ${duration}`,
    overdue: (time: string) => `Should have left at ${time}`,
  },
  duration: (hours: number, minutes: number) =>
    hours === 0 ? `${minutes} min` : minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`,

  booking: 'Booking',
  callGuest: 'Call the guest',
  phoneFrom: (moment: string) => `The number is shown from ${moment}`,
  phoneOver: 'The number is no longer shown',
  phoneUntil: (phone: string, moment: string) => `${phone}, shown until ${moment}`,
  checkin: 'Check-in',
  checkout: 'Check-out',
  dueAtDesk: 'Due at the desk',
  nothingDue: 'Nothing is due',
  guestsLabel: 'Guests',
  needs: 'Needs',
  noNeeds: 'Nothing special',
  checkinLabel: 'Check-in',
  superfastIn: 'Superfast: compare the photos and IDs they sent',
  originalsNeeded: 'Look at the original IDs',
  kept: (rooms: string) => `${rooms}, kept`,
  bill: 'Bill',
  billRoom: 'Room',
  billBathtub: 'Bathtub',
  billOff: 'Taken off',
  billTax: (percent: number) => `Tax (GST ${percent}%)`,
  billExtra: 'Extra hours',
  billOnline: 'Paid online',
  billTaken: 'Taken at the desk',
  whatHappened: 'What happened',
  register: 'Guest register',
  registerWords: 'This is all that stays here after check-out.',
  idKinds: { aadhaar: 'Aadhaar', passport: 'Passport', driving_licence: 'Driving licence', voter_id: 'Voter ID' },
  cancelledWords: 'This booking is cancelled. Do not keep the room.',
  noShowWords: 'You marked that nobody came. If they come after all, press "They are here".',
  objectedWords: 'The guest says that they came. Uncle looks into it.',
  theyAreHere: 'They are here',
  theyHaveLeft: 'They have left',
  hereSince: (time: string) => `They came at ${time}.`,
  leftAt: (time: string) => `They left at ${time}.`,
  notYet: (moment: string) => `They can be checked in from ${moment}.`,
  addHours: 'More hours',
  addHoursWords: 'Their room, or another, is free until then. They pay at the desk. They get a message and say yes.',
  hoursMore: (hours: number) => `${hours} ${plural(hours, 'hour', 'hours')} more`,
  hoursUntil: (time: string) => `until ${time}`,
  noHoursFree: `No more hours: no room is free after them, or the desk has already added ${RULE.addedHours} hours.`,
  hoursWait: (hours: number, until: string) =>
    `Waiting for the guest’s yes: ${hours} ${plural(hours, 'hour', 'hours')} more, until ${until}. Name, phone and ID close as agreed before.`,
  hoursRefused: (hours: number) =>
    `The guests say that they did not ask for ${hours} ${plural(hours, 'hour', 'hours')} more. They owe nothing for it.`,
  addTheseHours: (amount: string) => `Add them, take ${amount}`,
  takeNow: (amount: string) => `Take ${amount}`,
  changeRoom: 'Change the room',
  changeRoomWords: 'Free for the whole stay:',
  noOtherRoom: 'No other room is free for the whole stay.',
  withBathtub: 'with bathtub',
  couldNotCome: 'Could not come',
  couldNotComeFrom: (time: string) => `From ${time}`,
  couldNotComeWords: `Mark that nobody came? The guest gets a message and can object within ${RULE.objectionHours} hours. The room stays theirs until check-out.`,
  markNoShow: 'Nobody came',
  askUncle: 'Ask Uncle',
  takeBack: 'Take the last mark back',
  takeBackWords: 'Why? It stays written that you took it back.',
  wrongRow: 'Wrong booking',
  notYetHere: 'They are not here yet',

  greetRoom: (room: string) => `Room ${room}`,
  change: 'Change',
  stepIds: 'Look at the IDs',
  stepIdsWords: 'One original ID of every guest. Both are 18 or older?',
  originalsSeen: 'I saw the originals',
  /** the next step, for this many guests */
  allOriginalsSeen: (guests: number) =>
    guests === 1 ? 'I saw the original' : guests === 2 ? 'I saw both originals' : `I saw all ${guests} originals`,
  superfastSeen: 'Photos and IDs match',
  nameLabel: 'Name',
  nameMissing: 'Please enter the name',
  stepTake: (amount: string) => `Take ${amount}`,
  takeWords: 'How do they pay?',
  methods: { cash: 'Cash', upi: 'UPI', card: 'Card' },
  receipt: 'Receipt number, if you write one',
  receiptWrong: 'Letters, digits, - and / only',
  taken: (amount: string) => `${amount} taken`,
  takeLater: 'Later',
  handOver: 'Done, hand over the key',
  keyIsWithThem: (room: string) => `Key ${room} is with them.`,
  noRoomYet: 'No room is kept',
  timeline: timelineWords,
  signInTitle: 'Desk',
  pairTitle: 'Pair this phone',
  pairWords: `Your manager shows you a code: More, Staff, Pair a phone. It works once, for ${RULE.pairingMinutes} minutes. Then the manager lets this phone in.`,
  code: 'Code',
  pairThisPhone: 'Pair this phone',
  staysSignedIn: `The phone then stays signed in for ${RULE.sessionHours} hours. Sign out when you hand it on.`,
  or: 'or',
  signInByPhone: 'Sign in with your number',
  phone: 'Phone',
  getOtp: 'Get OTP',
  otpSent: (phone: string) => `We sent an OTP to ${phone}.`,
  otpWrong: 'This OTP is not right',
  phoneWrong: 'Ten digits, the first 6 to 9',
  signIn: 'Sign in',
  signedOutNow: 'You are signed out. Please sign in again.',
  sending: 'Sending OTP...',
  checking: 'Checking...',
  forHotels: 'For hotels that work with Uncle. Guests sign in on the site.',

  signedInAs: (name: string) => `Signed in as ${name}`,
  until: (time: string) => `until ${time}`,
  sessionEnds: (time: string) => `This device is signed out at ${time}.`,
  signInAgain: 'Sign in again now',
  signOut: 'Sign out',
  signOutWaits: (count: number) =>
    `${plural(count, 'A mark was', `${count} marks were`)} not sent yet, and can be sent only when you sign in on this phone again. Wait for the network, or sign out all the same?`,
  passkey: 'Passkey',
  passkeyToMake:
    'Prices, rooms and staff open with your fingerprint, face or PIN. Make a passkey once; nobody can guess or send it on.',
  passkeyToShow: 'Show your passkey to change prices, rooms and staff on this device.',
  makePasskey: 'Make a passkey',
  showPasskey: 'Use my passkey',
  passkeyFailed: 'No passkey came. Try again, or ring us if the phone with it is lost.',
  otherHotels: 'Your other hotels',
  languageLabel: 'Language',
  staff: 'Staff',
  staffWords: 'Who works here. Each accepts with their own phone. Anybody you remove is signed out immediately.',
  addStaff: 'Add somebody',
  roleDesk: 'Desk',
  roleManager: 'Manager',
  role: 'Works as',
  pairAPhone: 'Pair a phone',
  pairCodeWords: (name: string) =>
    `Type this code on the phone that ${name} uses. It works once, for ${RULE.pairingMinutes} minutes.`,
  endWork: 'Remove from staff',
  endWorkWords: (name: string) => `${name} is signed out everywhere at once and sees nothing of this hotel any more.`,
  lastSeen: (moment: string) => `last here ${moment}`,
  neverSeen: 'has not signed in yet',
  devices: (count: number) => `${count} ${plural(count, 'phone', 'phones')} signed in`,
  add: 'Add',
  help: 'Help',
  helpWords: 'Ring us about anything at the desk, day or night.',
  pageMissing: 'We could not find this booking. It may be another hotel’s.',
  pageNotFound: 'We could not find this page',
  addressMayBeOld: 'The address may be old or mistyped.',
  pageFailed: 'Something went wrong on our side',
  pageFailedWords: (phone: string) => `We could not show this page. Try again, or ring us: ${phone}, day or night.`,
  backToDesk: 'Back to the desk',
  ofHotel: hotelWords,
  ofChannels: channelsWords,
  ofCoupons: couponsWords,
  ofKeys: keysWords,
  ofPrices: pricesWords,
  ofRegister: registerWords,
  ofShift: shiftWords,
  ofBill: billWords,
  ofMoney: moneyWords,
  ofStatements: statementsWords,
  ofFigures: figuresWords,
  ofLog: logWords,
  ofStaff: staffWords,
  toToday: 'To today',
  cannotTake: cannotTakeWords,
  guestsAsk: helpWords,
  ofRooms: roomsWords,
  ofWalkIns: walkInsWords,
  ofHouse: houseWords,
  scanning: scanWords,
  papers: papersWords,
}

type Widened<Value> = Value extends string
  ? string
  : Value extends (...given: infer Given) => string
    ? (...given: Given) => string
    : Value extends readonly string[]
      ? readonly string[]
      : { [Key in keyof Value]: Widened<Value[Key]> }

/** Every language has all of these keys. */
export type DeskWords = Widened<typeof words>
