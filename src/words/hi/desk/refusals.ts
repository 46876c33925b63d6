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

const FAILED = 'यह नहीं हो पाया। फिर कोशिश कीजिए।'
const SIGN_IN = 'साइन-इन कीजिए।'

/** The Hindi text for each refusal of the desk's calls; a test compares them with the contract. */
export const REFUSALS: Readonly<Record<string, string>> = {
  ALREADY_ANSWERED: 'इसका जवाब दिया जा चुका है, और वह वैसा ही रहेगा।',
  ALREADY_CANCELLED: 'यह बुकिंग पहले ही रद्द हो चुकी है।',
  ALREADY_MARKED: 'यह एंट्री कोई कर चुका है। बुकिंग फिर देखिए।',
  MARKED_BY_ANOTHER: 'यह एंट्री किसी और ने की। वही इस होटल में साइन-इन करके भेज सकते हैं।',
  BLOCK_BACKWARDS: 'ब्लॉक का अंत शुरू होने के बाद का हो।',
  BLOCK_BEGAN: 'ब्लॉक अभी से या बाद में शुरू हो सकता है।',
  BLOCK_OVER: 'यह ब्लॉक खत्म हो चुका है।',
  BLOCK_TOO_FAR_AHEAD: 'यह बहुत आगे की तारीख है। पहले की तारीख चुनिए।',
  BLOCK_TOO_LONG: `कमरा एक बार में ${MAX_BLOCK_DAYS} दिन तक ब्लॉक हो सकता है।`,
  CHALLENGE_REQUIRED: 'थोड़ा रुककर फिर कोशिश कीजिए।',
  CHANGE_WAITING: 'मेहमान समय बदल रहे हैं। थोड़ी देर बाद फिर देखिए।',
  CHANGED_MEANWHILE: 'इस बीच किसी और ने इसे बदल दिया। अब यह ऐसा है।',
  CONTACT_THERE: 'इस फ़ोन या पते पर खबर पहले से जाती है।',
  CROSS_SITE: 'यह किसी और साइट से आया था। पेज फिर खोलिए।',
  DESK_HOURS_USED_UP: `रिसेप्शन एक बुकिंग में ज़्यादा से ज़्यादा ${RULE.addedHours} घंटे जोड़ता है। मेहमान ‘मेरी बुकिंग’ में खुद और घंटे जोड़ सकते हैं।`,
  EXTENSION_WAITING: 'मेहमान पहले से घंटे बढ़ा रहे हैं। उनके पेमेंट का इंतज़ार कीजिए।',
  HOTEL_CLOSED: 'होटल की बुकिंग अभी बंद है।',
  IDEMPOTENCY_KEY_REUSED: FAILED,
  IDENTITIES_CLOSED: `फ़ोटो और ID चेक-इन से ${RULE.seesFromHours} घंटे पहले से चेक-आउट तक खुलते हैं।`,
  INTERNAL: FAILED,
  LAST_MANAGER: 'होटल को एक मैनेजर चाहिए। पहले दूसरा जोड़िए।',
  LAST_PHOTO: 'होटल की एक फ़ोटो रहनी चाहिए। पहले दूसरी जोड़िए।',
  MANAGERS_ONLY: 'यह सिर्फ़ इस होटल का मैनेजर कर सकता है।',
  NOT_FOR_CLEANERS: 'यह फ़ोन सिर्फ़ साफ़ करने वाले कमरे दिखाता है।',
  NOTE_ENDED: 'यह नोट किसी ने पहले ही निपटा दिया।',
  TOO_MANY_NOTES: `ज़्यादा से ज़्यादा ${MAX_NOTES} नोट। पहले कुछ निपटाइए।`,
  SITE_NAME_TAKEN: 'इस होटल में इस नाम की साइट पहले से है।',
  TOO_MANY_SITES: `ज़्यादा से ज़्यादा ${MAX_SITES} दूसरी साइटें। पहले कोई एक बंद कीजिए।`,
  ROOM_NOT_DIRTY: 'इस कमरे की सफ़ाई बाकी नहीं है। शायद किसी ने पहले ही बता दिया।',
  ROOM_STILL_TO_CLEAN: 'यह कमरा पहले से सफ़ाई की लिस्ट में है।',
  ROOM_HAS_GUESTS: 'इस कमरे में मेहमान हैं। उनके जाने के बाद सफ़ाई होगी।',
  RANGE_NOT_NUMBERS: 'कमरों के दो नंबर लिखिए, जैसे 101 और 108।',
  RANGE_BACKWARDS: 'आखिरी नंबर पहले से छोटा है।',
  RANGE_TOO_LONG: `एक बार में ${MAX_ROOMS_AT_ONCE} कमरे तक जुड़ते हैं।`,
  MORE_THAN_DUE: 'इतने लेने नहीं हैं। शायद किसी ने पहले ही ले लिए।',
  NOTHING_COMPARED: 'पहले फ़ोटो या ID खोलिए, फिर बताइए कि मिलता है या नहीं।',
  NOT_ALLOWED_NOW: 'इस बुकिंग में यह अभी नहीं हो सकता।',
  NOT_AN_IMAGE: 'फ़ोटो चुनिए: JPEG, PNG, WebP या AVIF।',
  NOT_FOUND: 'यह नहीं मिला।',
  NOT_STAFF: 'यह नंबर Uncle के किसी होटल के स्टाफ़ में नहीं है। मैनेजर से जुड़वाइए।',
  NO_FAST_CHECK_IN: 'इन मेहमानों का सुपरफ़ास्ट चेक-इन पूरा नहीं है। ओरिजिनल ID माँगिए।',
  NO_ROOM_FREE: 'उस पूरे समय कोई कमरा खाली नहीं है।',
  NO_SESSION: SIGN_IN,
  OTP_LIMIT_REACHED: 'बहुत OTP माँगे गए। कुछ देर बाद कोशिश कीजिए।',
  OTP_TOO_SOON: 'OTP अभी भेजा है। थोड़ा रुकिए।',
  OTP_WRONG: 'मोबाइल पर आया सही OTP लिखिए।',
  OVERLOADED: 'सर्वर अभी बिज़ी है। थोड़ी देर में फिर कीजिए।',
  PAIRING_CODE_WRONG: 'यह कोड गलत या पुराना है। मैनेजर से नया माँगिए।',
  ALREADY_DECIDED: 'किसी ने यह पहले ही तय कर दिया।',
  OUTSIDE_SCOPE: 'इस कुंजी से यह नहीं हो सकता।',
  KEY_NAME_TAKEN: 'इस नाम की कुंजी पहले से है। पहले उसे बंद कीजिए, या दूसरा नाम दीजिए।',
  TOO_MANY_KEYS: `ज़्यादा से ज़्यादा ${MAX_KEYS} कुंजियाँ। पहले एक बंद कीजिए।`,
  WEBHOOK_THERE: 'इस पते को हम पहले से कॉल करते हैं।',
  TOO_MANY_WEBHOOKS: `ज़्यादा से ज़्यादा ${MAX_WEBHOOKS} पते। पहले एक बंद कीजिए।`,
  SECRET_JUST_CHANGED: 'सीक्रेट एक दिन के अंदर बदला गया है और अभी दोनों चलते हैं। तब तक रुकिए।',
  POST_NOT_ACCEPTED: 'आपको इस डेस्क पर बुलाया गया है। पहले हाँ कहिए।',
  INVITED_TODAY: 'इस नंबर को आज बताया जा चुका है। उनसे साइन-इन करने को कहिए, या कल फिर भेजिए।',
  CONTACT_ASKED_TODAY: 'इस फ़ोन या पते से आज पूछा जा चुका है। कल फिर कोशिश कीजिए।',
  CONTACT_SAID_STOP: 'इस फ़ोन या पते के मालिक को इस होटल के मैसेज नहीं चाहिए।',
  NOT_ME_USED: 'यह लिंक अपना काम कर चुका है।',
  NOT_ME_OVER: 'यह लिंक बहुत पुराना है। हमें फ़ोन कीजिए।',
  PASSKEYS_FULL: 'आपकी बहुत पासकी हैं। हमें फ़ोन करके एक हटवाइए।',
  PASSKEY_HELD_BACK: `किसी ने आपकी पिछली पासकी को "मैं नहीं" कहा। नई पासकी ${PASSKEY_WAIT_HOURS} घंटे बाद बनेगी, या हमें फ़ोन कीजिए।`,
  PASSKEY_NOT_HERE: 'पासकी मैनेजर अपने फ़ोन पर, OTP से साइन-इन करके बनाता है, पुरानी दिखाने के बाद। कोड से जोड़े फ़ोन पर नहीं बनती।',
  PASSKEY_WRONG: 'यह पासकी नहीं चली। फिर कोशिश कीजिए।',
  PHOTO_THERE: 'यह फ़ोटो होटल में पहले से है।',
  PICTURE_TOO_DETAILED: 'इस फ़ोटो में 40 मेगापिक्सेल से ज़्यादा हैं। छोटी चुनिए।',
  PICTURE_TOO_LARGE: 'यह फ़ोटो 10 MB से बड़ी है। छोटी चुनिए।',
  PICTURE_TOO_SMALL: `यह फ़ोटो बहुत छोटी है। कम से कम ${LEAST_CUT.width} × ${LEAST_CUT.height} पिक्सेल चाहिए।`,
  PICTURE_UNREADABLE: 'यह फ़ोटो पढ़ी नहीं गई। फिर खींचिए या दूसरी चुनिए।',
  PREFETCH_REFUSED: FAILED,
  PRICE_FAR_OFF: 'यह दाम पहले वाले से आधे से भी ज़्यादा अलग है। पक्का हो तो हाँ कहिए।',
  PRICE_RULE_INVALID: 'यह दाम या ये तारीखें नहीं चलेंगी: दाम ₹1 से ₹1,00,000, तारीखें आगे की और क्रम में।',
  REQUEST_IN_PROGRESS: 'यही काम अभी चल रहा है। थोड़ा रुकिए।',
  ROOM_BATHTUB_BOOKED: 'किसी मेहमान ने यह कमरा बाथटब के साथ बुक किया है।',
  NOT_TO_YOURSELF: 'शिफ़्ट अपने आप को हैंडओवर नहीं की जा सकती।',
  MORE_THAN_COUNTED: 'बॉक्स में गिने हुए से ज़्यादा नहीं रह सकता।',
  ROOM_STILL_IN_USE: 'यह कमरा अभी किसी और के पास है, या उसकी सफ़ाई हो रही है। इन मेहमानों को दूसरा कमरा दें।',
  ROOM_NOT_FREE: 'यह कमरा पूरे समय खाली नहीं है।',
  ROOM_NUMBER_TAKEN: 'इस होटल के दूसरे कमरे का यही नंबर है।',
  ROOM_TAKEN: 'यह कमरा उस पूरे समय खाली नहीं है।',
  ROOM_WITHOUT_BATHTUB: 'मेहमानों ने बाथटब बुक किया है, इस कमरे में नहीं है।',
  SEEN_LINK_OVER: 'यह बुकिंग रद्द हो गई, या स्टे पूरा हुआ।',
  SEEN_LINK_USED: 'यह बुकिंग पहले ही देखी जा चुकी है। धन्यवाद।',
  SLOT_NOT_SOLD: 'इस होटल में यह स्लॉट नहीं है।',
  SOLD_OUT: 'उस समय कोई कमरा खाली नहीं है।',
  STAFF_EXISTS: 'यह नंबर यहाँ के स्टाफ़ में पहले से है।',
  STAFF_FULL: `होटल में ज़्यादा से ज़्यादा ${MAX_STAFF} स्टाफ़। पहले किसी का काम खत्म कीजिए।`,
  TOO_MANY_CONTACTS: `ज़्यादा से ज़्यादा ${MAX_CHANNELS} कॉन्टैक्ट। पहले एक बंद कीजिए।`,
  TOO_MANY_PHOTOS: `होटल में ज़्यादा से ज़्यादा ${MAX_PHOTOS} फ़ोटो। पहले एक हटाइए।`,
  TOO_MANY_PRICE_RULES: 'इस स्लॉट के बहुत नियम हैं। पहले कुछ हटाइए।',
  TOO_MANY_REQUESTS: 'बहुत बार कोशिश हुई। थोड़ा रुककर फिर कीजिए।',
  TOO_MANY_ROOMS: `होटल में ज़्यादा से ज़्यादा ${MAX_HOTEL_ROOMS} कमरे।`,
  UNREACHABLE: 'नेटवर्क नहीं है। कनेक्शन देखकर फिर कोशिश कीजिए।',
  USER_ID_MISSING: SIGN_IN,
  VISIT_TOO_EARLY: 'इसके लिए अभी बहुत जल्दी है।',
  VISIT_TOO_LATE: 'इसके लिए बहुत देर हो गई।',
  WRONG_CONTENT_TYPE: FAILED,

  ADDRESS_INVALID: 'सही मोबाइल नंबर या ईमेल पता लिखिए।',
  EXTRAS_FULL: 'एक स्टे में ऐसी चीज़ें ₹50,000 तक ही होती हैं।',
  REGISTER_WRITTEN: 'यह मेहमान रजिस्टर में पहले से है। रजिस्टर फिर खोलिए।',
  REGISTER_STRUCK: 'यह लाइन पहले ही काटी जा चुकी है। रजिस्टर फिर खोलिए।',
  FORM_FILED: 'यह फ़ॉर्म पहले ही जमा लिखा है। नंबर बदलना हो तो वजह लिखिए।',
  AMOUNT_INVALID: 'कम से कम ₹1 लिखिए।',
  ANSWER_INVALID: `जवाब ज़्यादा से ज़्यादा ${MAX_ANSWER_LENGTH} अक्षर का हो।`,
  ANSWER_REQUIRED: 'जवाब लिखिए।',
  CAPTION_INVALID: `नाम ज़्यादा से ज़्यादा ${MAX_CAPTION} अक्षर का हो।`,
  CODE_INVALID: 'कोड में 8 अक्षर और अंक होते हैं।',
  KINDS_INVALID: 'चुनिए कि क्या भेजना है। लिस्ट सिर्फ़ ईमेल से जाती हैं।',
  PHONE_INVALID: 'सही मोबाइल नंबर लिखिए।',
  REASON_REQUIRED: 'वजह लिखिए।',
  RECEIPT_INVALID: 'रसीद में सिर्फ़ अक्षर, अंक, - और / हों।',
  RECEPTION_PHONE_INVALID: 'यह भारत का टेलीफ़ोन नंबर नहीं है।',
  RULES_INVALID: `ज़्यादा से ज़्यादा ${MAX_HOUSE_RULES} नियम, हर एक ${MAX_HOUSE_RULE} अक्षर तक।`,
}

const MISSING = 'कुछ लिखना बाकी है।'
const WRONG = 'यह ठीक से नहीं लिखा गया। देखकर फिर लिखिए।'

/** Returns the text of a refusal. A field without its own text counts as missing or wrong. */
export function refusalWords({ code }: { code: string }): string {
  const own = REFUSALS[code]
  if (own !== undefined) return own
  if (code.endsWith('_REQUIRED')) return MISSING
  return code.endsWith('_INVALID') ? WRONG : FAILED
}
