import { MAX_KEYS } from '#domain/hotel-keys/hotel-key.ts'
import { MAX_WEBHOOKS } from '#domain/hotel-keys/webhook.ts'
import { RULE } from '../../desk-rules.ts'
import { PASSKEY_WAIT_HOURS } from '#domain/desk/not-me.ts'
import { MAX_SITES } from '#domain/channels/channel-reading.ts'
import { MAX_NOTES } from '#domain/desk/notes.ts'
import { MAX_STAFF } from '#domain/desk/staff.ts'
import { MAX_HOUSE_RULE, MAX_HOUSE_RULES } from '#domain/hotels/house-rules.ts'
import { MAX_CHANNELS } from '#domain/hotel-messages/hotel-channel.ts'
import { MAX_CAPTION, MAX_PHOTOS } from '#domain/pictures/hotel-photos.ts'
import { LEAST_CUT } from '#domain/pictures/picture-sizes.ts'
import { MAX_ANSWER_LENGTH } from '#domain/reviews/review-answer.ts'
import { MAX_BLOCK_DAYS } from '#domain/rooms/block.ts'
import { MAX_HOTEL_ROOMS } from '#domain/rooms/room-names.ts'
import { MAX_ROOMS_AT_ONCE } from '#domain/rooms/room-range.ts'

const FAILED = 'இது முடியவில்லை. மீண்டும் முயலுங்கள்.'
const SIGN_IN = 'லாகின் செய்யுங்கள்.'

