import { RULE } from '../../desk-rules.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import type { DeskWords } from '../../en/desk/desk.ts'
import { plural } from '../plural.ts'

/** Feminine ordinals, to agree with "बार". */
const nth = (count: number): string => ['पहली', 'दूसरी', 'तीसरी', 'चौथी'][count - 1] ?? `${count}वीं`

export const cannotTakeWords: DeskWords['cannotTake'] = {
  title: 'कमरा नहीं दे सकते',
  intro: (guests: string) => `${guests}। आपके होटल पहुँचने से पहले ही वे दूसरा होटल चुन लेंगे या अपने पैसे वापस ले लेंगे।`,
  why: 'क्यों?',
  reasons: {
    room_unusable: 'कमरा खराब है',
    guest_stays: 'पिछले मेहमान रुक गए',
    closed: 'होटल बंद है या स्टाफ़ कम है',
    other: 'कोई और वजह',
  },
  costs: 'इसमें आपका क्या जाएगा',
  lostStay: 'इस बुकिंग से जो मिलता, टैक्स समेत',
  dearerRoom: 'पास के दूसरे होटल का महँगा कमरा',
  compensation: 'अगर वे पैसे वापस चुनें, तो ऊपर से क्रेडिट जो आपको देना होगा',
  noRoom: 'आपके जैसा कोई होटल खाली नहीं: मेहमान का पैसा वापस जाएगा',
  count: (before: number) => `इस महीने यह ${nth(before + 1)} बार होगा`,
  free: (hotels: number) => plural(hotels, `आपके जैसा ${hotels} होटल खाली है`, `आपके जैसे ${hotels} होटल खाली हैं`),
  blocked: (until: string) => `कमरा ${until} तक ब्लॉक रहेगा`,
  keep: 'बुकिंग रहने दें',
  needsManager: `वे ${RULE.receptionHours} घंटे से ज़्यादा बाद आएँगे: यह सिर्फ़ आपका मैनेजर कह सकता है।`,
  notNow: 'यह आप बता चुके हैं, या मेहमान आ चुके हैं, या बुकिंग खत्म हो गई है।',
  money: (amount: number) => formatRupees(amount),
  turnedAway: {
    says: 'मेहमान कह रहे हैं कि आपने कमरा नहीं दिया।',
    asksMoney: (until: string) => `वे पैसे वापस माँग रहे हैं। ${until} तक जवाब दें, नहीं तो पैसे वापस जाएँगे।`,
    objected: 'आपने कहा कि उनका स्वागत है।',
    agreed: 'आपने कहा कि आपने कमरा नहीं दिया।',
    office: (until: string) => `हमारा ऑफ़िस ${until} तक फ़ैसला करेगा, नहीं तो पैसे वापस जाएँगे।`,
    welcome: 'उनका स्वागत है, या वे कमरे में हैं',
    didNotTake: 'हमने कमरा नहीं दिया',
  },
  entry: {
    cannot_take: (by: string, reason: string) => `${by} कमरा नहीं दे सकते: ${reason}`,
    turned_away: 'मेहमान कह रहे हैं कि आप कमरा नहीं दे रहे',
    turned_away_welcome: (by: string) => `${by}: उनका स्वागत है, या वे कमरे में हैं`,
    turned_away_did_not_take: (by: string) => `${by}: हमने कमरा नहीं दिया`,
    moved_away: 'मेहमान को दूसरा होटल मिल गया',
  },
}