/** The Tamil text for each refusal of the desk's calls; a test compares them with the contract. */
export const REFUSALS: Readonly<Record<string, string>> = {
  ALREADY_ANSWERED: 'இதற்கு ஏற்கனவே பதில் தரப்பட்டது, அது அப்படியே இருக்கும்.',
  ALREADY_CANCELLED: 'இந்தப் புக்கிங் ஏற்கனவே ரத்து ஆனது.',
  ALREADY_MARKED: 'இந்த என்ட்ரியை ஏற்கனவே ஒருவர் செய்துவிட்டார். புக்கிங்கை மீண்டும் பாருங்கள்.',
  MARKED_BY_ANOTHER: 'இந்த என்ட்ரியை வேறொருவர் செய்தார். அவர் மட்டுமே இந்த ஹோட்டலில் லாகின் செய்து அனுப்ப முடியும்.',
  BLOCK_BACKWARDS: 'பிளாக் முடியும் நேரம் தொடங்கும் நேரத்துக்குப் பிறகு இருக்க வேண்டும்.',
  BLOCK_BEGAN: 'பிளாக் இப்போது அல்லது பிறகு தொடங்கலாம்.',
  BLOCK_OVER: 'இந்தப் பிளாக் முடிந்துவிட்டது.',
  BLOCK_TOO_FAR_AHEAD: 'இந்தத் தேதி மிகத் தொலைவில் உள்ளது. முந்தைய தேதியைத் தேர்ந்தெடுங்கள்.',
  BLOCK_TOO_LONG: `ஒரு ரூமை ஒரே முறையில் ${MAX_BLOCK_DAYS} நாட்கள் வரை பிளாக் செய்யலாம்.`,
  CHALLENGE_REQUIRED: 'சிறிது நேரம் கழித்து மீண்டும் முயலுங்கள்.',
  CHANGE_WAITING: 'விருந்தினர்கள் நேரத்தை மாற்றுகிறார்கள். சிறிது நேரம் கழித்துப் பாருங்கள்.',
  CHANGED_MEANWHILE: 'இதற்கிடையே வேறொருவர் இதை மாற்றினார். இப்போது இப்படி உள்ளது.',
  CONTACT_THERE: 'இந்த ஃபோன் அல்லது முகவரிக்கு ஏற்கனவே தகவல் போகிறது.',
  CROSS_SITE: 'இது வேறு தளத்திலிருந்து வந்தது. பக்கத்தை மீண்டும் திறங்கள்.',
  DESK_HOURS_USED_UP: `டெஸ்க் ஒரு புக்கிங்குக்கு அதிகபட்சம் ${RULE.addedHours} மணி நேரம் சேர்க்கும். விருந்தினர்கள் ‘என் புக்கிங்குகள்’ பக்கத்தில் தாங்களே மேலும் சேர்க்கலாம்.`,
  EXTENSION_WAITING: 'விருந்தினர்கள் ஏற்கனவே மணி நேரத்தைக் கூட்டுகிறார்கள். அவர்கள் பணம் செலுத்தும் வரை காத்திருங்கள்.',
  HOTEL_CLOSED: 'ஹோட்டல் இப்போது புக்கிங் எடுப்பதில்லை.',
  IDEMPOTENCY_KEY_REUSED: FAILED,
  IDENTITIES_CLOSED: `படங்களும் ID-களும் செக்-இன்னுக்கு ${RULE.seesFromHours} மணி நேரம் முன்பிருந்து செக்-அவுட் வரை திறக்கும்.`,
  INTERNAL: FAILED,
  LAST_MANAGER: 'ஹோட்டலுக்கு ஒரு மேனேஜர் தேவை. முதலில் இன்னொருவரைச் சேருங்கள்.',
  LAST_PHOTO: 'ஹோட்டலுக்கு ஒரு படமாவது தேவை. முதலில் இன்னொன்றைச் சேருங்கள்.',
  MANAGERS_ONLY: 'இதை இந்த ஹோட்டலின் மேனேஜர் மட்டுமே செய்யலாம்.',
  NOT_FOR_CLEANERS: 'இந்த ஃபோன் சுத்தம் செய்ய வேண்டிய ரூம்களை மட்டும் காட்டும்.',
  NOTE_ENDED: 'இந்தக் குறிப்பை ஏற்கனவே ஒருவர் முடித்துவிட்டார்.',
  TOO_MANY_NOTES: `அதிகபட்சம் ${MAX_NOTES} குறிப்புகள். முதலில் சிலவற்றை முடியுங்கள்.`,
  SITE_NAME_TAKEN: 'இந்தப் பெயரில் ஒரு தளம் ஏற்கனவே உள்ளது.',
  TOO_MANY_SITES: `அதிகபட்சம் ${MAX_SITES} வேறு தளங்கள். முதலில் ஒன்றை முடியுங்கள்.`,
  ROOM_NOT_DIRTY: 'இந்த ரூமுக்கு கிளீனிங் பாக்கி இல்லை. ஏற்கனவே ஒருவர் சொல்லியிருக்கலாம்.',
  ROOM_STILL_TO_CLEAN: 'இந்த ரூம் ஏற்கனவே கிளீனிங் பட்டியலில் உள்ளது.',
  ROOM_HAS_GUESTS: 'இந்த ரூமில் விருந்தினர்கள் உள்ளனர். அவர்கள் கிளம்பிய பிறகு சுத்தம் செய்யலாம்.',
  RANGE_NOT_NUMBERS: 'இரண்டு ரூம் எண்களை எழுதுங்கள், 101 மற்றும் 108 போல.',
  RANGE_BACKWARDS: 'கடைசி எண் முதல் எண்ணுக்கு முன் உள்ளது.',
  RANGE_TOO_LONG: `ஒரே முறையில் ${MAX_ROOMS_AT_ONCE} ரூம்கள் வரை சேர்க்கலாம்.`,
  MORE_THAN_DUE: 'இவ்வளவு பாக்கி இல்லை. ஏற்கனவே ஒருவர் வாங்கியிருக்கலாம்.',
  NOTHING_COMPARED: 'முதலில் படத்தையோ ID-ஐயோ திறங்கள், பிறகு பொருந்துகிறதா என்று சொல்லுங்கள்.',
  NOT_ALLOWED_NOW: 'இந்தப் புக்கிங்குக்கு இப்போது இதைச் செய்ய முடியாது.',
  NOT_AN_IMAGE: 'ஒரு படத்தைத் தேர்ந்தெடுங்கள்: JPEG, PNG, WebP அல்லது AVIF.',
  NOT_FOUND: 'இது கிடைக்கவில்லை.',
  NOT_STAFF: 'இந்த எண் Uncle ஹோட்டல் எதிலும் ஸ்டாஃபாக இல்லை. மேனேஜரிடம் சேர்க்கச் சொல்லுங்கள்.',
  NO_FAST_CHECK_IN: 'இந்த விருந்தினர்களின் சூப்பர்ஃபாஸ்ட் செக்-இன் முடியவில்லை. அசல் ID-களைக் கேளுங்கள்.',
  NO_ROOM_FREE: 'அந்த முழு நேரமும் எந்த ரூமும் காலி இல்லை.',
  NO_SESSION: SIGN_IN,
  OTP_LIMIT_REACHED: 'OTP அதிக முறை கேட்கப்பட்டது. பிறகு முயலுங்கள்.',
  OTP_TOO_SOON: 'OTP இப்போதுதான் அனுப்பினோம். சிறிது காத்திருங்கள்.',
  OTP_WRONG: 'மொபைலுக்கு வந்த சரியான OTP-ஐ எழுதுங்கள்.',
  OVERLOADED: 'சர்வர் இப்போது பிஸியாக உள்ளது. சிறிது நேரத்தில் மீண்டும் முயலுங்கள்.',
  PAIRING_CODE_WRONG: 'இந்தக் குறியீடு தவறு அல்லது பழையது. மேனேஜரிடம் புதியதைக் கேளுங்கள்.',
  ALREADY_DECIDED: 'இதை ஏற்கனவே ஒருவர் முடிவு செய்துவிட்டார்.',
  OUTSIDE_SCOPE: 'இந்தச் சாவியால் இதைச் செய்ய முடியாது.',
  KEY_NAME_TAKEN: 'இந்தப் பெயரில் ஒரு சாவி ஏற்கனவே உள்ளது. முதலில் அதை முடியுங்கள், அல்லது வேறு பெயர் கொடுங்கள்.',
  TOO_MANY_KEYS: `அதிகபட்சம் ${MAX_KEYS} சாவிகள். முதலில் ஒன்றை முடியுங்கள்.`,
  WEBHOOK_THERE: 'இந்த முகவரியை ஏற்கனவே அழைக்கிறோம்.',
  TOO_MANY_WEBHOOKS: `அதிகபட்சம் ${MAX_WEBHOOKS} முகவரிகள். முதலில் ஒன்றை முடியுங்கள்.`,
  SECRET_JUST_CHANGED: 'ரகசியம் ஒரு நாளுக்குள் மாற்றப்பட்டது; இரண்டும் இன்னும் கையொப்பமிடுகின்றன. அதுவரை காத்திருங்கள்.',
  POST_NOT_ACCEPTED: 'இந்த டெஸ்கில் வேலை செய்ய உங்களுக்கு அழைப்பு உள்ளது. முதலில் ஏற்றுக்கொள்ளுங்கள்.',
  INVITED_TODAY: 'இந்த எண்ணுக்கு இன்று ஏற்கனவே அனுப்பப்பட்டது. லாகின் செய்யும்படி சொல்லுங்கள், அல்லது நாளை மீண்டும் அனுப்புங்கள்.',
  CONTACT_ASKED_TODAY: 'இந்த ஃபோன் அல்லது முகவரியிடம் இன்று ஏற்கனவே கேட்கப்பட்டது. நாளை மீண்டும் முயலுங்கள்.',
  CONTACT_SAID_STOP: 'இந்த ஃபோன் அல்லது முகவரியின் உரிமையாளருக்கு இந்த ஹோட்டலின் மெசேஜ்கள் வேண்டாம்.',
  NOT_ME_USED: 'இந்த லிங்க் ஏற்கனவே பயன்படுத்தப்பட்டது.',
  NOT_ME_OVER: 'இந்த லிங்க் மிகப் பழையது. எங்களை அழையுங்கள்.',
  PASSKEYS_FULL: 'உங்களிடம் பல பாஸ்கீகள் உள்ளன. ஒன்றை நீக்க எங்களை அழையுங்கள்.',
  PASSKEY_HELD_BACK: `உங்கள் கடைசி பாஸ்கீக்கு ஒருவர் "நான் இல்லை" என்றார். புதியதை ${PASSKEY_WAIT_HOURS} மணி நேரம் கழித்து உருவாக்கலாம், அல்லது எங்களை அழையுங்கள்.`,
  PASSKEY_NOT_HERE:
    'மேனேஜர் தன் சொந்த ஃபோனில், OTP மூலம் லாகின் செய்து, பழைய பாஸ்கீயைக் காட்டிய பிறகே புதியதை உருவாக்க முடியும். குறியீடு மூலம் இணைத்த ஃபோனில் முடியாது.',
  PASSKEY_WRONG: 'இந்த பாஸ்கீ வேலை செய்யவில்லை. மீண்டும் முயலுங்கள்.',
  PHOTO_THERE: 'இந்தப் படம் ஹோட்டலில் ஏற்கனவே உள்ளது.',
  PICTURE_TOO_DETAILED: 'இந்தப் படம் 40 மெகாபிக்சலுக்கு மேல் உள்ளது. சிறியதைத் தேர்ந்தெடுங்கள்.',
  PICTURE_TOO_LARGE: 'இந்தப் படம் 10 MB-ஐ விடப் பெரியது. சிறியதைத் தேர்ந்தெடுங்கள்.',
  PICTURE_TOO_SMALL: `இந்தப் படம் மிகச் சிறியது. குறைந்தது ${LEAST_CUT.width} × ${LEAST_CUT.height} பிக்சல் தேவை.`,
  PICTURE_UNREADABLE: 'இந்தப் படத்தைப் படிக்க முடியவில்லை. மீண்டும் எடுங்கள் அல்லது வேறொன்றைத் தேர்ந்தெடுங்கள்.',
  PREFETCH_REFUSED: FAILED,
  PRICE_FAR_OFF: 'இந்த விலை முன்பு இருந்ததிலிருந்து பாதிக்கு மேல் மாறுகிறது. சரி என்றால் ஆம் சொல்லுங்கள்.',
  PRICE_RULE_INVALID: 'இந்த விலை அல்லது தேதிகள் சரியில்லை: விலை ₹1 முதல் ₹1,00,000, தேதிகள் இனி வருபவை, வரிசையாக.',
  REQUEST_IN_PROGRESS: 'இதே வேலை இப்போது நடக்கிறது. சிறிது காத்திருங்கள்.',
  ROOM_BATHTUB_BOOKED: 'ஒரு விருந்தினர் இந்த ரூமை பாத்டப்புடன் புக் செய்துள்ளார்.',
  NOT_TO_YOURSELF: 'ஷிஃப்டை உங்களுக்கே ஒப்படைக்க முடியாது.',
  MORE_THAN_COUNTED: 'எண்ணியதை விட அதிகம் பாக்ஸில் இருக்க முடியாது.',
  ROOM_STILL_IN_USE: 'இந்த ரூம் இப்போது வேறொருவரிடம் உள்ளது, அல்லது கிளீனிங் நடக்கிறது. இந்த விருந்தினர்களுக்கு வேறு ரூம் கொடுங்கள்.',
  ROOM_NOT_FREE: 'இந்த ரூம் முழு நேரமும் காலி இல்லை.',
  ROOM_NUMBER_TAKEN: 'இந்த ஹோட்டலில் வேறொரு ரூமுக்கு இந்த எண் உள்ளது.',
  ROOM_TAKEN: 'இந்த ரூம் அந்த முழு நேரமும் காலி இல்லை.',
  ROOM_WITHOUT_BATHTUB: 'விருந்தினர்கள் பாத்டப் புக் செய்துள்ளனர், இந்த ரூமில் அது இல்லை.',
  SEEN_LINK_OVER: 'இந்தப் புக்கிங் ரத்து ஆனது, அல்லது தங்கல் முடிந்தது.',
  SEEN_LINK_USED: 'இந்தப் புக்கிங் ஏற்கனவே பார்க்கப்பட்டது. நன்றி.',
  SLOT_NOT_SOLD: 'இந்த ஹோட்டலில் இந்த ஸ்லாட் இல்லை.',
  SOLD_OUT: 'அந்த நேரத்தில் எந்த ரூமும் காலி இல்லை.',
  STAFF_EXISTS: 'இந்த எண் ஏற்கனவே இங்கே ஸ்டாஃபில் உள்ளது.',
  STAFF_FULL: `ஒரு ஹோட்டலில் அதிகபட்சம் ${MAX_STAFF} ஸ்டாஃப். முதலில் ஒருவரை நீக்குங்கள்.`,
  TOO_MANY_CONTACTS: `அதிகபட்சம் ${MAX_CHANNELS} கான்டாக்ட்கள். முதலில் ஒன்றை நிறுத்துங்கள்.`,
  TOO_MANY_PHOTOS: `ஒரு ஹோட்டலில் அதிகபட்சம் ${MAX_PHOTOS} படங்கள். முதலில் ஒன்றை நீக்குங்கள்.`,
  TOO_MANY_PRICE_RULES: 'இந்த ஸ்லாட்டுக்குப் பல விலை விதிகள் உள்ளன. முதலில் சிலவற்றை நீக்குங்கள்.',
  TOO_MANY_REQUESTS: 'அதிக முறை முயன்றுவிட்டீர்கள். சிறிது நேரம் கழித்து முயலுங்கள்.',
  TOO_MANY_ROOMS: `ஒரு ஹோட்டலில் அதிகபட்சம் ${MAX_HOTEL_ROOMS} ரூம்கள்.`,
  UNREACHABLE: 'நெட்வொர்க் இல்லை. இணைப்பைப் பார்த்து மீண்டும் முயலுங்கள்.',
  USER_ID_MISSING: SIGN_IN,
  VISIT_TOO_EARLY: 'இதற்கு இன்னும் நேரம் ஆகவில்லை.',
  VISIT_TOO_LATE: 'இதற்கு நேரம் கடந்துவிட்டது.',
  WRONG_CONTENT_TYPE: FAILED,

  ADDRESS_INVALID: 'சரியான மொபைல் எண் அல்லது ஈமெயில் முகவரியை எழுதுங்கள்.',
  EXTRAS_FULL: 'ஒரு தங்கலுக்குக் கூடுதல் பொருட்கள் ₹50,000 வரை மட்டுமே.',
  REGISTER_WRITTEN: 'இந்த விருந்தினர் ஏற்கனவே ரிஜிஸ்டரில் உள்ளார். ரிஜிஸ்டரை மீண்டும் திறங்கள்.',
  REGISTER_STRUCK: 'இந்த லைன் ஏற்கனவே அடிக்கப்பட்டது. ரிஜிஸ்டரை மீண்டும் திறங்கள்.',
  FORM_FILED: 'இந்த ஃபார்ம் ஏற்கனவே தாக்கல் ஆனது. எண்ணை மாற்ற வேண்டும் என்றால் காரணத்தை எழுதுங்கள்.',
  AMOUNT_INVALID: 'குறைந்தது ₹1 எழுதுங்கள்.',
  ANSWER_INVALID: `பதில் அதிகபட்சம் ${MAX_ANSWER_LENGTH} எழுத்துகள்.`,
  ANSWER_REQUIRED: 'பதிலை எழுதுங்கள்.',
  CAPTION_INVALID: `தலைப்பு அதிகபட்சம் ${MAX_CAPTION} எழுத்துகள்.`,
  CODE_INVALID: 'கோடில் 8 எழுத்துகளும் எண்களும் இருக்கும்.',
  KINDS_INVALID: 'எதை அனுப்புவது என்று தேர்ந்தெடுங்கள். பட்டியல்கள் ஈமெயிலில் மட்டுமே போகும்.',
  PHONE_INVALID: 'சரியான மொபைல் எண்ணை எழுதுங்கள்.',
  REASON_REQUIRED: 'காரணத்தை எழுதுங்கள்.',
  RECEIPT_INVALID: 'ரசீது எண்ணில் எழுத்துகள், எண்கள், - மற்றும் / மட்டும்.',
  RECEPTION_PHONE_INVALID: 'இது இந்திய ஃபோன் எண் இல்லை.',
  RULES_INVALID: `அதிகபட்சம் ${MAX_HOUSE_RULES} விதிகள், ஒவ்வொன்றும் ${MAX_HOUSE_RULE} எழுத்துகள் வரை.`,
}

const MISSING = 'ஏதோ எழுத விடுபட்டுள்ளது.'
const WRONG = 'இது சரியாக எழுதப்படவில்லை. பார்த்து மீண்டும் எழுதுங்கள்.'

/** Returns the text of a refusal. A field without its own text counts as missing or wrong. */
export function refusalWords({ code }: { code: string }): string {
  const own = REFUSALS[code]
  if (own !== undefined) return own
  if (code.endsWith('_REQUIRED')) return MISSING
  return code.endsWith('_INVALID') ? WRONG : FAILED
}
